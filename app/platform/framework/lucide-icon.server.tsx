import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/**
 * What the built server takes for the function that makes an icon of lucide-react (scripts/server-aliases.ts). The same
 * markup, with what is inside an icon written once instead of each time it is shown: a list shows a hundred of them.
 */
interface IconData {
  name: string;
  aliases?: string[];
  node: [tag: "path", attributes: ComponentProps<"path">][];
}
type IconProps = ComponentProps<"svg"> & { size?: number | string };

export default function createIcon({ name, aliases = [], node }: IconData) {
  const ownClasses = ["lucide", ...[name, ...aliases].map((each) => `lucide-${each}`)].join(" ");
  let inside: { __html: string } | undefined;
  return function Icon({
    size = 24,
    color = "currentColor",
    width = size,
    height = size,
    strokeWidth = 2,
    className,
    ...rest
  }: IconProps) {
    inside ??= {
      __html: renderToStaticMarkup(node.map(([Tag, attributes]) => <Tag key={attributes.key} {...attributes} />)),
    };
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={width}
        height={height}
        viewBox="0 0 24 24"
        fill="none"
        stroke={color}
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={className ? `${ownClasses} ${className}` : ownClasses}
        aria-hidden={isNamed(rest) ? undefined : "true"}
        {...rest}
        dangerouslySetInnerHTML={inside}
      />
    );
  };
}

function isNamed(props: object): boolean {
  return Object.keys(props).some((prop) => prop.startsWith("aria-") || prop === "role" || prop === "title");
}
