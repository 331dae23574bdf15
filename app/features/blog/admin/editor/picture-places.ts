import { Extension } from "@tiptap/core";
import { Plugin, PluginKey, type EditorState } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { admitPictures, picturesOf } from "#app/features/blog/admin/editor/brought-pictures";

/** Opens a place for a picture that is on its way, or closes it. */
type Change = { open: string; at: number; element: HTMLElement } | { close: string };

const PLACES = new PluginKey<DecorationSet>("picture-places");

/** Takes pictures that are pasted or dropped, and keeps their places, outside of the text, while the text around them changes. */
export function picturePlaces(onBring: (files: File[], at: number) => void) {
  return Extension.create({
    name: "picturePlaces",
    addProseMirrorPlugins: () => [
      new Plugin<DecorationSet>({
        key: PLACES,
        state: {
          init: () => DecorationSet.empty,
          apply(transaction, before) {
            const places = before.map(transaction.mapping, transaction.doc);
            const change = transaction.getMeta(PLACES) as Change | undefined;
            if (!change) return places;
            if ("open" in change) {
              const place = Decoration.widget(change.at, change.element, { key: change.open });
              return places.add(transaction.doc, [place]);
            }
            return places.remove(places.find(undefined, undefined, ({ key }) => key === change.close));
          },
        },
        props: {
          decorations: (state) => PLACES.getState(state),
          handlePaste(view, event) {
            if (!event.clipboardData) return false;
            const { files, isOnlyPictures } = picturesOf(event.clipboardData);
            const admitted = admitPictures(files);
            // What stands between words is placed after them, once they are there.
            if (admitted.length > 0) setTimeout(() => onBring(admitted, view.state.selection.to));
            return isOnlyPictures;
          },
          handleDrop(view, event, _slice, isMoved) {
            if (isMoved || !event.dataTransfer?.files.length) return false;
            event.preventDefault();
            const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? view.state.selection.to;
            const admitted = admitPictures(event.dataTransfer.files);
            if (admitted.length > 0) onBring(admitted, at);
            return true;
          },
        },
      }),
    ],
  });
}

/** For `setMeta` of a transaction. */
type Meta = [typeof PLACES, Change];

export const openPlace = (key: string, at: number, element: HTMLElement): Meta => [PLACES, { open: key, at, element }];

export const closePlace = (key: string): Meta => [PLACES, { close: key }];

/** Null when the text around it was deleted. */
export function findPlace(state: EditorState, key: string): number | null {
  return PLACES.getState(state)?.find(undefined, undefined, (place) => place.key === key)[0]?.from ?? null;
}
