import type { Editor } from "@tiptap/react";
import { CircleAlert, X } from "lucide-react";
import { useState, type SubmitEvent } from "react";
import { createPortal } from "react-dom";
import { linkAddress } from "#app/features/blog/admin/editor/link-address";
import { closeParentModal, autoFocusRef, Modal } from "#app/ui/office/modal";

/** Asks where the selected words lead; with none selected, for the words too. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const isLink = editor.isActive("link");
  const needsWords = !isLink && editor.state.selection.empty;
  const [typed, setTyped] = useState((editor.getAttributes("link").href as string | undefined) ?? "");
  const [words, setWords] = useState("");
  const [isWrong, setWrong] = useState(false);

  function apply(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // The dialog stands in the middle of another form, as far as React knows.
    event.stopPropagation();
    const href = linkAddress(typed);
    if (href === null) return setWrong(true);
    const edit = editor.chain().focus();
    if (needsWords)
      edit
        .insertContent({ type: "text", text: words.trim() || typed.trim(), marks: [{ type: "link", attrs: { href } }] })
        .run();
    else edit.extendMarkRange("link").setLink({ href }).run();
    onClose();
  }

  function remove() {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    onClose();
  }

  return createPortal(
    <Modal className="office-dialog" label={isLink ? "Change link" : "Insert link"} onClose={onClose}>
      <form className="dialog-frame" noValidate onSubmit={apply}>
        <div className="dialog-head">
          <div>
            <h2>{isLink ? "Change link" : "Insert link"}</h2>
          </div>
          <button type="button" className="icon-button" aria-label="Close" onClick={closeParentModal}>
            <X aria-hidden />
          </button>
        </div>
        <div className="dialog-body">
          {needsWords && (
            <div className="field">
              <label htmlFor="link-words">Text</label>
              <input
                id="link-words"
                ref={autoFocusRef}
                className="input"
                dir="auto"
                value={words}
                onChange={(event) => setWords(event.target.value)}
              />
            </div>
          )}
          <div className="field">
            <label htmlFor="link-address">Address</label>
            <input
              id="link-address"
              className="input"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              dir="ltr"
              placeholder="https://example.com or /stays"
              ref={needsWords ? undefined : autoFocusRef}
              aria-invalid={isWrong || undefined}
              aria-describedby={isWrong ? "link-address-error" : undefined}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                setWrong(false);
              }}
            />
            {isWrong && (
              <p className="field-error" id="link-address-error" role="alert">
                <CircleAlert aria-hidden />A web address (https://…), an e-mail address or a page of this site (/stays)
              </p>
            )}
          </div>
        </div>
        <div className="dialog-foot">
          {isLink && (
            <button type="button" className="button button-secondary" onClick={remove}>
              Remove link
            </button>
          )}
          <button type="button" className="button button-secondary is-last" onClick={closeParentModal}>
            Cancel
          </button>
          <button type="submit" className="button button-primary">
            {isLink ? "Change link" : "Insert link"}
          </button>
        </div>
      </form>
    </Modal>,
    document.querySelector(".office") ?? document.body,
  );
}
