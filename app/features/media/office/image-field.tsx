import { ImagePlus } from "lucide-react";
import { lazy, Suspense, useRef, useState, type DragEvent } from "react";
import { useDropzone, type FileError } from "react-dropzone";
import {
  validateImages,
  DROP_MESSAGES,
  megabytesToBytes,
  MIN_BYTES,
  PICTURE_TYPE_NAMES,
  type Notice,
} from "#app/features/media/office/file-validation";
import { DescribeDialog } from "#app/features/media/office/describe-dialog";
import { ImageTile } from "#app/features/media/office/image-tile";
import { Notices } from "#app/features/media/office/notices";
import { pickAltTexts } from "#app/features/media/alt-texts";
import { IMAGE_LIMITS, type ImageLimits, type AltTexts } from "#app/features/media/schema";
import { storedUrls, type Uploads } from "#app/features/media/use-uploads";
import type { Language } from "#app/platform/i18n/languages";

const CropDialog = lazy(() => import("#app/features/media/office/crop-dialog"));

/** What becomes of the texts: a function of those before, as React's own setters take it. */
export type AltTextsUpdate = (before: AltTexts) => AltTexts;

interface ImageFieldProps {
  uploads: Uploads;
  bucketLimits?: ImageLimits;
  texts: AltTexts;
  onTextsChange: (change: AltTextsUpdate) => void;
  /** The language being edited: pictures are described in it. */
  language: Language;
  error: string | undefined;
}

export function imageHint({ files, megabytes }: ImageLimits = IMAGE_LIMITS): string {
  return `Up to ${files} images of ${megabytes} MB. The first one is the cover. Drag to reorder, or use the arrow keys.`;
}

const ACCEPT = { "image/jpeg": [".jpg", ".jpeg"], "image/png": [".png"], "image/webp": [".webp"] };

/**
 * The pictures of a listing: chosen, dropped or pasted, put in order by dragging, with buttons or the arrow keys,
 * cropped and described. The form gets `images`, one for each address in its order, and `image_texts`, JSON.
 */
export function ImageField({
  uploads,
  bucketLimits: limits = IMAGE_LIMITS,
  texts,
  onTextsChange,
  language,
  error,
}: ImageFieldProps) {
  const { items } = uploads;
  const [notices, setNotices] = useState<Notice[]>([]);
  const [dragged, setDragged] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const [open, setOpen] = useState<{ dialog: "crop" | "describe"; key: string } | null>(null);
  const tiles = useRef<HTMLUListElement>(null);
  const urls = storedUrls(items);
  const opened = items.find(({ key }) => key === open?.key);
  const openedUrl = opened?.url;

  const dropzone = useDropzone({
    accept: ACCEPT,
    minSize: MIN_BYTES,
    maxSize: megabytesToBytes(limits.megabytes),
    noClick: true,
    noKeyboard: true,
    getErrorMessage: (problem) => dropErrorText(problem, limits),
    onDrop(accepted, refused) {
      const admission = validateImages(accepted, refused, limits.files - items.length, limits);
      setNotices(admission.notices);
      if (admission.files.length > 0) setAnnouncement(`${admission.files.length} added`);
      uploads.add(admission.files);
    },
  });

  function move(key: string, to: number) {
    const place = Math.max(0, Math.min(to, items.length - 1));
    uploads.move(key, place);
    setAnnouncement(place === 0 ? "Moved to place 1: now the cover" : `Moved to place ${place + 1} of ${items.length}`);
  }

  function remove(key: string, place: number) {
    uploads.remove(key);
    setNotices([]);
    setAnnouncement(`Image ${place + 1} removed, ${items.length - 1} left`);
    // The focus must not fall out of the form with the button that had it.
    requestAnimationFrame(() => {
      const rest = tiles.current?.querySelectorAll<HTMLElement>(".tile-remove") ?? [];
      (rest[Math.min(place, rest.length - 1)] ?? dropzone.inputRef.current)?.focus();
    });
  }

  function drop(event: DragEvent, place: number) {
    // Files go on to the drop zone around the tiles.
    if (!dragged) return;
    event.preventDefault();
    event.stopPropagation();
    move(dragged, place);
    setDragged(null);
  }

  function crop(file: File) {
    if (!opened) return;
    const before = opened.url;
    uploads.replace(opened.key, file, (url) => {
      if (before) onTextsChange((all) => ({ ...all, [url]: all[before] ?? {} }));
    });
    setAnnouncement("Picture cropped");
  }

  return (
    <>
      <div {...dropzone.getRootProps({ className: "image-field" })} data-over={dropzone.isDragActive || undefined}>
        {urls.map((url) => (
          <input key={url} type="hidden" name="images" value={url} />
        ))}
        <input type="hidden" name="image_texts" value={JSON.stringify(pickAltTexts(texts, urls))} />
        <ul className="image-tiles" aria-label="Images" ref={tiles}>
          {items.map((item, place) => (
            <li key={item.key}>
              <ImageTile
                item={item}
                index={place}
                count={items.length}
                isDescribed={Boolean(item.url && texts[item.url]?.[language])}
                isDragged={item.key === dragged}
                onDragStart={() => setDragged(item.key)}
                onDragEnd={() => setDragged(null)}
                onDrop={(event) => drop(event, place)}
                onMove={(to) => move(item.key, to)}
                onRemove={() => remove(item.key, place)}
                onRetry={() => uploads.retry(item.key)}
                onCrop={() => setOpen({ dialog: "crop", key: item.key })}
                onDescribe={() => setOpen({ dialog: "describe", key: item.key })}
              />
            </li>
          ))}
          <li>
            <label className="drop-tile">
              <ImagePlus aria-hidden />
              <b>{dropzone.isDragActive ? "Drop them here" : "Add images"}</b>
              <input
                {...dropzone.getInputProps({
                  id: "images",
                  className: "visually-hidden",
                  style: {},
                  tabIndex: 0,
                  "aria-invalid": error ? true : undefined,
                  "aria-describedby": "images-notices",
                })}
              />
            </label>
          </li>
        </ul>
        <output className="visually-hidden">{announcement}</output>
        <div id="images-notices">
          <Notices notices={error ? [{ text: error }, ...notices] : notices} />
        </div>
      </div>
      {open?.dialog === "describe" && opened && openedUrl && (
        <DescribeDialog
          key={openedUrl}
          preview={opened.preview}
          text={texts[openedUrl]?.[language] ?? ""}
          english={texts[openedUrl]?.en ?? ""}
          language={language}
          onSave={(text) => onTextsChange((all) => ({ ...all, [openedUrl]: { ...all[openedUrl], [language]: text } }))}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.dialog === "crop" && opened && (
        <Suspense>
          <CropDialog
            source={opened.file ?? opened.url ?? opened.preview}
            name={opened.name}
            onCrop={crop}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** The zone's own words would say "5 MB" and "1 byte". */
function dropErrorText({ code, message }: FileError, limits: ImageLimits): string {
  if (code === "file-invalid-type") return DROP_MESSAGES.type(PICTURE_TYPE_NAMES);
  if (code === "file-too-large") return DROP_MESSAGES.large(megabytesToBytes(limits.megabytes));
  if (code === "file-too-small") return DROP_MESSAGES.small(MIN_BYTES);
  return message;
}
