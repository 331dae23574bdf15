import { useEditorState, type Editor } from "@tiptap/react";
import { Table } from "lucide-react";
import { Menu } from "#app/ui/office/menu";

const NEW_TABLE = { rows: 3, cols: 3, withHeaderRow: true };

/** Makes a table, or changes the one the caret is in. */
export function TableMenu({ editor }: { editor: Editor }) {
  const isInTable = useEditorState({ editor, selector: ({ editor: now }) => now.isActive("table") });
  const edit = () => editor.chain().focus();
  return (
    <Menu label="Table" className="editor-tool" button={<Table aria-hidden />}>
      {isInTable ? (
        <>
          <Item name="Add row below" onPress={() => edit().addRowAfter().run()} />
          <Item name="Add column after" onPress={() => edit().addColumnAfter().run()} />
          <Item name="Delete row" onPress={() => edit().deleteRow().run()} />
          <Item name="Delete column" onPress={() => edit().deleteColumn().run()} />
          <Item name="Heading row on or off" onPress={() => edit().toggleHeaderRow().run()} />
          <Item name="Delete table" isDanger onPress={() => edit().deleteTable().run()} />
        </>
      ) : (
        <Item name="Insert table" onPress={() => edit().insertTable(NEW_TABLE).run()} />
      )}
    </Menu>
  );
}

function Item({ name, isDanger = false, onPress }: { name: string; isDanger?: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={isDanger ? "is-danger" : undefined}
      onClick={onPress}
    >
      {name}
    </button>
  );
}
