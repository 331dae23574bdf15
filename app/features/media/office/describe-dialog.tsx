import { X } from "lucide-react";
import { useId, useState } from "react";
import { createPortal } from "react-dom";
import { MAX_ALT_TEXT_LENGTH } from "#app/features/media/schema";
import { BASE_LANGUAGE, directionOf, ENDONYMS, type Language } from "#app/platform/i18n/languages";
import { closeParentModal, Modal } from "#app/ui/office/modal";

interface DescribeDialogProps {
  preview: string;
  text: string;
  english: string;
  language: Language;
  onSave: (text: string) => void;
  onClose: () => void;
}

/**
 * What a picture shows, in words, in the language being edited. Outside the form in the page, so that nothing here
 * belongs to it.
 */
export function DescribeDialog({ preview, text, english, language, onSave, onClose }: DescribeDialogProps) {
  const [typed, setTyped] = useState(text);
  const id = useId();
  const isBase = language === BASE_LANGUAGE;
  return createPortal(
    <Modal className="media-dialog describe-dialog" label="Describe this picture" onClose={onClose}>
      <div className="dialog-frame">
        <div className="dialog-head">
          <h2>Describe this picture</h2>
          <button type="button" className="icon-button" aria-label="Close" onClick={closeParentModal}>
            <X aria-hidden />
          </button>
        </div>
        <div className="dialog-body">
          <img className="describe-picture" src={preview} alt="" />
          <div className="field">
            <div className="field-head">
              <label htmlFor={id}>
                <bdi lang={language}>{ENDONYMS[language]}</bdi>
              </label>
              <small>{`${typed.length} / ${MAX_ALT_TEXT_LENGTH}`}</small>
            </div>
            <textarea
              id={id}
              className="input"
              rows={3}
              lang={language}
              dir={directionOf(language)}
              maxLength={MAX_ALT_TEXT_LENGTH}
              aria-describedby={`${id}-hint`}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            <p className="field-hint" id={`${id}-hint`}>
              {isBase ? (
                "Read out to those who cannot see it, and shown where it does not load. Say what is in it, in one sentence."
              ) : (
                <Fallback english={english} />
              )}
            </p>
          </div>
        </div>
        <div className="dialog-foot">
          <button type="button" className="button button-secondary" onClick={closeParentModal}>
            Cancel
          </button>
          <button
            type="button"
            className="button button-primary"
            onClick={(event) => {
              onSave(typed.trim());
              closeParentModal(event);
            }}
          >
            Use description
          </button>
        </div>
      </div>
    </Modal>,
    document.body,
  );
}

function Fallback({ english }: { english: string }) {
  if (!english) return <>There is no English description yet.</>;
  return (
    <>
      English, used while this is empty: <q lang="en">{english}</q>
    </>
  );
}
