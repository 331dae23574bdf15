import { getSchema } from "@tiptap/core";
import { expect, it } from "vitest";
import { articleExtensions } from "#app/features/blog/admin/editor/extensions";
import { ARTICLE_TAGS } from "#app/features/blog/article-html";

it("the editor makes nothing the server would take away", () => {
  const schema = getSchema(articleExtensions({ onLinkShortcut: () => {}, onPictures: () => {} }));
  const nodes = Object.values(schema.nodes).flatMap((type) => tagsIn(type.spec.toDOM?.(type.create())));
  const marks = Object.values(schema.marks).flatMap((type) => tagsIn(type.spec.toDOM?.(type.create(), true)));
  const made = new Set([...nodes, ...marks]);
  expect([...made].filter((tag) => !ARTICLE_TAGS.includes(tag))).toEqual([]);
  for (const tag of [
    "p",
    "h2",
    "ul",
    "ol",
    "li",
    "blockquote",
    "strong",
    "em",
    "a",
    "img",
    "figcaption",
    "table",
    "th",
  ])
    expect(made).toContain(tag);
});

/** The names of the elements in what ProseMirror calls an output specification: ["figure", {…}, ["img"], 0]. */
function tagsIn(specification: unknown): string[] {
  if (!Array.isArray(specification)) return [];
  const [tag, ...children] = specification as [string, ...unknown[]];
  return [tag, ...children.flatMap(tagsIn)];
}
