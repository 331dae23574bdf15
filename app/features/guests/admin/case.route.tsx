import { ChevronLeft } from "lucide-react";
import { data, Link } from "react-router";
import { staffContext } from "#app/features/auth/context.server";
import { InboxList } from "#app/features/guests/admin/inbox-list";
import { AskCards } from "#app/features/guests/admin/ask-cards";
import { changeCase, REFUSAL_STATUSES } from "#app/features/guests/admin/case-actions.server";
import { DONE, refusalOf } from "#app/features/guests/admin/case-texts";
import { CaseActions, useCaseKeys } from "#app/features/guests/admin/case-tools";
import { LinksCard, MailsCard } from "#app/features/guests/admin/case-cards";
import { CaseState } from "#app/features/guests/admin/case-state";
import { ViewingCard } from "#app/features/guests/admin/viewing-card";
import { Thread } from "#app/features/guests/admin/thread";
import { conflictText } from "#app/features/guests/case/plan-conflicts";
import { readCase, type CaseItem } from "#app/features/guests/case/queries.server";
import { readOpenAsks } from "#app/features/guests/asks/read.server";
import { takeFiles } from "#app/features/guests/conversation/message-form";
import { inboxPath } from "#app/features/guests/inbox/filters";
import { readInbox } from "#app/features/guests/inbox/read.server";
import { readOfferedReplies } from "#app/features/guests/replies/read.server";
import { planProgress } from "#app/features/cases/plan-progress";
import type { SavedKind } from "#app/features/page/saved-key";
import { canMailPages } from "#app/features/mail/outbox/mutations.server";
import { formatDay } from "#app/platform/dates/dates";
import { clientContext } from "#app/platform/http/client.server";
import { requireForm, textFields } from "#app/platform/http/form";
import { notFound } from "#app/platform/http/responses";
import { ENDONYMS, inLanguage, isLanguage } from "#app/platform/i18n/languages";
import { servicesContext } from "#app/services.server";
import { attemptWrite } from "#app/ui/office/attempt-write";
import { officeLoader } from "#app/ui/office/loading/office-loader";
import { useOwnData } from "#app/ui/office/loading/use-own-data";
import { showToast } from "#app/ui/toasts";
import { ADMIN_PREFIX } from "#app/urls";
import type { Route } from "./+types/case.route";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const staff = context.get(staffContext);
  const [found, inbox] = await Promise.all([
    readCase(services.db, params.case, url.searchParams.get("before")),
    readInbox(services, url.searchParams, staff.id),
  ]);
  if (!found) throw notFound();
  const asked = url.searchParams.get("in");
  return {
    found,
    inbox,
    asks: await readOpenAsks(services.db, params.case),
    offered: await readOfferedReplies(services, staff, found, isLanguage(asked) ? asked : found.language),
    canMail: canMailPages(services.env),
    reader: staff.id,
  };
}

export const clientLoader = officeLoader<Awaited<ReturnType<typeof loader>>>();

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staff = context.get(staffContext);
  const sent = await requireForm(request);
  const files = takeFiles(sent);
  const form = textFields(sent);
  const { intent = "" } = form;
  const outcome = await changeCase(services, staff, params.case, form, files);
  if (!outcome) return data({ ok: false as const, reason: "missing" as const, intent }, { status: 400 });
  if (!outcome.ok) {
    const typed = { ...form, pictures: "kept" in outcome ? outcome.kept : (form.pictures ?? "") };
    return data({ ...outcome, intent, typed }, { status: REFUSAL_STATUSES[outcome.reason] });
  }
  if (!("link" in outcome) || !outcome.link) return data({ ok: true as const, intent, link: undefined });
  const { origin } = context.get(clientContext);
  const found = await readCase(services.db, params.case);
  return data({ ok: true as const, intent, link: origin + inLanguage(outcome.link, found?.language ?? "en") });
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const { intent = "" } = textFields(await request.clone().formData());
  const outcome = await attemptWrite(serverAction);
  if (outcome?.ok && intent === "read") return outcome;
  if (outcome?.ok) showToast("success", DONE[intent] ?? "Saved");
  else showToast("error", outcome ? refusalOf(outcome) : "It could not be saved. Nothing was changed.");
  return outcome ?? data({ ok: false as const, reason: "missing" as const, intent }, { status: 503 });
}

export default function Case({ loaderData, actionData, params }: Route.ComponentProps) {
  const { found, inbox, asks, offered, canMail, reader } = useOwnData(params.case, loaderData, (read) => read.found.id);
  const refused = actionData && !actionData.ok && "typed" in actionData ? actionData : null;
  const made = actionData?.ok ? (actionData.link ?? null) : null;
  const problem = actionData && !actionData.ok ? refusalOf(actionData) : null;
  const between = actionData && !actionData.ok && "reply" in actionData ? actionData.reply : null;
  // Said at the field.
  const isUnfilled = actionData && !actionData.ok && actionData.reason === "placeholder";
  const isReply = actionData?.intent === "reply";
  useCaseKeys(found.id);
  return (
    <div className="office-page inbox-page">
      <title>{`${found.reference} · Staff`}</title>
      <InboxList inbox={inbox} current={found.id} />
      <div className="case-pane">
        <div className="case-head">
          <div>
            <Link className="text-link case-back" to={inboxPath(inbox.filters, inbox.page)}>
              <ChevronLeft aria-hidden className="flip-rtl" />
              Inbox
            </Link>
            <h1>
              <bdi>{found.name}</bdi>
            </h1>
            <p>
              <bdi>{found.title}</bdi>
              {`, ${found.reference}, writes ${ENDONYMS[found.language]}`}
            </p>
            <CaseState row={found} answerHours={inbox.answerHours} now={inbox.now} />
          </div>
          <CaseActions found={found} reader={reader} />
        </div>
        {problem && !between && !isUnfilled && (
          <p className="office-alert" role="alert">
            {problem}
          </p>
        )}
        {found.data_asked_at && (
          <p className="office-alert" role="note">
            {"The guest asks to see or delete his data. "}
            <Link className="text-link" to={`${ADMIN_PREFIX}/privacy?${new URLSearchParams({ q: found.email ?? "" })}`}>
              Open Personal data
            </Link>
          </p>
        )}
        {found.viewing && <ViewingCard viewing={found.viewing} />}
        <AskCards
          asks={asks}
          refused={refused && { typed: refused.typed, clashes: "clashes" in refused ? refused.clashes : null }}
        />
        <Thread
          found={found}
          between={between}
          offered={offered}
          refused={isReply && refused ? refused.typed : null}
          sent={isReply && actionData.ok ? actionData : null}
        />
      </div>
      <div className="case-side">
        <section aria-labelledby="case-items">
          <h2 id="case-items">What was sent</h2>
          {found.kind === "plan" && <p>{planProgress(found.items.map(({ status }) => status))}</p>}
          <ul className="case-items">
            {found.items.map((item) => (
              <li key={item.id}>
                <Link className="text-link" to={itemPath(item)}>
                  <bdi>{item.name}</bdi>
                </Link>
                <small>{item.day ? `${formatDay(item.day, "en")}, ${item.status}` : item.status}</small>
              </li>
            ))}
            {found.listed.map(({ kind, id, name }) => (
              <li key={id}>
                <Link className="text-link" to={`${ADMIN_PREFIX}/${ROOMS[kind]}/${id}/edit`}>
                  <bdi>{name}</bdi>
                </Link>
                <small>{kind}</small>
              </li>
            ))}
          </ul>
          {found.conflicts.length > 0 && (
            <>
              <h3>Did not fit when it was sent</h3>
              <ul className="case-conflicts">
                {found.conflicts.map((conflict) => (
                  <li key={conflictText(conflict)}>
                    <bdi>{conflictText(conflict)}</bdi>
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
        <LinksCard found={found} made={made} canMail={canMail} />
        <MailsCard mails={found.mails} />
      </div>
    </div>
  );
}

/** Where the office keeps what visitors save. */
const ROOMS: Record<SavedKind, string> = {
  stay: "stays",
  experience: "experiences",
  vehicle: "transportation",
  property: "properties",
};

/** Where the office keeps each kind. */
function itemPath({ kind, id }: CaseItem): string {
  if (kind === "message") return `${ADMIN_PREFIX}/customers?request=general-${id}`;
  if (kind === "question") return `${ADMIN_PREFIX}/customers?request=property-${id}`;
  if (kind === "offer") return `${ADMIN_PREFIX}/properties/${id}/edit`;
  return `${ADMIN_PREFIX}/bookings/${kind}/${id}`;
}
