import { EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import { articleExtensions } from "#app/features/blog/admin/editor/extensions";
import type { ContentEditorProps } from "#app/features/blog/admin/editor/content-editor";
import { LinkDialog } from "#app/features/blog/admin/editor/link-dialog";
import { cleanPastedHtml, toEditorHtml } from "#app/features/blog/admin/editor/paste";
import { PictureDialog } from "#app/features/blog/admin/editor/picture-dialog";
import { isLossy, toStoredHtml } from "#app/features/blog/admin/editor/stored-html";
import { Toolbar } from "#app/features/blog/admin/editor/toolbar";
import { usePastedPictures } from "#app/features/blog/admin/editor/use-pasted-pictures";
import { directionOf } from "#app/platform/i18n/languages";

export interface RichEditorProps extends ContentEditorProps {
  onHtmlView: () => void;
  /** Called instead of showing a text that would come out with less than it went in. */
  onLossy: (() => void) | undefined;
}

/** The editor itself. It is only ever loaded in the office, and only in a browser. */
export function RichEditor(props: RichEditorProps) {
  const { id, value, onChange, onLossy } = props;
  const [dialog, setDialog] = useState<"link" | "picture" | null>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  // What the stored text looks like when the editor hands it out untouched: that is no change.
  const initialHtml = useRef({ stored: value, edited: value });
  const lastEmitted = useRef(value);
  const pasted = usePastedPictures(props.pictures);

  const editor = useEditor({
    extensions: articleExtensions({ onLinkShortcut: () => setDialog("link"), onPictures: pasted.bring }),
    content: toEditorHtml(value),
    // The content security policy allows no style elements: editor.css has these rules.
    injectCSS: false,
    editorProps: {
      attributes: controlAttributes(props),
      transformPastedHTML: cleanPastedHtml,
      handleKeyDown: (_, event) => {
        if (event.key !== "F10" || !event.altKey) return false;
        toolbar.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
        return true;
      },
    },
    onCreate: ({ editor: created }) => {
      const edited = toStoredHtml(created.getHTML());
      initialHtml.current = { stored: value, edited };
      if (isLossy(toEditorHtml(value), created.getHTML())) onLossy?.();
    },
    onUpdate: ({ editor: changed }) => {
      const html = toStoredHtml(changed.getHTML());
      const next = html === initialHtml.current.edited ? initialHtml.current.stored : html;
      if (next === lastEmitted.current) return;
      lastEmitted.current = next;
      onChange(next);
    },
  });

  const { attach } = pasted;
  useEffect(() => attach(editor), [attach, editor]);

  // A value from elsewhere, as when another version is taken over.
  useEffect(() => {
    if (value === lastEmitted.current) return;
    lastEmitted.current = value;
    editor.commands.setContent(toEditorHtml(value), { emitUpdate: false });
    initialHtml.current = { stored: value, edited: toStoredHtml(editor.getHTML()) };
  }, [editor, value]);

  const { labelledBy, describedBy, isInvalid, language } = props;
  useEffect(() => {
    editor.setOptions({
      editorProps: {
        ...editor.options.editorProps,
        attributes: controlAttributes({ id, labelledBy, describedBy, isInvalid, language }),
      },
    });
  }, [editor, id, labelledBy, describedBy, isInvalid, language]);

  return (
    <div className="editor" data-invalid={isInvalid || undefined}>
      <Toolbar
        ref={toolbar}
        editor={editor}
        controls={id}
        onLink={() => setDialog("link")}
        onPicture={() => setDialog("picture")}
        onHtmlView={props.onHtmlView}
      />
      <EditorContent editor={editor} />
      {dialog === "link" && <LinkDialog editor={editor} onClose={() => setDialog(null)} />}
      {dialog === "picture" && <PictureDialog editor={editor} onClose={() => setDialog(null)} />}
    </div>
  );
}

function controlAttributes(
  props: Pick<RichEditorProps, "id" | "labelledBy" | "describedBy" | "isInvalid" | "language">,
): Record<string, string> {
  return {
    id: props.id,
    class: "editor-text",
    role: "textbox",
    "aria-multiline": "true",
    "aria-labelledby": props.labelledBy,
    "aria-required": "true",
    ...(props.describedBy && { "aria-describedby": props.describedBy }),
    ...(props.isInvalid && { "aria-invalid": "true" }),
    lang: props.language,
    dir: directionOf(props.language),
  };
}
