import { Component } from "react";

interface Props {
  /** The page that is coming, while its outline stands in the place of the one that is shown. */
  pending: string | null;
  pathname: string;
}

/**
 * The outline of a page begins at its top; who stays on his page stays where he was on it. A class, since only a class is asked before
 * the outline, which may be shorter, has taken the place of the page.
 */
export class KeptScroll extends Component<Props> {
  #left: { pathname: string; scrolled: number } | null = null;

  override getSnapshotBeforeUpdate(): number {
    return window.scrollY;
  }

  override componentDidUpdate(before: Props, _state: unknown, scrolled: number): void {
    const { pending, pathname } = this.props;
    if (pending === before.pending) return;
    if (before.pending === null) this.#left = { pathname, scrolled };
    if (pending !== null) window.scrollTo(0, 0);
    else if (this.#left?.pathname === pathname) window.scrollTo(0, this.#left.scrolled);
  }

  override render(): null {
    return null;
  }
}
