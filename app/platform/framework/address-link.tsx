import type { ComponentProps } from "react";
import { Link } from "react-router";

export type AddressLinkProps = ComponentProps<"a"> &
  Pick<ComponentProps<typeof Link>, "prefetch" | "preventScrollReset" | "replace" | "state"> & { to: string };

/**
 * A link to an address that is complete. On the server it is drawn as React Router's own would be, without working out
 * what a click will do; `data-discover` is how the router finds it later.
 */
export const AddressLink = import.meta.env.SSR ? StaticLink : Link;

export function StaticLink({
  to,
  prefetch: _prefetch,
  preventScrollReset: _reset,
  replace: _replace,
  state: _state,
  target,
  children,
  ...rest
}: AddressLinkProps) {
  return (
    <a {...rest} href={to} target={target} data-discover="true">
      {children}
    </a>
  );
}
