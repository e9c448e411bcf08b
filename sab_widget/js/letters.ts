/** JSON made smaller by zlib, as `sab_widget/letters.py` packs it: in bytes, or in base64. */

export const unpacked = (text: string): Promise<unknown> =>
  inflated(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));

export async function inflated(bytes: BlobPart): Promise<unknown> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return JSON.parse(await new Response(stream).text());
}
