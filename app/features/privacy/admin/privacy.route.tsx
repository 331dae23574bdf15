import { Download, Eraser, Search } from "lucide-react";
import { data, Form, Link, useNavigation } from "react-router";
import { staffContext } from "#app/features/auth/context.server";
import { describeRecord, ERASURE_NOTES, PERSONAL_DATA_LABELS } from "#app/features/privacy/admin/personal-data-labels";
import { SummarySearch } from "#app/features/privacy/admin/summary-search";
import { erasePerson, eraseSummariesWith, type ErasureResult } from "#app/features/privacy/mutations.server";
import { findRetentionMonths, findPerson, listSummariesWith, type Person } from "#app/features/privacy/queries.server";
import { parseIdentity } from "#app/features/privacy/rules";
import { requireForm, textParam, textFields } from "#app/platform/http/form";
import { servicesContext } from "#app/services.server";
import { attemptWrite } from "#app/ui/office/attempt-write";
import { plural } from "#app/ui/office/plural";
import { officeLoader } from "#app/ui/office/loading/office-loader";
import { showToast } from "#app/ui/toasts";
import { ADMIN_PREFIX } from "#app/urls";
import type { Route } from "./+types/privacy.route";

/** Fewer letters would find everybody. */
const MIN_TEXT = 2;
const SCREEN = `${ADMIN_PREFIX}/privacy`;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const typed = textParam(url.searchParams, "q");
  const who = parseIdentity(typed);
  const text = textParam(url.searchParams, "text");
  const [person, months, summaries] = await Promise.all([
    who && findPerson(db, who),
    findRetentionMonths(db),
    text.length >= MIN_TEXT ? listSummariesWith(db, text) : null,
  ]);
  return { typed, person, months, text, summaries };
}

export const clientLoader = officeLoader<Awaited<ReturnType<typeof loader>>>();

export async function action({ request, context }: Route.ActionArgs) {
  const { q = "", text = "", confirmed } = textFields(await requireForm(request));
  const { db } = context.get(servicesContext);
  const staff = context.get(staffContext);
  if (confirmed && text.length >= MIN_TEXT) return answerOf(await eraseSummariesWith(db, staff, text));
  const who = parseIdentity(q);
  if (!who || !confirmed) return data({ ok: false as const, text: "Nothing was erased." }, { status: 400 });
  return answerOf(await erasePerson(db, staff, who));
}

function answerOf(erased: ErasureResult) {
  return erased.ok
    ? { ok: true as const, text: `Erased: ${plural(erased.items, "item")}` }
    : data({ ok: false as const, text: "There was nothing left to erase." }, { status: 404 });
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const result = (await attemptWrite(serverAction)) ?? {
    ok: false as const,
    text: "Failed to erase. Please try again.",
  };
  showToast(result.ok ? "success" : "error", result.text);
  return result;
}

export default function PersonalData({ loaderData, actionData }: Route.ComponentProps) {
  const { typed, person, months, text, summaries } = loaderData;
  return (
    <div className="office-page">
      <title>Personal data · Staff</title>
      <div className="office-head person-head">
        <div>
          <h1>Personal data</h1>
          <p>
            {`What is held about one person: find it, hand it over, erase it. Requests lose their senders by themselves after ${plural(months, "month")}; `}
            <Link to={`${ADMIN_PREFIX}/settings#section-privacy`}>change that in the settings</Link>.
          </p>
        </div>
      </div>
      <section className="office-card form-card">
        <Form method="get" action={SCREEN} className="person-search" role="search">
          <label htmlFor="q">Email address or phone number</label>
          <input
            className="input"
            id="q"
            name="q"
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            required
            maxLength={254}
            defaultValue={typed}
            key={typed}
          />
          <button type="submit" className="button button-primary">
            <Search aria-hidden />
            Find
          </button>
        </Form>
        {actionData && (
          <p role="status" className="person-answer">
            {actionData.text}
          </p>
        )}
        {typed !== "" && !person && <p role="status">That is neither an email address nor a phone number.</p>}
      </section>
      {person && <Found typed={typed} person={person} />}
      <SummarySearch text={text} summaries={summaries} />
    </div>
  );
}

function Found({ typed, person: { records, others, isStaff } }: { typed: string; person: Person }) {
  const names = Object.keys(PERSONAL_DATA_LABELS) as (keyof Person["records"])[];
  const held = names.flatMap((name) => (records[name] ? [{ name, rows: records[name] }] : []));
  return (
    <section className="office-card form-card person-held" aria-labelledby="held">
      <h2 id="held">
        Held about <bdi dir="ltr">{typed}</bdi>
      </h2>
      {isStaff && (
        <p>
          This is also the address of somebody who signs in here. Accounts are kept under{" "}
          <Link to={`${ADMIN_PREFIX}/staff`}>People</Link>.
        </p>
      )}
      {held.length === 0 && <p>Nothing.</p>}
      {held.map(({ name, rows }) => (
        <details key={name} open>
          <summary>{`${PERSONAL_DATA_LABELS[name]} (${rows.length})`}</summary>
          <p>{ERASURE_NOTES[name]}</p>
          <ul>
            {rows.map((row) => (
              <li key={String(row.id)} dir="auto">
                {describeRecord(name, row)}
              </li>
            ))}
          </ul>
        </details>
      ))}
      {others.length > 0 && (
        <p>
          Also found in these:{" "}
          {others.map((other) => (
            <Link key={other} className="person-other" to={`${SCREEN}?${new URLSearchParams({ q: other })}`}>
              {other}
            </Link>
          ))}
        </p>
      )}
      {names.length > 0 && <PersonActions typed={typed} />}
    </section>
  );
}

function PersonActions({ typed }: { typed: string }) {
  const { state } = useNavigation();
  return (
    <div className="person-deeds">
      <a
        className="button button-secondary"
        href={`${SCREEN}/export.json?${new URLSearchParams({ q: typed })}`}
        download
      >
        <Download aria-hidden />
        Export as a file
      </a>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="q" value={typed} />
        <label>
          <input type="checkbox" name="confirmed" required /> All of this is about the person who asked. Erasing cannot
          be undone.
        </label>
        <button type="submit" className="button button-danger" disabled={state === "submitting"}>
          <Eraser aria-hidden />
          Erase
        </button>
      </Form>
    </div>
  );
}
