import { mergeAttributes, Node } from "@tiptap/core";
import { Plugin, PluginKey, TextSelection } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { isPictureAddress } from "#app/features/blog/article-html";

interface PictureAttributes {
  src: string;
  alt: string;
  width: number | null;
  height: number | null;
}

declare module "@tiptap/core" {
  interface Commands<ReturnType> {
    picture: { insertPicture: (picture: PictureAttributes) => ReturnType };
  }
}

/** A picture with its caption. One that came without a frame around it keeps none unless it gets a caption. */
export const PictureNode = Node.create({
  name: "picture",
  group: "block",
  content: "inline*",
  isolating: true,
  draggable: true,

  addAttributes() {
    return {
      src: { default: "" },
      alt: { default: "" },
      width: { default: null },
      height: { default: null },
      isFramed: { default: true },
    };
  },

  parseHTML() {
    return [
      {
        tag: "figure",
        contentElement: captionOf,
        getAttrs: (figure) => attributesOf(figure.querySelector("img"), true),
      },
      { tag: "img", getAttrs: (image) => attributesOf(image, false) },
    ];
  },

  renderHTML({ HTMLAttributes: { isFramed, ...image } }) {
    return [
      "figure",
      isFramed ? {} : { "data-bare": "" },
      ["img", mergeAttributes(image, { draggable: "false" })],
      ["figcaption", 0],
    ];
  },

  addCommands() {
    return {
      insertPicture:
        (picture) =>
        ({ chain }) =>
          chain()
            .insertContent([{ type: this.name, attrs: picture }, { type: "paragraph" }])
            .run(),
    };
  },

  addKeyboardShortcuts() {
    return {
      // Splitting a caption would double its picture.
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection;
        if ($from.parent.type !== this.type) return false;
        return editor.chain().insertContentAt($from.after(), { type: "paragraph" }).run();
      },
      Backspace: ({ editor }) => {
        const { $from, empty } = editor.state.selection;
        if ($from.parent.type !== this.type || !empty || $from.parentOffset > 0) return false;
        return editor.commands.setNodeSelection($from.before());
      },
    };
  },

  addProseMirrorPlugins() {
    return [
      new Plugin({
        key: new PluginKey("captions"),
        props: {
          // An empty caption says what it is for; the picture whose caption is being written is marked.
          decorations: ({ doc, selection }) => {
            const marks: Decoration[] = [];
            doc.descendants((node, at) => {
              if (node.type !== this.type) return;
              const isCurrent = selection instanceof TextSelection && selection.$from.parent === node;
              const classes = [node.content.size === 0 && "is-without-caption", isCurrent && "is-current"]
                .filter(Boolean)
                .join(" ");
              if (classes) marks.push(Decoration.node(at, at + node.nodeSize, { class: classes }));
            });
            return DecorationSet.create(doc, marks);
          },
        },
      }),
    ];
  },
});

function attributesOf(image: Element | null, isFramed: boolean) {
  const src = image?.getAttribute("src") ?? "";
  if (!image || !isPictureAddress(src)) return false;
  return {
    src,
    alt: image.getAttribute("alt") ?? "",
    width: pixels(image, "width"),
    height: pixels(image, "height"),
    isFramed,
  };
}

function pixels(image: Element, name: string): number | null {
  const value = Number(image.getAttribute(name));
  return Number.isInteger(value) && value > 0 ? value : null;
}

/** The picture itself is no part of its caption. */
function captionOf(figure: globalThis.Node): HTMLElement {
  return (figure as HTMLElement).querySelector("figcaption") ?? document.createElement("figcaption");
}
