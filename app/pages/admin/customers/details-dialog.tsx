import { CalendarCheck, Check, Mail, MessageCircle, MessagesSquare, Phone, TriangleAlert, X } from "lucide-react";
import { use, type ReactNode } from "react";
import { Link, useFetcher } from "react-router";
import { OFFICE } from "#app/brand";
import { AskFirst } from "#app/features/bookings/office/ask-first";
import { bookingPath, deskKindOf } from "#app/features/bookings/booking-address";
import { describeClash } from "#app/features/bookings/office/status-conflicts";
import { casePath } from "#app/features/guests/inbox/filters";
import { Thumbnail } from "#app/features/media/components/thumbnail";
import { ERASED } from "#app/features/privacy/schema";
import { CUSTOMERS_PATH } from "#app/pages/admin/customers/choice-menu";
import { telHref } from "#app/features/bookings/office/phone";
import { replyLinks } from "#app/features/bookings/office/reply";
import { ReplyContext } from "#app/pages/admin/customers/reply-context";
import { StatusMenu } from "#app/pages/admin/customers/status-menu";
import type { RequestView } from "#app/pages/admin/customers/view";
import { formatInstant } from "#app/platform/dates/dates";
import { ENDONYMS } from "#app/platform/i18n/languages";
import { CopyButton } from "#app/ui/office/copy-button";
import { closeParentModal, Modal } from "#app/ui/office/modal";

interface DetailsDialogProps {
  view: RequestView;
  onClose: () => void;
  /** What else can be set here. */
  children?: ReactNode;
}

/** Everything a visitor wrote, and the ways to answer. */
export function DetailsDialog({ view, onClose, children }: DetailsDialogProps) {
  const { texts, ...from } = use(ReplyContext);
  const isErased = view.email === ERASED;
  const kind = deskKindOf(view.section);
  const { mail, whatsapp } = replyLinks(view, texts, from);
  const phoneLink = view.phone && !isErased && telHref(view.phone);
  return (
    <Modal role="alertdialog" label={`Details, ${view.person}`} className="office-dialog" onClose={onClose}>
      <div className="dialog-frame">
        <header className="dialog-head">
          <div>
            <small>{view.kind}</small>
            <h2 dir="auto">{view.person}</h2>
          </div>
          {children}
          <StatusMenu view={view} />
          <button type="button" className="icon-button" aria-label="Close" onClick={closeParentModal}>
            <X aria-hidden />
          </button>
        </header>
        <div className="dialog-body">
          {view.clashes.length > 0 && <OverlapWarning view={view} />}
          {view.listing && <ListingItem listing={view.listing} />}
          <dl className="dialog-facts">
            {view.facts.map(({ name, text }) => (
              <Fact key={name} name={name}>
                <bdi>{text}</bdi>
              </Fact>
            ))}
            <Fact name="Email">{isErased ? view.email : <a href={mail}>{view.email}</a>}</Fact>
            <Fact name="Phone">
              {phoneLink ? (
                <a href={phoneLink}>
                  <bdi dir="ltr">{phoneText(view)}</bdi>
                </a>
              ) : (
                (isErased && view.phone?.number) || "None given"
              )}
            </Fact>
            <Fact name="Received">{formatInstant(view.received, "en", OFFICE)}</Fact>
            <Fact name="Language">
              <bdi lang={view.language}>{ENDONYMS[view.language]}</bdi>
            </Fact>
          </dl>
          <div className="dialog-message">
            <small>Message</small>
            <p lang={view.message ? view.language : undefined} dir="auto">
              {view.message ?? "No message."}
            </p>
          </div>
        </div>
        <footer className="dialog-foot">
          {!isErased && (
            <a className="button button-secondary" href={mail}>
              <Mail aria-hidden />
              Reply by email
            </a>
          )}
          {phoneLink && (
            <a className="button button-secondary" href={phoneLink}>
              <Phone aria-hidden />
              Call
            </a>
          )}
          {whatsapp && !isErased && (
            <a className="button button-secondary" href={whatsapp} target="_blank" rel="noreferrer">
              <MessageCircle aria-hidden />
              WhatsApp
            </a>
          )}
          <Link className="button button-secondary" to={casePath(view.conversation.id)}>
            <MessagesSquare aria-hidden />
            {view.conversation.plan ? `Trip plan ${view.conversation.plan.reference}` : "Conversation"}
            {view.conversation.unread > 0 && <span className="badge">{`${view.conversation.unread} new`}</span>}
          </Link>
          <CopyButton text={toPlainText(view)} />
          {kind && (
            <Link className="button button-secondary" to={bookingPath({ kind, id: view.id })}>
              <CalendarCheck aria-hidden />
              Open booking
            </Link>
          )}
          {!isErased && <ConfirmButton view={view} />}
        </footer>
      </div>
    </Modal>
  );
}

function phoneText({ phone }: RequestView): string {
  return phone ? `${phone.countryCode} ${phone.number}`.trim() : "";
}

/** The whole record as lines, to be pasted elsewhere. */
function toPlainText(view: RequestView): string {
  const lines = [
    ["Name", view.person],
    ...(view.listing
      ? [["About", view.listing.name], ...(view.listing.total ? [["Total", view.listing.total]] : [])]
      : []),
    ...view.facts.map(({ name, text }) => [name, text]),
    ["Email", view.email],
    ["Phone", phoneText(view)],
    ["Received", formatInstant(view.received, "en", OFFICE)],
    ["Language", ENDONYMS[view.language]],
    ["Message", view.message ?? ""],
  ];
  return lines.map(([name, text]) => `${name}: ${text}`).join("\n");
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function ListingItem({ listing: { name, image, line, total } }: { listing: NonNullable<RequestView["listing"]> }) {
  return (
    <div className="dialog-item">
      <Thumbnail image={image} />
      <span>
        <b dir="auto">{name}</b>
        <small dir="auto">{line}</small>
      </span>
      {total && <b className="dialog-total">{total}</b>}
    </div>
  );
}

function OverlapWarning({ view: { clashes } }: { view: RequestView }) {
  return (
    <div className="dialog-clash">
      <TriangleAlert aria-hidden />
      <div>
        <b>{clashes.length === 1 ? "Overlaps another confirmed booking" : "Overlaps other confirmed bookings"}</b>
        {clashes.map((clash) => (
          <p key={clash.id}>{describeClash(clash)}</p>
        ))}
      </div>
    </div>
  );
}

function ConfirmButton({ view: { id, section, status } }: { view: RequestView }) {
  const fetcher = useFetcher({ key: `status-${id}` });
  if (section === "general" || status === null || (fetcher.formData?.get("status") ?? status) === "confirmed")
    return null;
  return (
    <fetcher.Form method="post" action={CUSTOMERS_PATH} className="dialog-confirm" onSubmit={closeParentModal}>
      <input type="hidden" name="kind" value={section} />
      <input type="hidden" name="intent" value="status" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="shown" value={status} />
      <AskFirst />
      <button type="submit" name="status" value="confirmed" className="button button-good">
        <Check aria-hidden />
        Confirm
      </button>
    </fetcher.Form>
  );
}
