import { useEditorState, type Editor } from "@tiptap/react";
import { Check, ChevronDown } from "lucide-react";
import { Menu } from "#app/ui/office/menu";

const STYLES = [
  { name: "Paragraph", level: null },
  { name: "Heading 2", level: 2 },
  { name: "Heading 3", level: 3 },
  { name: "Heading 4", level: 4 },
] as const;
/** Most articles need no more; a smaller heading that is there keeps its name. */
const OFFERED = STYLES.slice(0, 3);

/** What kind of line the words stand in. */
export function StyleMenu({ editor }: { editor: Editor }) {
  const current = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      STYLES.find(({ level }) => level !== null && now.isActive("heading", { level })) ?? STYLES[0],
  });
  function apply({ level }: (typeof STYLES)[number]) {
    const edit = editor.chain().focus();
    (level === null ? edit.setParagraph() : edit.setHeading({ level })).run();
  }
  return (
    <Menu
      label={`Text style: ${current.name}`}
      className="editor-tool editor-tool-style"
      button={
        <>
          {current.name}
          <ChevronDown aria-hidden />
        </>
      }
    >
      {OFFERED.map((style) => (
        <button
          key={style.name}
          type="button"
          role="menuitemradio"
          tabIndex={-1}
          aria-checked={style === current}
          onClick={() => apply(style)}
        >
          {style.name}
          {style === current && <Check aria-hidden />}
        </button>
      ))}
    </Menu>
  );
}
