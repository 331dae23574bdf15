import { RotateCcw, type LucideIcon } from "lucide-react";
import { useState, type ChangeEvent } from "react";
import type { Admission } from "#app/features/experiences/admin/media/admission";
import { Notices } from "#app/features/experiences/admin/media/notices";
import { isBusy, storedUrls, type Uploads } from "#app/features/media/use-uploads";

interface SingleFileFieldProps {
  name: "video_url" | "video_thumbnail";
  label: string;
  hint: string;
  icon: LucideIcon;
  accept: readonly string[];
  admit: (chosen: File[]) => Admission;
  uploads: Uploads;
  error: string | undefined;
}

/** At most one file: the video, or its still. */
export function SingleFileField({ name, label, hint, icon: Icon, accept, admit, uploads, error }: SingleFileFieldProps) {
  const [notices, setNotices] = useState<string[]>([]);
  const item = uploads.items[0];

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const { files, notices } = admit([...(target.files ?? [])]);
    setNotices(notices);
    target.value = "";
    if (files.length === 0) return;
    if (item) uploads.remove(item.key);
    uploads.add(files);
  }

  return (
    <div className="single-file" data-invalid={error || item?.problem || notices.length > 0 ? true : undefined}>
      <input type="hidden" name={name} value={storedUrls(uploads.items)[0] ?? ""} />
      <Icon aria-hidden />
      <div className="single-file-text">
        <b>{label}</b>
        {item?.url ? (
          <a href={item.url} target="_blank" rel="noreferrer">
            {item.name}
          </a>
        ) : (
          <small>{item?.name ?? hint}</small>
        )}
        {item && isBusy(item) && <progress className="upload-progress" value={item.progress} aria-label={`Uploading ${item.name}`} />}
        <Notices texts={[error, item?.problem, ...notices].filter((text) => typeof text === "string")} />
      </div>
      <div className="single-file-actions">
        {item?.problem && (
          <button type="button" className="small-button" onClick={() => uploads.retry(item.key)}>
            <RotateCcw aria-hidden />
            Retry
          </button>
        )}
        <label className="small-button">
          {item ? "Replace" : "Choose"}
          <span className="visually-hidden">{` ${label.toLowerCase()}`}</span>
          <input id={name} className="visually-hidden" type="file" accept={accept.join(",")} onChange={choose} />
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
