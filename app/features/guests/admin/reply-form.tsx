import { Send, Zap } from "lucide-react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { Form, useNavigation } from "react-router";
import { CANNED_PANEL, CannedReplies } from "#app/features/guests/admin/canned-replies";
import { useReplyDraft } from "#app/features/guests/admin/use-reply-draft";
import type { CaseScreen } from "#app/features/guests/case/queries.server";
import { PICTURE_TEXTS } from "#app/features/guests/admin/picture-texts";
import { casePath, picturesPath } from "#app/features/guests/inbox/filters";
import { PictureField, type PictureState } from "#app/features/guests/pictures/picture-field";
import { openPlaceholderNote } from "#app/features/guests/replies/rules";
import type { OfferedReplies } from "#app/features/guests/replies/schema";
import { ENDONYMS } from "#app/platform/i18n/languages";

/** Another reply that came while this one was written. */
interface ReplyInBetween {
  id: string;
  author: string;
  body: string;
}

export interface ReplyFormProps {
  found: CaseScreen;
  between: ReplyInBetween | null;
  offered: OfferedReplies;
  /** What was sent last and refused. */
  refused: Readonly<Record<string, string>> | null;
  /** The answer to one that was sent: another object for each. */
  sent: object | null;
}

const NO_PICTURES: PictureState = { isBusy: false, failed: [] };

export function ReplyForm({ found, between, offered, refused, sent }: ReplyFormProps) {
  const draft = useReplyDraft({ caseId: found.id, offered, refused });
  const { text, begun, open, forget } = draft;
  const isBusy = useNavigation().state !== "idle";
  const replies = found.conversation.messages.filter(({ kind }) => kind === "staff");
  const seen = between?.id ?? replies.at(-1)?.id ?? "";
  const [key, setKey] = useState("");
  const [times, setTimes] = useState(0);
  const pictures = useRef<PictureState>(NO_PICTURES);
  useEffect(() => {
    // What was refused is sent again under its key.
    setKey(crypto.randomUUID());
    if (!sent) return;
    // One that was sent leaves empty fields; one of somebody else does not.
    forget();
    pictures.current = NO_PICTURES;
    setTimes((before) => before + 1);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each reply
  }, [sent]);

  const wasSlash = useRef(false);
  function type(typed: string) {
    wasSlash.current = typed === "/" && text === "";
    // In an empty field a slash asks for the canned replies; Esc gives it back.
    if (wasSlash.current) document.getElementById(CANNED_PANEL)?.showPopover();
    else draft.write(typed);
  }
  const [wasStopped, setWasStopped] = useState(refused !== null);
  const [pictureProblem, setPictureProblem] = useState<string>();
  function check(event: FormEvent) {
    setWasStopped(open.length > 0);
    if (open.length > 0) {
      event.preventDefault();
      draft.selectOpen();
      return;
    }
    const { isBusy: isUploading, failed } = pictures.current;
    const missing = failed.length > 0 ? PICTURE_TEXTS.problem("failed", failed.join(", ")) : undefined;
    setPictureProblem(isUploading ? "The pictures are still on their way. Wait a moment." : missing);
    if (isUploading || missing) event.preventDefault();
  }
  const isStopped = wasStopped && open.length > 0;
  const firstName = found.name.split(/\s+/)[0] ?? found.name;
  return (
    <div className="composer">
      <CannedReplies
        offered={offered}
        guestLanguage={found.language}
        onInsert={draft.insert}
        onDismiss={() => wasSlash.current && draft.write("/")}
      />
      <Form
        method="post"
        encType="multipart/form-data"
        // Not the address with a canned reply in it: once that is sent, the field is empty.
        action={casePath(found.id)}
        className="thread-reply"
        preventScrollReset
        onSubmit={check}
      >
        <input type="hidden" name="intent" value="reply" />
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="seen" value={seen} />
        <input type="hidden" name="canned" value={begun.id} />
        <input type="hidden" name="language" value={begun.language ?? ""} />
        {between && (
          <div className="office-alert" role="alert">
            <p>{`${between.author} has answered meanwhile:`}</p>
            <blockquote dir="auto">{between.body}</blockquote>
            <p>Send yours as well?</p>
          </div>
        )}
        <label>
          {`Answer in ${ENDONYMS[found.language]}`}
          <textarea
            ref={draft.field}
            className="input"
            id="answer"
            name="body"
            rows={4}
            maxLength={5000}
            dir="auto"
            lang={begun.language ?? found.language}
            aria-invalid={isStopped || undefined}
            aria-describedby="answer-note"
            value={text}
            onChange={(event) => type(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
            }}
          />
        </label>
        <p id="answer-note" className="composer-note" role="status">
          {draft.note && <span>{draft.note}</span>}
          {open.length > 0 && <span data-stopped={isStopped || undefined}>{openPlaceholderNote(open)}</span>}
        </p>
        <PictureField
          key={times}
          id="answer-pictures"
          address={picturesPath(found.id)}
          initial={refused?.pictures?.split(" ").filter(Boolean) ?? []}
          texts={PICTURE_TEXTS}
          buttonClass="small-button"
          error={pictureProblem}
          onChange={(state) => {
            pictures.current = state;
          }}
        />
        <div className="composer-tools">
          <button
            type="button"
            className="small-button"
            popoverTarget={CANNED_PANEL}
            onClick={() => {
              wasSlash.current = false;
            }}
          >
            <Zap aria-hidden />
            Canned replies
            <kbd aria-hidden>/</kbd>
          </button>
          <button className="button button-primary" disabled={isBusy}>
            <Send aria-hidden />
            {`Send to ${firstName}`}
          </button>
        </div>
      </Form>
    </div>
  );
}
