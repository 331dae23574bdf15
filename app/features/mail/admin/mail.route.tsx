import { RotateCcw } from "lucide-react";
import { data, Form, useNavigation } from "react-router";
import { staffContext } from "#app/features/auth/context.server";
import { MailRowView } from "#app/features/mail/admin/mail-row";
import { NoMailServer } from "#app/features/mail/office/no-mail-server";
import { dismissMail, resendAllMail, resendMail } from "#app/features/mail/delivery/mutations.server";
import { countMail, listMail, MAIL_PAGE_SIZE, type MailRow } from "#app/features/mail/queries.server";
import { stateOf } from "#app/features/mail/rules";
import { isForStaff, SENT_RETENTION_DAYS, MAIL_STATES, type MailState } from "#app/features/mail/schema";
import { requireForm, textParam, textFields } from "#app/platform/http/form";
import { servicesContext } from "#app/services.server";
import { RelativeTime } from "#app/ui/office/relative-time";
import { readPage } from "#app/ui/office/data-table/view-params";
import { DataTable, type Column } from "#app/ui/office/data-table/data-table";
import { officeLoader } from "#app/ui/office/loading/office-loader";
import { toastOutcome } from "#app/ui/office/outcome-toast";
import { usePolling } from "#app/ui/office/use-polling";
import type { Route } from "./+types/mail.route";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext);
  const state = MAIL_STATES.find((name) => name === url.searchParams.get("state")) ?? null;
  const [{ rows, ...paged }, counts] = await Promise.all([
    listMail(db, { search: textParam(url.searchParams, "search"), state }, readPage(url.searchParams)),
    countMail(db),
  ]);
  return { rows, paged, counts, pageSize: MAIL_PAGE_SIZE, hasServer: env.SMTP_URL !== undefined };
}

export const clientLoader = officeLoader<Awaited<ReturnType<typeof loader>>>();

export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(servicesContext);
  const staff = context.get(staffContext);
  const { intent, id = "" } = textFields(await requireForm(request));
  if (intent === "resend") return resendMail(db, staff, id);
  if (intent === "dismiss") return dismissMail(db, staff, id);
  if (intent === "resend-all") return resendAllMail(db, staff);
  return data({ ok: false }, { status: 400 });
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const { intent } = textFields(await request.clone().formData());
  if (intent === "dismiss")
    return toastOutcome(serverAction, {
      success: "Message dismissed",
      failure: "Failed to dismiss. Please try again.",
    });
  return toastOutcome(serverAction, { success: "On its way again", failure: "Failed to resend. Please try again." });
}

const STATE_NAMES: Readonly<Record<MailState, string>> = { waiting: "Waiting", sent: "Sent", failed: "Failed" };

const COLUMNS: readonly Column<MailRow>[] = [
  { key: "message", name: "Message", cell: (mail) => <MailRowView mail={mail} /> },
  {
    key: "state",
    name: "State",
    phonePlacement: "line",
    cell: (mail) => (
      <span className="badge mail-state" data-state={stateOf(mail)}>
        {STATE_NAMES[stateOf(mail)]}
      </span>
    ),
  },
  {
    key: "purpose",
    name: "For",
    phonePlacement: "line",
    cell: ({ purpose }) => (isForStaff(purpose) ? "Staff" : "Visitor"),
  },
  {
    key: "when",
    name: "Written",
    phonePlacement: "line",
    cell: ({ created_at }) => (
      <span className="no-wrap">
        <RelativeTime at={created_at} />
      </span>
    ),
  },
];

export default function Mail({ loaderData }: Route.ComponentProps) {
  const { rows, paged, counts, pageSize, hasServer } = loaderData;
  usePolling(hasServer && counts.waiting > 0);
  return (
    <div className="office-page">
      <title>Mail · Staff</title>
      <div className="office-head">
        <div>
          <h1>Mail</h1>
          <p>{`What the site writes to visitors and staff, newest first. What was sent can be looked up for ${SENT_RETENTION_DAYS} days; the rest stays until it is sent or dismissed.`}</p>
        </div>
        {counts.failed > 0 && hasServer && <ResendAll failed={counts.failed} />}
      </div>
      {!hasServer && <NoMailServer waiting={counts.waiting} />}
      <div className="office-card mail-card">
        <DataTable
          caption="Messages, newest first"
          columns={COLUMNS}
          rows={rows}
          paged={paged}
          fixedSize={pageSize}
          nameOf={({ subject }) => subject}
          search={{ label: "Search messages", placeholder: "Search by address or subject" }}
          filters={[
            {
              name: "state",
              label: "State",
              options: MAIL_STATES.map((state) => ({
                value: state,
                name: state === "failed" ? `Failed (${counts.failed})` : STATE_NAMES[state],
              })),
            },
          ]}
          empty="No messages"
        />
      </div>
    </div>
  );
}

function ResendAll({ failed }: { failed: number }) {
  const { state } = useNavigation();
  return (
    <Form method="post" className="mail-resend-all" preventScrollReset>
      <output>{failed === 1 ? "1 message could not be sent" : `${failed} messages could not be sent`}</output>
      <button
        type="submit"
        name="intent"
        value="resend-all"
        className="button button-secondary"
        disabled={state === "submitting"}
      >
        <RotateCcw aria-hidden />
        {failed === 1 ? "Resend it" : "Resend all"}
      </button>
    </Form>
  );
}
