import { Component } from "react";

interface Props {
  /** The page that is coming, while its outline stands in the place of the one that is shown. */
  pending: string | null;
  pathname: string;
}

/**
 * Scrolls to the top when a skeleton is shown and restores the position if the navigation fails. A class component,
 * because only getSnapshotBeforeUpdate can read the position before the (shorter) skeleton is rendered.
 */
export class RestoreScroll extends Component<Props> {
  #savedPosition: { pathname: string; scrolled: number } | null = null;

  override getSnapshotBeforeUpdate(): number {
    return window.scrollY;
  }

  override componentDidUpdate(previous: Props, _state: unknown, scrollTop: number): void {
    const { pending, pathname } = this.props;
    // Guessed heights would bring who comes back to a list to another place (content-visibility.css).
    if (pathname !== previous.pathname) document.documentElement.dataset.moved = "";
    if (pending === previous.pending) return;
    if (previous.pending === null) this.#savedPosition = { pathname, scrolled: scrollTop };
    if (pending !== null) window.scrollTo(0, 0);
    else if (this.#savedPosition?.pathname === pathname) window.scrollTo(0, this.#savedPosition.scrolled);
  }

  override render(): null {
    return null;
  }
}
