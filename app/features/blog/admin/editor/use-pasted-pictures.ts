import type { Editor } from "@tiptap/react";
import { useCallback, useEffect, useRef } from "react";
import {
  removePlaceholder,
  findPlaceholder,
  addPlaceholder,
} from "#app/features/blog/admin/editor/upload-placeholders";
import { readImageSize, toPickedPicture } from "#app/features/media/office/library/picked-picture";
import type { MediaItem, Uploads } from "#app/features/media/use-uploads";
import { showToast } from "#app/ui/toasts";

/** Uploads pictures that were pasted or dropped, shows in their places how far they are, and puts them there. */
export function usePastedPictures(uploads: Uploads) {
  const editor = useRef<Editor | null>(null);
  const latest = useRef(uploads);
  /** What stands in the text for each picture of this editor that is on its way. */
  const elements = useRef(new Map<string, HTMLElement>());

  useEffect(() => {
    latest.current = uploads;
    for (const item of uploads.items) {
      const element = elements.current.get(item.key);
      if (!element) continue;
      if (item.phase !== "stored") show(element, item);
      else {
        elements.current.delete(item.key);
        void place(item);
      }
    }

    async function place({ key, url, file, name }: MediaItem) {
      // Both are there once a pasted picture is stored.
      if (!url || !file) return;
      const picture = toPickedPicture({ url, ...(await readImageSize(file)) });
      const at = editor.current && !editor.current.isDestroyed ? findPlaceholder(editor.current.state, key) : null;
      if (editor.current && at !== null) {
        editor.current.view.dispatch(editor.current.state.tr.setMeta(...removePlaceholder(key)));
        editor.current.commands.insertContentAt(at, { type: "picture", attrs: { ...picture, alt: "" } });
      } else showToast("error", `${name} was not added: its place in the text is gone`);
      latest.current.remove(key);
    }

    function show(element: HTMLElement, item: MediaItem) {
      const { key, phase } = item;
      element.replaceChildren(stateOf(item));
      if (phase !== "failed") return;
      element.append(
        control("Retry", () => latest.current.retry(key)),
        control("Remove", () => cancelUpload(key)),
      );
    }

    function cancelUpload(key: string) {
      elements.current.delete(key);
      editor.current?.view.dispatch(editor.current.state.tr.setMeta(...removePlaceholder(key)));
      latest.current.remove(key);
    }
  });

  // Unmounted (for example another language was opened): cancel uploads that have no placeholder any more.
  useEffect(() => {
    const mine = elements.current;
    return () => {
      for (const key of mine.keys()) {
        const item = latest.current.items.find((candidate) => candidate.key === key);
        if (item) showToast("error", `${item.name} was not added: its text was closed before it had arrived`);
        latest.current.remove(key);
      }
    };
  }, []);

  const startUploads = useCallback((files: File[], at: number) => {
    for (const key of latest.current.add(files)) {
      const element = document.createElement("span");
      element.className = "editor-upload";
      element.contentEditable = "false";
      element.setAttribute("role", "status");
      elements.current.set(key, element);
      if (!editor.current) continue;
      const { state, view } = editor.current;
      const place = state.doc.resolve(Math.min(at, state.doc.content.size));
      // A caption holds words only: the next picture comes after it.
      const after = place.parent.type.name === "picture" ? place.after() : place.pos;
      view.dispatch(state.tr.setMeta(...addPlaceholder(key, after, element)));
    }
  }, []);

  const attach = useCallback((created: Editor) => {
    editor.current = created;
  }, []);

  return { bring: startUploads, attach };
}

function stateOf({ name, phase, progress, problem }: MediaItem): string {
  if (phase === "failed") return `${name}: ${problem ?? ""}`;
  return phase === "waiting" ? `${name}: waiting…` : `Uploading ${name}… ${Math.round(progress * 100)}%`;
}

function control(name: string, onPress: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "small-button";
  button.textContent = name;
  button.addEventListener("click", onPress);
  return button;
}
