import { ChevronDown, CircleAlert, ImagePlus, Images } from "lucide-react";
import { useEffect, useId, useState, type ChangeEvent } from "react";
import { SINGLE_FILE_RULES } from "#app/features/media/office/file-validation";
import type { PickedPicture } from "#app/features/media/office/library/library-dialog";
import { readImageSize, toPickedPicture } from "#app/features/media/office/library/picked-picture";
import { useLibrary } from "#app/features/media/office/library/use-library";
import { uploadMedia } from "#app/features/media/office/upload";
import { hasWidthVariants, pictureUrlAtWidth, type Bucket } from "#app/features/media/schema";
import { isBusy, useUploads } from "#app/features/media/use-uploads";

const LIBRARY_BUCKETS: readonly { bucket: Bucket; name: string }[] = [
  { bucket: "blog-media", name: "Blog" },
  { bucket: "experience-media", name: "Experiences" },
  { bucket: "stays-media", name: "Stays" },
  { bucket: "transportation-media", name: "Transportation" },
  { bucket: "property-images", name: "Properties" },
];

/** Pictures of the media room, newest first, and a place to bring a new one. */
export function PickPicture({ bucket, onPick }: { bucket: Bucket; onPick: (picture: PickedPicture) => void }) {
  const [bucketFilter, setBucketFilter] = useState<Bucket | "">("");
  const library = useLibrary(bucketFilter);
  const uploads = useUploads({ send: uploadMedia(bucket, "image"), initial: [] });
  const [notice, setNotice] = useState<string | null>(null);
  const upload = uploads.items[0];
  const problemId = useId();
  const problem = notice ?? upload?.problem;

  const [stored, file] = [upload?.url, upload?.file];
  useEffect(() => {
    if (!stored || !file) return;
    async function pick(url: string, brought: File) {
      onPick(toPickedPicture({ url, ...(await readImageSize(brought)) }));
    }
    void pick(stored, file);
  }, [stored, file, onPick]);

  function chooseFile({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    target.value = "";
    if (!file) return;
    const refusal = SINGLE_FILE_RULES.picture.validate(file);
    setNotice(refusal);
    if (refusal) return;
    for (const { key } of uploads.items) uploads.remove(key);
    uploads.add([file]);
  }

  return (
    <>
      <div className="library-bar">
        <label className="select-pill" data-active={bucketFilter !== "" || undefined}>
          <span>From</span>
          <select value={bucketFilter} onChange={(event) => setBucketFilter(event.target.value as Bucket | "")}>
            <option value="">All rooms</option>
            {LIBRARY_BUCKETS.map(({ bucket: value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden />
        </label>
      </div>
      <div className="dialog-body" aria-busy={library.isLoading}>
        {problem && (
          <div className="error-box" role="alert" id={problemId}>
            <CircleAlert aria-hidden />
            <p>{problem}</p>
          </div>
        )}
        <ul className="library-tiles" aria-label="Images">
          <li>
            <label className="drop-tile" aria-busy={upload !== undefined && isBusy(upload)}>
              <ImagePlus aria-hidden />
              <b>{upload && isBusy(upload) ? "Uploading..." : "Upload an image"}</b>
              <input
                className="visually-hidden"
                type="file"
                accept={SINGLE_FILE_RULES.picture.types.join(",")}
                aria-describedby={problem ? problemId : undefined}
                onChange={chooseFile}
              />
              {upload && isBusy(upload) && (
                <progress className="upload-progress" value={upload.progress} aria-label={`Uploading ${upload.name}`} />
              )}
            </label>
          </li>
          {library.pictures?.map(({ url, width, height }, place) => (
            <li key={url}>
              <button
                type="button"
                className="library-tile"
                aria-label={`Image ${place + 1}${width ? `, ${width} by ${height} pixels` : ""}`}
                onClick={() => onPick(toPickedPicture({ url, width, height }))}
              >
                <img src={hasWidthVariants(url) ? pictureUrlAtWidth(url, 480) : url} alt="" loading="lazy" />
              </button>
            </li>
          ))}
          {library.isLoading &&
            library.pictures === null &&
            Array.from({ length: 5 }, (_, place) => <li key={place} className="library-tile is-loading" aria-hidden />)}
        </ul>
        {library.pictures?.length === 0 && (
          <p className="library-empty">
            <Images aria-hidden />
            No images here yet. The first one you upload will appear here.
          </p>
        )}
        {library.isFailed && (
          <div className="library-more" role="alert">
            <p className="field-error">
              <CircleAlert aria-hidden />
              The images could not be loaded.
            </p>
            <button type="button" className="small-button" onClick={library.retry}>
              Try again
            </button>
          </div>
        )}
        {library.hasMore && !library.isFailed && (
          <div className="library-more">
            <button type="button" className="small-button" disabled={library.isLoading} onClick={library.loadMore}>
              {library.isLoading ? "Loading..." : "Show more"}
            </button>
          </div>
        )}
      </div>
    </>
  );
}
