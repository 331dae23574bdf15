import { Check, Mail, MessageCircle, Phone, X } from "lucide-react";
import type { ReactNode } from "react";
import { CopyButton } from "#app/features/bookings/admin/copy-button";
import { internationalDigits } from "#app/features/bookings/admin/phone";
import { StatusMenu, useStatusFetcher } from "#app/features/bookings/admin/status-menu";
import type { ExperienceInquiryRow } from "#app/features/bookings/queries.server";
import { closeModalAround, Modal } from "#app/ui/office/modal";
import { formatDay, formatInstant } from "#app/platform/dates/dates";
import { ENDONYMS } from "#app/platform/i18n/languages";
import { BASE_CURRENCY, formatMoney } from "#app/platform/money/money";

/** Everything a visitor wrote, and the ways to answer. Opens in the browser only, so times are the reader's own. */
export function RequestDetails({ request, onClose }: { request: ExperienceInquiryRow; onClose: () => void }) {
  const digits = internationalDigits(request.country_code, request.phone);
  const facts: [string, string, ReactNode?][] = [
    ["Date", formatDay(request.date, "en", "short")],
    ["Participants", String(request.participants)],
    ["Email", request.email, <a key="mail" href={`mailto:${request.email}`}>{request.email}</a>],
    ["Phone", `${request.country_code} ${request.phone}`, <PhoneLinks key="phone" digits={digits} request={request} />],
    ["Staying at", request.accommodation],
    ["Received", formatInstant(request.created_at, "en")],
    ["Language", ENDONYMS[request.language]],
  ];
  const total = request.quoted_total === null ? "No total" : formatMoney(request.quoted_total, { code: BASE_CURRENCY, rate: 1 }, "en");
  const summary = [["Guest", request.full_name], ["Experience", request.experience_title], ["Total", total], ...facts, ["Message", request.message ?? ""]];
  return (
    <Modal role="alertdialog" label={`Booking details, ${request.full_name}`} className="request-dialog" onClose={onClose}>
      <div className="dialog-frame">
        <header className="dialog-head">
          <div>
            <small>Experience booking request</small>
            <h2>{request.full_name}</h2>
          </div>
          <StatusMenu id={request.id} fullName={request.full_name} status={request.status} />
          <button type="button" className="icon-button" aria-label="Close" onClick={closeModalAround}>
            <X aria-hidden />
          </button>
        </header>
        <div className="dialog-body">
          <div className="dialog-item">
            <span>
              <b>{request.experience_title}</b>
              <small>{request.participants === 1 ? "1 person" : `${request.participants} people`}</small>
            </span>
            <b className="dialog-total">{total}</b>
          </div>
          <dl className="dialog-facts">
            {facts.map(([name, text, shown]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{shown ?? text}</dd>
              </div>
            ))}
          </dl>
          <div className="dialog-message">
            <small>Message</small>
            <p lang={request.message ? request.language : undefined} dir="auto">
              {request.message ?? "No message."}
            </p>
          </div>
        </div>
        <footer className="dialog-foot">
          <a className="button button-secondary" href={`mailto:${request.email}`}>
            <Mail aria-hidden />
            Reply by email
          </a>
          <a className="button button-secondary" href={`tel:+${digits}`}>
            <Phone aria-hidden />
            Call
          </a>
          <CopyButton text={summary.map(([name, text]) => `${name}: ${text}`).join("\n")} />
          <ConfirmButton request={request} />
        </footer>
      </div>
    </Modal>
  );
}

function PhoneLinks({ digits, request }: { digits: string; request: ExperienceInquiryRow }) {
  return (
    <>
      <a href={`tel:+${digits}`}>
        <bdi dir="ltr">{`${request.country_code} ${request.phone}`}</bdi>
      </a>
      <a className="dialog-whatsapp" href={`https://wa.me/${digits}`} target="_blank" rel="noreferrer">
        <MessageCircle aria-hidden />
        WhatsApp
      </a>
    </>
  );
}

function ConfirmButton({ request }: { request: ExperienceInquiryRow }) {
  const fetcher = useStatusFetcher(request.id);
  if ((fetcher.chosen ?? request.status) === "confirmed") return null;
  return (
    <fetcher.Form method="post" className="dialog-confirm" onSubmit={closeModalAround}>
      <input type="hidden" name="id" value={request.id} />
      <button type="submit" name="status" value="confirmed" className="button button-good">
        <Check aria-hidden />
        Confirm
      </button>
    </fetcher.Form>
  );
}
