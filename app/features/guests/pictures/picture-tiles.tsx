import { RotateCcw, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { MAX_MESSAGE_PICTURES } from "#app/features/cases/schema";
import type { PictureFieldProps, PictureProblem } from "#app/features/guests/pictures/picture-field";
import { IMAGE_TYPES } from "#app/features/media/schema";
import { sendFile, UploadError, type SendOptions, type SentFile } from "#app/features/media/send-file";
import { isBusy, storedUrls, useUploads } from "#app/features/media/use-uploads";

interface PictureTilesProps extends Pick<PictureFieldProps, "address" | "initial" | "texts" | "onChange"> {
  /** All that were chosen since the page was opened. */
  chosen: readonly File[];
  onProblem: (text: string | null) => void;
  onRemove: () => void;
}

/** The pictures that go along: each is sent at once, shows how far it is, and can be taken away again. */
export function PictureTiles({ address, initial, chosen, texts, onChange, onProblem, onRemove }: PictureTilesProps) {
  const uploads = useUploads({
    send: (body, options) => sendPicture(address, body, options),
    initial: initial.map((id) => ({ url: `${address}/${id}`, preview: `${address}/${id}?small` })),
  });
  const { items } = uploads;
  const [announcement, setAnnouncement] = useState("");

  const taken = useRef(0);
  useEffect(() => {
    const files = chosen.slice(taken.current);
    taken.current = chosen.length;
    if (files.length === 0) return;
    const other = files.filter(({ type }) => !(IMAGE_TYPES as readonly string[]).includes(type));
    const pictures = files.filter((file) => !other.includes(file));
    const room = MAX_MESSAGE_PICTURES - items.length;
    const names = other.map(({ name }) => name).join(", ");
    onProblem(pictures.length > room ? texts.problem("many", "") : names ? texts.problem("refused", names) : null);
    uploads.add(pictures.slice(0, room));
    // oxlint-disable-next-line react/exhaustive-deps -- once for each choice
  }, [chosen]);

  const hasBusy = items.some(isBusy);
  const failed = items.flatMap(({ problem, name }) => (problem === null ? [] : name)).join("\n");
  useEffect(() => {
    onChange({ isBusy: hasBusy, failed: failed === "" ? [] : failed.split("\n") });
    // oxlint-disable-next-line react/exhaustive-deps -- whoever listens is the form around it
  }, [hasBusy, failed]);

  // A form keeps what was typed when it hears of it.
  const ids = storedUrls(items)
    .map((url) => url.split("/").at(-1))
    .join(" ");
  const field = useRef<HTMLInputElement>(null);
  const known = useRef(ids);
  useEffect(() => {
    if (known.current === ids) return;
    known.current = ids;
    field.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [ids]);

  function remove(key: string) {
    uploads.remove(key);
    onProblem(null);
    setAnnouncement(texts.removed);
    onRemove();
  }

  return (
    <>
      <input ref={field} type="hidden" name="pictures" value={ids} />
      {items.length > 0 && (
        <ul className="picture-tiles" aria-label={texts.list}>
          {items.map((item, place) => (
            <li
              key={item.key}
              className="picture-tile"
              data-busy={isBusy(item) || undefined}
              data-failed={item.problem === null ? undefined : true}
            >
              <img src={item.preview} alt={texts.preview(place + 1)} />
              <button type="button" aria-label={texts.remove(place + 1)} onClick={() => remove(item.key)}>
                <X aria-hidden />
              </button>
              {isBusy(item) && <progress value={item.progress} aria-label={texts.uploading(item.name)} />}
              {item.problem !== null && (
                <p role="alert">
                  {texts.problem(item.problem as PictureProblem, item.name)}
                  {RETRYABLE.includes(item.problem) && (
                    <button type="button" onClick={() => uploads.retry(item.key)}>
                      <RotateCcw aria-hidden />
                      {texts.retry}
                    </button>
                  )}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      <output className="visually-hidden">{announcement}</output>
    </>
  );
}

const RETRYABLE: string[] = ["failed", "limit"] satisfies PictureProblem[];
const PROBLEMS: Readonly<Record<string, PictureProblem>> = {
  type: "refused",
  size: "refused",
  pixels: "refused",
  broken: "refused",
  limit: "limit",
  full: "full",
};

/** What went wrong comes as one of the words a text is found by. */
async function sendPicture(address: string, body: Blob, options: SendOptions): Promise<SentFile> {
  try {
    return await sendFile(address, body, options);
  } catch (error) {
    if (!(error instanceof UploadError)) throw error;
    throw new Error(PROBLEMS[error.code ?? ""] ?? "failed", { cause: error });
  }
}
