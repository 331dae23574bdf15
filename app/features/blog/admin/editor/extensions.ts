import { Extension, type Extensions } from "@tiptap/core";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { Placeholder } from "@tiptap/extensions";
import { StarterKit } from "@tiptap/starter-kit";
import { PictureNode } from "#app/features/blog/admin/editor/picture-node";
import { uploadPlaceholders } from "#app/features/blog/admin/editor/upload-placeholders";
import { isLinkAddress } from "#app/features/blog/article-html";

interface ArticleExtensionOptions {
  onLinkShortcut: () => void;
  /** Pictures were pasted or dropped at a place of the text. */
  onPictures: (files: File[], at: number) => void;
}

/** What an article can hold: the list of article-html.ts, no more. Underlined and struck words are not on it. */
export function articleExtensions({ onLinkShortcut, onPictures }: ArticleExtensionOptions): Extensions {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3, 4] },
      underline: false,
      strike: false,
      // An empty line that is always there would be part of "everything", and turn what is chosen for everything into
      // something else.
      trailingNode: false,
      link: {
        openOnClick: false,
        autolink: false,
        defaultProtocol: "https",
        isAllowedUri: (address) => isLinkAddress(address),
        HTMLAttributes: { target: null, rel: null, class: null },
      },
    }),
    PictureNode,
    uploadPlaceholders(onPictures),
    PlainTable.configure({ renderWrapper: false, View: null }),
    TableRow,
    TableHeader,
    TableCell,
    Placeholder.configure({ placeholder: "Write the article" }),
    Extension.create({
      name: "linkShortcut",
      addKeyboardShortcuts: () => ({
        "Mod-k": () => {
          onLinkShortcut();
          return true;
        },
      }),
    }),
  ];
}

/** Without the column widths, which an article does not keep. */
const PlainTable = Table.extend({
  renderHTML() {
    return ["table", ["tbody", 0]];
  },
});
