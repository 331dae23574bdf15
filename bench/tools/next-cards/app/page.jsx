import parse from "html-react-parser";
import { readFileSync } from "node:fs";
import { createElement } from "react";

/** Rendered for every request, as ours is when nothing is kept. */
export const dynamic = "force-dynamic";

let page;

/** The elements of our own page, with its 24 cards. */
export default function Page() {
  page ??= parse(readFileSync(process.env.PAGE_FILE, "utf8"));
  return made(page);
}

/** Components make their elements anew for each request; what they are made of is there. */
function made(node) {
  if (Array.isArray(node)) return node.map(made);
  if (!node?.props) return node;
  const { children, ...props } = node.props;
  return createElement(node.type, { ...props, key: node.key }, made(children));
}
