import type { Editor } from "@tiptap/react";
import { LibraryDialog, type ChosenPicture } from "#app/features/media/office/library/library-dialog";

/** Puts a picture of the media room where the caret is, or changes the one that is selected. */
export function PictureDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const current = editor.isActive("picture") ? (editor.getAttributes("picture") as ChosenPicture) : null;

  function place(picture: ChosenPicture) {
    onClose();
    if (current) editor.chain().focus().updateAttributes("picture", picture).run();
    else editor.chain().focus().insertPicture(picture).run();
  }

  return <LibraryDialog bucket="blog-media" current={current} onChoose={place} onClose={onClose} />;
}
