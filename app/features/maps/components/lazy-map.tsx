import { lazy, type ComponentType, type LazyExoticComponent } from "react";

/**
 * A map whose script comes after that of the page: the server has drawn it. Where the script cannot be loaded what was
 * drawn stays as it is, and the page goes on without it; `Root` is the element that the map begins with.
 */
export function lazyMap<Props>(
  load: () => Promise<ComponentType<Props>>,
  Root: "div" | "figure",
): LazyExoticComponent<ComponentType<Props>> {
  const AsDrawn = () => <Root suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
  return lazy(async () => ({
    default: await load().catch((error: unknown) => {
      console.error(error);
      return AsDrawn;
    }),
  }));
}
