import { X, ZoomIn, ZoomOut } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { createPortal } from "react-dom";
import Cropper, { type Area } from "react-easy-crop";
import { cropImage } from "#app/features/media/office/crop-image";
import { closeParentModal, Modal } from "#app/ui/office/modal";
import "react-easy-crop/react-easy-crop.css";

const ASPECT = 16 / 9;
const MAX_ZOOM = 4;
const ZOOM_STEP = 0.05;
const KEY_STEP_PX = 8;

interface CropDialogProps {
  /** The file as it was chosen, or the address of a stored picture. */
  source: File | string;
  name: string;
  onCrop: (file: File) => void;
  onClose: () => void;
}

/** A part of a picture in the format of the site. Outside the form in the page, so that Enter here does not send it. */
export default function CropDialog({ source, name, onCrop, onClose }: CropDialogProps) {
  const picture = usePicture(source);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  const id = useId();
  const failed = isFailed || picture === "unreadable";

  return createPortal(
    <Modal className="media-dialog crop-dialog" label="Crop picture" onClose={onClose}>
      <div className="dialog-frame">
        <div className="dialog-head">
          <h2>Crop picture</h2>
          <button type="button" className="icon-button" aria-label="Close" onClick={closeParentModal}>
            <X aria-hidden />
          </button>
        </div>
        <div className="dialog-body">
          <div className="crop-stage" aria-busy={picture === null}>
            {picture !== null && picture !== "unreadable" && (
              <Cropper
                image={picture.address}
                aspect={ASPECT}
                crop={crop}
                zoom={zoom}
                maxZoom={MAX_ZOOM}
                keyboardStep={KEY_STEP_PX}
                disableAutomaticStylesInjection
                onCropChange={setCrop}
                onZoomChange={setZoom}
                onCropComplete={(_part, pixels) => setArea(pixels)}
                cropperProps={{
                  "aria-label": "The part to keep. Move the picture with the arrow keys.",
                  role: "application",
                }}
                mediaProps={{ onError: () => setIsFailed(true) }}
              />
            )}
          </div>
          <div className="crop-zoom">
            <label htmlFor={id}>Zoom</label>
            <ZoomOut aria-hidden />
            <input
              id={id}
              type="range"
              min={1}
              max={MAX_ZOOM}
              step={ZOOM_STEP}
              value={zoom}
              aria-valuetext={`${Math.round(zoom * 100)} per cent`}
              onChange={(event) => setZoom(Number(event.target.value))}
            />
            <ZoomIn aria-hidden />
          </div>
          <p className="field-hint">
            Drag the picture, or use the arrow keys. The frame is 16:9, as the site shows it.
          </p>
          <div role="alert">
            {failed && (
              <p className="field-error">This picture cannot be cropped here. Upload it from this computer first.</p>
            )}
          </div>
        </div>
        <div className="dialog-foot">
          <button type="button" className="button button-secondary" onClick={closeParentModal}>
            Cancel
          </button>
          <button
            type="button"
            className="button button-primary"
            disabled={!area || failed}
            onClick={async ({ currentTarget }) => {
              if (!area || picture === null || picture === "unreadable") return;
              try {
                onCrop(await cropImage(picture.blob, area, name));
                closeParentModal({ currentTarget });
              } catch (error) {
                console.warn("could not crop a picture", error);
                setIsFailed(true);
              }
            }}
          >
            Crop
          </button>
        </div>
      </div>
    </Modal>,
    document.body,
  );
}

/** The bytes and an address for them; null while they come. A picture kept elsewhere does not give its bytes to us. */
function usePicture(source: File | string): { blob: Blob; address: string } | "unreadable" | null {
  const [picture, setPicture] = useState<{ blob: Blob; address: string } | "unreadable" | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    let address = "";
    async function read() {
      try {
        const blob = typeof source === "string" ? await fetchPicture(source, leaving.signal) : source;
        if (leaving.signal.aborted) return;
        address = URL.createObjectURL(blob);
        setPicture({ blob, address });
      } catch (error) {
        if (leaving.signal.aborted) return;
        console.warn("could not read a picture", error);
        setPicture("unreadable");
      }
    }
    void read();
    return () => {
      leaving.abort();
      URL.revokeObjectURL(address);
    };
  }, [source]);
  return picture;
}

async function fetchPicture(address: string, signal: AbortSignal): Promise<Blob> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.blob();
}
