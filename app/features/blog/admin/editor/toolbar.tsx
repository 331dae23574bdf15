import { useEditorState, type Editor } from "@tiptap/react";
import {
  Bold,
  Code,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  Minus,
  Quote,
  Redo2,
  RemoveFormatting,
  Undo2,
  type LucideIcon,
} from "lucide-react";
import { useEffect, type FocusEvent, type KeyboardEvent, type RefObject } from "react";
import { StyleMenu } from "#app/features/blog/admin/editor/style-menu";
import { TableMenu } from "#app/features/blog/admin/editor/table-menu";

interface ToolbarProps {
  ref: RefObject<HTMLDivElement | null>;
  editor: Editor;
  /** The id of the text it belongs to. */
  controls: string;
  onLink: () => void;
  onPicture: () => void;
  onHtmlView: () => void;
}

export function Toolbar({ ref, editor, controls, onLink, onPicture, onHtmlView }: ToolbarProps) {
  const is = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive("bold"),
      italic: now.isActive("italic"),
      bulletList: now.isActive("bulletList"),
      orderedList: now.isActive("orderedList"),
      blockquote: now.isActive("blockquote"),
      link: now.isActive("link"),
      picture: now.isActive("picture"),
      undoable: now.can().undo(),
      redoable: now.can().redo(),
    }),
  });
  useEffect(() => {
    if (!ref.current) return;
    for (const [place, tool] of toolsOf(ref.current).entries()) tool.tabIndex = place === 0 ? 0 : -1;
  }, [ref]);
  const edit = () => editor.chain().focus();

  function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
    const tools = toolsOf(event.currentTarget);
    const at = tools.indexOf(event.target as HTMLElement);
    if (at === -1) return;
    const targets: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
    const target = targets[event.key];
    if (event.key === "Escape") editor.commands.focus();
    if (target === undefined) return;
    event.preventDefault();
    tools.at(target % tools.length)?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tools take the focus, one at a time
    <div
      ref={ref}
      className="editor-tools"
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      onKeyDown={moveFocus}
      onFocus={takeTabStop}
    >
      <StyleMenu editor={editor} />
      <i aria-hidden />
      <Tool icon={Bold} name="Bold" keys="Control+B" isOn={is.bold} onPress={() => edit().toggleBold().run()} />
      <Tool icon={Italic} name="Italic" keys="Control+I" isOn={is.italic} onPress={() => edit().toggleItalic().run()} />
      <Tool icon={RemoveFormatting} name="Clear formatting" onPress={() => edit().unsetAllMarks().clearNodes().run()} />
      <i aria-hidden />
      <Tool
        icon={List}
        name="Bulleted list"
        keys="Control+Shift+8"
        isOn={is.bulletList}
        onPress={() => edit().toggleBulletList().run()}
      />
      <Tool
        icon={ListOrdered}
        name="Numbered list"
        keys="Control+Shift+7"
        isOn={is.orderedList}
        onPress={() => edit().toggleOrderedList().run()}
      />
      <Tool
        icon={Quote}
        name="Quote"
        keys="Control+Shift+B"
        isOn={is.blockquote}
        onPress={() => edit().toggleBlockquote().run()}
      />
      <i aria-hidden />
      <Tool icon={Link} name="Link" keys="Control+K" isOn={is.link} onPress={onLink} />
      <Tool icon={Image} name="Image" isOn={is.picture} onPress={onPicture} />
      <TableMenu editor={editor} />
      <Tool icon={Minus} name="Dividing line" onPress={() => edit().setHorizontalRule().run()} />
      <i aria-hidden />
      <Tool icon={Undo2} name="Undo" keys="Control+Z" isOff={!is.undoable} onPress={() => edit().undo().run()} />
      <Tool icon={Redo2} name="Redo" keys="Control+Shift+Z" isOff={!is.redoable} onPress={() => edit().redo().run()} />
      <button type="button" className="editor-tool editor-tool-html" title="Show the HTML" onClick={onHtmlView}>
        <Code aria-hidden />
        HTML
      </button>
    </div>
  );
}

interface ToolProps {
  icon: LucideIcon;
  name: string;
  keys?: string;
  /** For tools that can be on or off. */
  isOn?: boolean;
  /** Nothing to do right now: it keeps its place and its focus. */
  isOff?: boolean;
  onPress: () => void;
}

function Tool({ icon: Icon, name, keys, isOn, isOff = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className="editor-tool"
      aria-label={name}
      title={keys ? `${name} (${keys.replaceAll("Control", "Ctrl")})` : name}
      aria-keyshortcuts={keys}
      aria-pressed={isOn}
      aria-disabled={isOff || undefined}
      // Pressed with the mouse, it leaves what is selected in the text as it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={isOff ? undefined : onPress}
    >
      <Icon aria-hidden />
    </button>
  );
}

/** The buttons of the bar, without what their menus hold. */
function toolsOf(bar: HTMLElement): HTMLElement[] {
  return [...bar.querySelectorAll<HTMLElement>(":scope > .editor-tool")];
}

/** The bar is one stop of the Tab key: the tool that was used last. */
function takeTabStop({ currentTarget: bar, target }: FocusEvent<HTMLDivElement>) {
  const tools = toolsOf(bar);
  if (!tools.includes(target)) return;
  for (const tool of tools) tool.tabIndex = tool === target ? 0 : -1;
}
