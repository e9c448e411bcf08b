/** The end of a view or of a widget. */

export const atEnd = (signal: AbortSignal, act: () => void): void => signal.addEventListener("abort", act);
