import { UserRoundPlus } from "lucide-react";
import { data } from "react-router";
import * as v from "valibot";
import { InviteCard } from "#app/features/auth/admin/invite-card";
import { InvitationsCard } from "#app/features/auth/admin/invitations-card";
import { StaffTable } from "#app/features/auth/admin/staff-table";
import { staffContext } from "#app/features/auth/context.server";
import { canMailLinks } from "#app/features/auth/rules";
import { inviteForm } from "#app/features/auth/schema";
import {
  disableStaff,
  enableStaff,
  inviteStaff,
  removeStaff,
  revokeInvitation,
  type Refusal,
} from "#app/features/auth/staff/mutations.server";
import { listInvitations, listStaff } from "#app/features/auth/staff/queries.server";
import { siteName } from "#app/features/settings/identity";
import { clientContext } from "#app/platform/http/client.server";
import { requireForm, textFields } from "#app/platform/http/form";
import { servicesContext } from "#app/services.server";
import { attemptWrite } from "#app/ui/office/attempt-write";
import { officeLoader } from "#app/ui/office/loading/office-loader";
import { showToast } from "#app/ui/toasts";
import { ADMIN_PREFIX } from "#app/urls";
import type { Route } from "./+types/staff.route";

export async function loader({ context }: Route.LoaderArgs) {
  const { db, env, settings } = context.get(servicesContext);
  const [people, invitations] = await Promise.all([listStaff(db), listInvitations(db)]);
  return { people, invitations, me: context.get(staffContext).id, canMail: canMailLinks(env, settings.value) };
}

export const clientLoader = officeLoader<Awaited<ReturnType<typeof loader>>>();

interface Answer {
  ok: boolean;
  reason?: Refusal | "taken" | "invalid";
  /** Whom it was about. */
  name?: string;
  /** Shown once: only a hash of it is kept. */
  link?: string;
  /** Whether a message with another link is on its way. */
  isMailed?: boolean;
  errors?: Partial<Record<"name" | "email", string>>;
  values?: { name: string; email: string };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, env, settings } = context.get(servicesContext);
  const staff = context.get(staffContext);
  const { intent = "", id = "", ...texts } = textFields(await requireForm(request));
  switch (intent) {
    case "invite":
      return invite(texts);
    case "revoke":
      return toResponse(await revokeInvitation(db, staff, id));
    case "disable":
      return toResponse(await disableStaff(db, staff, id));
    case "enable":
      return toResponse(await enableStaff(db, staff, id));
    case "remove":
      return toResponse(await removeStaff(db, staff, id));
    default:
      return data<Answer>({ ok: false, reason: "missing" }, { status: 400 });
  }

  async function invite({ name = "", email = "" }: Record<string, string>) {
    const values = { name, email };
    const input = v.safeParse(inviteForm, values);
    if (!input.success) {
      const nested = v.flatten<typeof inviteForm>(input.issues).nested ?? {};
      return data<Answer>(
        { ok: false, reason: "invalid", values, errors: { name: nested.name?.[0], email: nested.email?.[0] } },
        { status: 400 },
      );
    }
    const mailedAs = canMailLinks(env, settings.value) ? siteName(settings.value) : null;
    const result = await inviteStaff(db, staff, input.output, { siteNameForMail: mailedAs });
    if (result.ok)
      return data<Answer>({
        ok: true,
        name: input.output.name,
        isMailed: result.isMailed,
        link: `${context.get(clientContext).origin}${ADMIN_PREFIX}/invitation/${result.token}`,
      });
    const errors =
      result.reason === "taken" ? { email: "Somebody with this email is on the list already." } : undefined;
    return data<Answer>({ ok: false, reason: result.reason, values, errors }, { status: 409 });
  }
}

function toResponse(result: Answer) {
  return data<Answer>(result, { status: result.ok ? 200 : 409 });
}

const DONE: Record<string, (name: string) => string> = {
  revoke: () => "Invitation withdrawn",
  disable: (name) => `${name} cannot sign in any more`,
  enable: (name) => `${name} can sign in again`,
  remove: (name) => `${name} is no longer staff`,
};

const REFUSED: Record<string, string> = {
  last: "The last administrator stays. Invite somebody else first.",
  self: "You cannot do this to your own account. Ask another administrator.",
  denied: "Your own account cannot do this any more.",
  missing: "That is not on the list any more.",
};

export async function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  const { intent = "" } = textFields(await request.clone().formData());
  const result: Answer | null = await attemptWrite(serverAction);
  if (result?.ok) {
    const done = DONE[intent];
    if (done) showToast("success", done(result.name ?? ""));
    return result;
  }
  // What is wrong with a field is said at the field.
  if (!result?.errors) showToast("error", REFUSED[result?.reason ?? ""] ?? "Failed to save. Please try again.");
  return result ?? data<Answer>({ ok: false }, { status: 503 });
}

export default function People({ loaderData, actionData }: Route.ComponentProps) {
  const { people, invitations, me, canMail } = loaderData;
  return (
    <div className="office-page">
      <title>People · Staff</title>
      <div className="office-head">
        <div>
          <h1>People</h1>
          <p>Who can come into this office.</p>
        </div>
        <a className="button button-primary narrow-only" href="#invite">
          <UserRoundPlus aria-hidden />
          Invite
        </a>
      </div>
      <div className="people-grid">
        <div>
          <div className="office-card">
            <StaffTable people={people} me={me} />
          </div>
          <InvitationsCard invitations={invitations} />
        </div>
        <InviteCard answer={actionData} canMail={canMail} />
      </div>
    </div>
  );
}
