import { Extension } from "@tiptap/core";
import { Plugin, PluginKey, type EditorState } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { filterAccepted, readClipboard } from "#app/features/blog/admin/editor/pasted-pictures";

/** Opens a place for a picture that is on its way, or closes it. */
type Change = { open: string; at: number; element: HTMLElement } | { close: string };

const PLACEHOLDERS = new PluginKey<DecorationSet>("picture-places");

/** Handles pasted and dropped pictures: tracks a placeholder decoration for each while it uploads. */
export function uploadPlaceholders(onInsert: (files: File[], at: number) => void) {
  return Extension.create({
    name: "picturePlaces",
    addProseMirrorPlugins: () => [
      new Plugin<DecorationSet>({
        key: PLACEHOLDERS,
        state: {
          init: () => DecorationSet.empty,
          apply(transaction, before) {
            const places = before.map(transaction.mapping, transaction.doc);
            const change = transaction.getMeta(PLACEHOLDERS) as Change | undefined;
            if (!change) return places;
            if ("open" in change) {
              const place = Decoration.widget(change.at, change.element, { key: change.open });
              return places.add(transaction.doc, [place]);
            }
            return places.remove(places.find(undefined, undefined, ({ key }) => key === change.close));
          },
        },
        props: {
          decorations: (state) => PLACEHOLDERS.getState(state),
          handlePaste(view, event) {
            if (!event.clipboardData) return false;
            const { files, isOnlyPictures } = readClipboard(event.clipboardData);
            const admitted = filterAccepted(files);
            // What stands between words is placed after them, once they are there.
            if (admitted.length > 0) setTimeout(() => onInsert(admitted, view.state.selection.to));
            return isOnlyPictures;
          },
          handleDrop(view, event, _slice, isMoved) {
            if (isMoved || !event.dataTransfer?.files.length) return false;
            event.preventDefault();
            const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? view.state.selection.to;
            const admitted = filterAccepted(event.dataTransfer.files);
            if (admitted.length > 0) onInsert(admitted, at);
            return true;
          },
        },
      }),
    ],
  });
}

/** For `setMeta` of a transaction. */
type Meta = [typeof PLACEHOLDERS, Change];

export const addPlaceholder = (key: string, at: number, element: HTMLElement): Meta => [
  PLACEHOLDERS,
  { open: key, at, element },
];

export const removePlaceholder = (key: string): Meta => [PLACEHOLDERS, { close: key }];

/** Null when the text around it was deleted. */
export function findPlaceholder(state: EditorState, key: string): number | null {
  return PLACEHOLDERS.getState(state)?.find(undefined, undefined, (place) => place.key === key)[0]?.from ?? null;
}
