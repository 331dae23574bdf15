import { ArrowLeft, CircleAlert } from "lucide-react";
import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { autoFocusRef } from "#app/ui/office/modal";

const MAX_ALT_LENGTH = 300;

interface DescribePictureProps {
  src: string;
  alt: string;
  isChange: boolean;
  onBack: () => void;
  onDone: (alt: string) => void;
}

/** Asks what a picture shows. Nothing may be said only of one that is there for decoration. */
export function DescribePicture({ src, alt, isChange, onBack, onDone }: DescribePictureProps) {
  const [altText, setAltText] = useState(alt);
  const [isDecoration, setDecoration] = useState(isChange && alt === "");
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    autoFocusRef(field.current);
    field.current?.focus();
  }, []);

  function finish(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // The dialog stands in the middle of another form, as far as React knows.
    event.stopPropagation();
    if (!isDecoration && !altText.trim()) {
      setMissing(true);
      field.current?.focus();
      return;
    }
    onDone(isDecoration ? "" : altText.trim());
  }

  return (
    <form className="dialog-frame" noValidate onSubmit={finish}>
      <div className="dialog-body">
        <img className="library-chosen" src={src} alt="" />
        <div className="field">
          <label htmlFor="picture-words" data-required={!isDecoration || undefined}>
            What does it show?
          </label>
          <textarea
            id="picture-words"
            ref={field}
            className="input"
            dir="auto"
            rows={2}
            maxLength={MAX_ALT_LENGTH}
            disabled={isDecoration}
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? "picture-words-error" : "picture-words-hint"}
            value={altText}
            onChange={(event) => {
              setAltText(event.target.value);
              setMissing(false);
            }}
          />
          {isMissing ? (
            <p className="field-error" id="picture-words-error" role="alert">
              <CircleAlert aria-hidden />
              Say what the image shows, or mark it as decoration
            </p>
          ) : (
            <p className="library-hint" id="picture-words-hint">
              In the language of the text. Read aloud to those who cannot see the image.
            </p>
          )}
        </div>
        <label className="library-check">
          <input
            type="checkbox"
            checked={isDecoration}
            onChange={(event) => {
              setDecoration(event.target.checked);
              setMissing(false);
            }}
          />
          Only decoration
        </label>
      </div>
      <div className="dialog-foot">
        <button type="button" className="button button-secondary" onClick={onBack}>
          <ArrowLeft aria-hidden />
          Choose another
        </button>
        <button type="submit" className="button button-primary is-last">
          {isChange ? "Update image" : "Insert image"}
        </button>
      </div>
    </form>
  );
}
