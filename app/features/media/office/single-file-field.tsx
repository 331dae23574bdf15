import { Clapperboard, FileImage, Pause, Play, RotateCcw } from "lucide-react";
import { useState, type ChangeEvent } from "react";
import { SINGLE_FILE_RULES } from "#app/features/media/office/file-validation";
import { Notices } from "#app/features/media/office/notices";
import { isBusy, storedUrls, type MediaItem, type Uploads } from "#app/features/media/use-uploads";

interface SingleFileFieldProps {
  kind: "picture" | "video";
  /** Of the hidden input with the address. */
  name: string;
  /** Of a hidden input with the stored size in bytes, where the form keeps it. */
  sizeName?: string;
  label: string;
  hint: string;
  uploads: Uploads;
  error: string | undefined;
}

const ICONS = { picture: FileImage, video: Clapperboard };

/** At most one file: a video, its still, a cover, a picture for sharing. */
export function SingleFileField({ kind, name, sizeName, label, hint, uploads, error }: SingleFileFieldProps) {
  const [refused, setRefused] = useState<{ file: string; text: string } | null>(null);
  const { types, validate } = SINGLE_FILE_RULES[kind];
  const Icon = ICONS[kind];
  const item = uploads.items[0];

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    target.value = "";
    if (!file) return;
    const problem = validate(file);
    setRefused(problem ? { file: file.name, text: problem } : null);
    if (problem) return;
    if (item) uploads.remove(item.key);
    uploads.add([file]);
  }

  const problems = [error, item?.problem].flatMap((text) => (text ? [{ text }] : []));
  return (
    <div className="single-file" data-invalid={problems.length > 0 || refused ? true : undefined}>
      <input type="hidden" name={name} value={storedUrls(uploads.items)[0] ?? ""} />
      {sizeName && <input type="hidden" name={sizeName} value={item?.storedSize ?? ""} />}
      <Icon aria-hidden />
      <div className="single-file-text">
        <b>{label}</b>
        {item?.url ? (
          <a href={item.url} target="_blank" rel="noreferrer" dir="auto">
            {item.name}
          </a>
        ) : (
          <small dir="auto">{item?.name ?? hint}</small>
        )}
        {item && isBusy(item) && <Progress item={item} />}
        <Notices notices={refused ? [...problems, refused] : problems} />
      </div>
      <div className="single-file-actions">
        {item && <Control kind={kind} item={item} label={label} uploads={uploads} />}
        <label className="small-button">
          {item ? "Replace" : "Choose"}
          <span className="visually-hidden">{` ${label.toLowerCase()}`}</span>
          <input id={name} className="visually-hidden" type="file" accept={types.join(",")} onChange={choose} />
        </label>
        {item && (
          <button type="button" className="small-button" onClick={() => uploads.remove(item.key)}>
            Remove
            <span className="visually-hidden">{` ${label.toLowerCase()}`}</span>
          </button>
        )}
      </div>
    </div>
  );
}

const STATES: Partial<Record<MediaItem["phase"], string>> = {
  waiting: "Waiting for the connection…",
  paused: "Paused",
};

function Progress({ item: { name, progress, size, phase } }: { item: MediaItem }) {
  const percent = Math.floor(progress * 100);
  return (
    <>
      <progress className="upload-progress" value={progress} aria-label={`Uploading ${name}`} />
      <small className="upload-state">
        <span>{`${percent}%`}</span>
        {size !== null && <span>{`${inMegabytes(progress * size)} of ${inMegabytes(size)} MB`}</span>}
      </small>
      <output className="upload-state">{STATES[phase]}</output>
    </>
  );
}

function inMegabytes(bytes: number): string {
  return (bytes / (1024 * 1024)).toFixed(1);
}

/** Films can be held and taken up again, also after a failure; a picture that failed starts anew. */
function Control({
  kind,
  item,
  label,
  uploads,
}: {
  kind: "picture" | "video";
  item: MediaItem;
  label: string;
  uploads: Uploads;
}) {
  const about = <span className="visually-hidden">{` ${label.toLowerCase()}`}</span>;
  if (kind === "video" && (item.phase === "sending" || item.phase === "waiting")) {
    return (
      <button type="button" className="small-button" onClick={() => uploads.pause(item.key)}>
        <Pause aria-hidden />
        Pause{about}
      </button>
    );
  }
  if (item.phase !== "paused" && item.phase !== "failed") return null;
  return (
    <button type="button" className="small-button" onClick={() => uploads.retry(item.key)}>
      {kind === "video" ? <Play aria-hidden /> : <RotateCcw aria-hidden />}
      {kind === "video" ? "Resume" : "Retry"}
      {about}
    </button>
  );
}
