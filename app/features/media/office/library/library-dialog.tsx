import { X } from "lucide-react";
import { useState } from "react";
import { createPortal } from "react-dom";
import { DescribePicture } from "#app/features/media/office/library/describe-picture";
import { PickPicture } from "#app/features/media/office/library/pick-picture";
import type { Bucket } from "#app/features/media/schema";
import { closeParentModal, Modal } from "#app/ui/office/modal";

export interface PickedPicture {
  src: string;
  width: number | null;
  height: number | null;
}

export interface ChosenPicture extends PickedPicture {
  alt: string;
}

interface LibraryDialogProps {
  /** Where a new picture is stored. */
  bucket: Bucket;
  /** The picture that is being changed. */
  current: ChosenPicture | null;
  onChoose: (picture: ChosenPicture) => void;
  onClose: () => void;
}

/** The media room: a picture stored before, or a new one, and in words what it shows. */
export function LibraryDialog({ bucket, current, onChoose, onClose }: LibraryDialogProps) {
  const [picked, setPicked] = useState<PickedPicture | null>(current);
  const title = picked === null ? "Choose an image" : "Describe the image";
  return createPortal(
    <Modal className="office-dialog library-dialog" label={title} onClose={onClose}>
      <div className="dialog-frame">
        <div className="dialog-head">
          <div>
            <h2>{title}</h2>
          </div>
          <button type="button" className="icon-button" aria-label="Close" onClick={closeParentModal}>
            <X aria-hidden />
          </button>
        </div>
        {picked === null ? (
          <PickPicture bucket={bucket} onPick={setPicked} />
        ) : (
          <DescribePicture
            key={picked.src}
            src={picked.src}
            alt={picked.src === current?.src ? current.alt : ""}
            isChange={current !== null}
            onBack={() => setPicked(null)}
            onDone={(alt) => onChoose({ ...picked, alt })}
          />
        )}
      </div>
    </Modal>,
    // Outside the form the dialog is opened from: forms cannot stand in each other.
    document.querySelector(".office") ?? document.body,
  );
}
