/** A component that is drawn again only when one of its properties is another one. */

import { Component, type ComponentChild, type ComponentType } from "preact";

export function memo<P extends object>(view: (props: P) => ComponentChild): ComponentType<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      for (const key in next) if (next[key] !== (this.props as P)[key]) return true;
      return false;
    }
    override render(): ComponentChild {
      return view(this.props);
    }
  };
}
