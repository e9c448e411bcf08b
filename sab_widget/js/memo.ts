/** A component that is drawn again only when one of its properties is another one. */

import { Component, type ComponentChild, type FunctionComponent, h } from "preact";

export function memo<P extends object>(view: (props: P) => ComponentChild): FunctionComponent<P> {
  class Memo extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      for (const key in next) if (next[key] !== (this.props as P)[key]) return true;
      return false;
    }
    override render(): ComponentChild {
      return view(this.props);
    }
  }
  return (props: P) => h(Memo, props);
}
