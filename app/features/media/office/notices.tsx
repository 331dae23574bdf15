import { CircleAlert } from "lucide-react";
import type { Notice } from "#app/features/media/office/file-validation";

/** Why some of the chosen files were left out. */
export function Notices({ notices }: { notices: Notice[] }) {
  return (
    <div role="alert" className="media-notices">
      {notices.map(({ file, text }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- two files of one name may be refused for one reason
        <p key={place} className="field-error">
          <CircleAlert aria-hidden />
          <span>
            {file && (
              <>
                <b dir="auto">{file}</b>:{" "}
              </>
            )}
            {text}
          </span>
        </p>
      ))}
    </div>
  );
}
