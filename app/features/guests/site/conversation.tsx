import { Send } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import {
  Form,
  useActionData,
  useLocation,
  useNavigation,
  useRevalidator,
  useSearchParams,
  useSubmit,
} from "react-router";
import { useTranslations } from "use-intl";
import { OFFICE } from "#app/brand";
import { useFormDraft, type FormDraftState } from "#app/features/forms/components/form-draft";
import { SubmitArea, useVisitorForm, VisitorForm } from "#app/features/forms/components/visitor-form";
import type { FieldErrors, FormFailure, FormResult } from "#app/features/forms/schema";
import type { GuestMessageRow } from "#app/features/guests/conversation/queries.server";
import type { MessageField } from "#app/features/guests/conversation/message-form";
import { MessagePictures } from "#app/features/guests/pictures/message-pictures";
import { PictureField, type PictureState } from "#app/features/guests/pictures/picture-field";
import { useChangeText } from "#app/features/guests/site/use-days-text";
import { usePictureTexts } from "#app/features/guests/site/picture-texts";
import { formatMoment } from "#app/platform/dates/dates";
import { directionOf, ENDONYMS } from "#app/platform/i18n/languages";
import { useLanguage } from "#app/platform/i18n/paths";
import { TextArea } from "#app/ui/form-field";
import { NODE_PLACE, withNode } from "#app/ui/with-node";

export interface ConversationData {
  messages: GuestMessageRow[];
  hasEarlier: boolean;
  /** Of staff, that nobody has said to have read. */
  unread: number;
  answerHours: number;
  stamp: string;
  /** Changes with whatever is new. */
  news: string;
}

interface ConversationProps extends ConversationData {
  reference: string;
  isReadOnly: boolean;
}

/** What was said, oldest first, and a field to say more. */
export function Conversation({
  messages,
  hasEarlier,
  unread,
  answerHours,
  stamp,
  news,
  reference,
  isReadOnly,
}: ConversationProps) {
  const t = useTranslations("guest");
  const [query] = useSearchParams();
  const [first] = messages;
  useNews(news);
  useReadMark(unread);
  return (
    <section className="talk" aria-labelledby="talk-title">
      <header>
        <h2 id="talk-title" className="display display-small">
          {t("conversation")}
        </h2>
        <span className="fine">{t("usually", { n: answerHours })}</span>
      </header>
      {hasEarlier && first && (
        <p className="talk-earlier">
          <a className="link" href={`?before=${first.id}#talk-title`}>
            {t("earlier")}
          </a>
        </p>
      )}
      {messages.length === 0 ? (
        <p className="fine">{t("noMessages")}</p>
      ) : (
        <ol>
          {messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ol>
      )}
      <NewMessageNotice count={messages.length} />
      {unread > 0 && (
        <noscript>
          <Form method="post" className="talk-read">
            <input type="hidden" name="intent" value="read" />
            <button type="submit" className="btn btn-small btn-secondary">
              {t("haveRead")}
            </button>
          </Form>
        </noscript>
      )}
      {!isReadOnly && query.get("before") === null && <Composer stamp={stamp} reference={reference} />}
    </section>
  );
}

function Message({ message }: { message: GuestMessageRow }) {
  const t = useTranslations("guest");
  const language = useLanguage();
  const address = usePicturesAddress();
  const { length: total } = message.pictures;
  const when = formatMoment(message.created_at, language, OFFICE.hoursAheadOfUtc);
  if (message.event)
    return (
      <li className="talk-event">
        <EventText type={message.event} wanted={message.wanted} /> <time>{when}</time>
      </li>
    );
  const who = message.isOwn ? t("you") : (message.author ?? t("team"));
  return (
    <li className={`bubble${message.isOwn ? " mine" : ""}`}>
      {!message.isOwn && (
        <span className="avatar" aria-hidden>
          {who.slice(0, 1)}
        </span>
      )}
      <div dir="auto" lang={message.language}>
        {message.body && <span>{message.body}</span>}
        <MessagePictures pictures={message.pictures} address={address} altOf={(n) => t("picture", { n, total })} />
      </div>
      <p>
        <span className={message.isOwn ? "visually-hidden" : undefined}>{who}, </span>
        <time>{when}</time>
        {message.language !== language && (
          <>
            {" · "}
            <span>
              {withNode(
                t("writtenIn", { language: NODE_PLACE }),
                <bdi lang={message.language} dir={directionOf(message.language)}>
                  {ENDONYMS[message.language]}
                </bdi>,
              )}
            </span>
          </>
        )}
      </p>
    </li>
  );
}

const ASK_EVENTS = {
  cancel_asked: "eventCancelAsked",
  ask_withdrawn: "eventWithdrawn",
  ask_accepted: "eventAccepted",
  ask_declined: "eventDeclined",
  cancelled_by_guest: "eventCancelled",
} as const;

const VIEWING_EVENTS = {
  viewing_proposed: "eventProposed",
  viewing_agreed: "eventAgreed",
  viewing_accepted: "eventAgreed",
  viewing_declined: "eventDeclined",
} as const;

function EventText({
  type,
  wanted,
}: { type: NonNullable<GuestMessageRow["event"]> } & Pick<GuestMessageRow, "wanted">) {
  const t = useTranslations("guest");
  const ask = useTranslations("ask");
  const viewing = useTranslations("viewing");
  const changeText = useChangeText();
  if (Object.hasOwn(VIEWING_EVENTS, type)) return viewing(VIEWING_EVENTS[type as keyof typeof VIEWING_EVENTS]);
  if (type === "change_asked") return wanted ? ask("eventChangeAsked", { wanted: changeText(wanted) }) : null;
  if (Object.hasOwn(ASK_EVENTS, type)) return ask(ASK_EVENTS[type as keyof typeof ASK_EVENTS]);
  return t(type === "closed" ? "eventClosed" : "eventOpened");
}

/** Tells a screen reader once that something came, not what. */
function NewMessageNotice({ count }: { count: number }) {
  const t = useTranslations("guest");
  const seen = useRef(count);
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    if (count > seen.current) setNew(true);
    seen.current = count;
  }, [count]);
  return (
    <p className="visually-hidden" role="status">
      {isNew ? t("newMessage") : ""}
    </p>
  );
}

function Composer({ stamp, reference }: { stamp: string; reference: string }) {
  const answer = useActionData<FormResult<MessageField> & { intent?: string; form?: string }>();
  // The page has other forms, too.
  const result = answer?.form ? undefined : answer;
  const tab = useFormDraft(`conversation ${reference}`, result);
  const [sent, setSent] = useState(0);
  useEffect(() => {
    if (result?.ok) setSent((times) => times + 1);
  }, [result]);
  const t = useTranslations("guest");
  return (
    <>
      <p className="talk-sent" role="status">
        {result?.ok ? t("messageSent") : ""}
      </p>
      <Fields
        // A message that arrived leaves an empty field.
        key={`${sent} ${tab.restored ? "kept" : "new"}`}
        stamp={stamp}
        draftState={tab}
        failure={result && !result.ok ? result : undefined}
      />
    </>
  );
}

function Fields({
  stamp,
  draftState,
  failure,
}: {
  stamp: string;
  draftState: FormDraftState;
  failure: FormFailure<MessageField> | undefined;
}) {
  const t = useTranslations("guest");
  const pictures = useRef<PictureState>({ isBusy: false, failed: [] });
  const form = useVisitorForm<MessageField>({
    failure,
    draftState,
    labels: { body: t("yourMessage"), pictures: t("pictures") },
    loadValidator: async () => {
      const { checkMessage } = await import("#app/features/guests/conversation/message-form");
      return (data) => ({ ...checkMessage(data), ...pictureErrors(pictures.current) });
    },
  });
  const { id, error } = form.field("pictures");
  return (
    <div className="write">
      <VisitorForm form={form} stamp={stamp} encType="multipart/form-data">
        <TextArea
          {...form.field("body")}
          rows={3}
          maxLength={5000}
          placeholder={t("messageHint")}
          dir="auto"
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
          }}
        />
        <PictureField
          id={id}
          address={usePicturesAddress()}
          initial={form.typed.pictures?.split(" ").filter(Boolean) ?? []}
          texts={usePictureTexts()}
          buttonClass="btn btn-small btn-secondary"
          error={error}
          onChange={(state) => {
            pictures.current = state;
          }}
        />
        <SubmitArea
          form={form}
          failure={t("failed")}
          label={
            <>
              {t("send")}
              <Send aria-hidden className="flip-rtl" />
            </>
          }
          busy={t("sending")}
        />
      </VisitorForm>
    </div>
  );
}

/** Pictures that are not there yet, or failed, hold the message back: none is left out in silence. */
function pictureErrors({ isBusy, failed }: PictureState): FieldErrors<MessageField> {
  if (failed.length > 0) return { pictures: { code: "pictureFailed", n: failed.length, name: failed.join(", ") } };
  return isBusy ? { pictures: "picturesWait" } : {};
}

/** Where the pictures of this page are: below its own secret address. */
function usePicturesAddress(): string {
  return `${useLocation().pathname}/pictures`;
}

const NEWS_MS = 30_000;

/** While the page is in view it asks every half a minute whether there is something new, and reads it then. */
function useNews(news: string): void {
  const { revalidate } = useRevalidator();
  const isSending = useNavigation().state !== "idle";
  useEffect(() => {
    if (isSending) return undefined;
    const clock = setInterval(() => {
      if (document.visibilityState !== "visible") return;
      void fetch(`${window.location.pathname}/news`)
        .then((response) => (response.ok ? response.text() : news))
        .then((now) => (now === news ? undefined : revalidate()))
        // The next one asks again.
        .catch(() => {});
    }, NEWS_MS);
    return () => clearInterval(clock);
  }, [news, revalidate, isSending]);
}

const GESTURES = ["pointerdown", "keydown", "wheel", "touchstart"] as const;

/** A gesture on the page says that it was read; opening it, which programs do too, says nothing. */
function useReadMark(unread: number): void {
  const submit = useSubmit();
  useEffect(() => {
    if (unread === 0) return undefined;
    const controller = new AbortController();
    const mark = () => {
      controller.abort();
      void submit(
        { intent: "read" },
        { method: "post", navigate: false, fetcherKey: "read", preventScrollReset: true },
      );
    };
    for (const gesture of GESTURES)
      addEventListener(gesture, (event) => event.isTrusted && mark(), { signal: controller.signal, passive: true });
    return () => controller.abort();
  }, [unread, submit]);
}
