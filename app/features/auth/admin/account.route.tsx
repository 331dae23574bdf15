import { data } from "react-router";
import * as v from "valibot";
import { PasswordCard } from "#app/features/auth/admin/password-card";
import { SessionsCard } from "#app/features/auth/admin/sessions-card";
import { WeekCard } from "#app/features/auth/admin/week-card";
import { TwoFactorCard } from "#app/features/auth/admin/two-factor-card";
import { hashPassword, type PasswordCheck } from "#app/features/auth/auth.server";
import { staffContext } from "#app/features/auth/context.server";
import { changeOwnPassword, endOtherSessions, endSession, setWeekStart } from "#app/features/auth/mutations.server";
import { describeDevice, isPhone } from "#app/features/auth/rules";
import { findWeekStart } from "#app/features/auth/queries.server";
import { isWeekStart, passwordForm } from "#app/features/auth/schema";
import { listSessions } from "#app/features/auth/staff/queries.server";
import { drawQrCode, otpauthUri } from "#app/features/auth/two-factor/codes.server";
import {
  beginTwoFactor,
  cancelTwoFactor,
  confirmTwoFactor,
  disableTwoFactor,
  renewBackupCodes,
} from "#app/features/auth/two-factor/mutations.server";
import { findTwoFactor } from "#app/features/auth/two-factor/queries.server";
import { siteName } from "#app/features/settings/identity";
import { requireForm, textFields } from "#app/platform/http/form";
import { servicesContext } from "#app/services.server";
import { attemptWrite } from "#app/ui/office/attempt-write";
import { officeLoader } from "#app/ui/office/loading/office-loader";
import { showToast } from "#app/ui/toasts";
import type { Route } from "./+types/account.route";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, auth, settings } = context.get(servicesContext);
  const { id, name, email } = context.get(staffContext);
  const [sessions, current, twoFactor, weekStart] = await Promise.all([
    listSessions(db, id),
    auth.findSessionId(request.headers),
    findTwoFactor(db, auth.encryptionKey, id),
    findWeekStart(db, id),
  ]);
  return {
    weekStart,
    name,
    email,
    sessions: sessions.map(({ userAgent, ...session }) => ({
      ...session,
      device: describeDevice(userAgent),
      isPhone: isPhone(userAgent),
      isCurrent: session.id === current,
    })),
    twoFactor:
      twoFactor.state === "begun"
        ? { ...twoFactor, qr: drawQrCode(otpauthUri(twoFactor.secret, email, siteName(settings.value))) }
        : twoFactor,
  };
}
type AccountData = Awaited<ReturnType<typeof loader>>;
export type OwnSession = AccountData["sessions"][number];
export type OwnTwoFactor = AccountData["twoFactor"];

export const clientLoader = officeLoader<AccountData>();

export interface AccountAnswer {
  intent: string;
  ok: boolean;
  errors?: Partial<Record<"current" | "password" | "confirmation" | "code", string>>;
  /** Shown once: only hashes of them are kept. */
  codes?: string[];
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, auth } = context.get(servicesContext);
  const staff = context.get(staffContext);
  const { intent = "", ...texts } = textFields(await requireForm(request));
  const session = (await auth.findSessionId(request.headers)) ?? "";
  const done = (more: Partial<AccountAnswer> = {}) => data<AccountAnswer>({ intent, ok: true, ...more });
  const refused = (errors: AccountAnswer["errors"], status = 400) =>
    data<AccountAnswer>({ intent, ok: false, errors }, { status });
  switch (intent) {
    case "password":
      return changePassword();
    case "end-session":
      await endSession(db, staff, texts.id ?? "");
      return done();
    case "end-others":
      await endOtherSessions(db, staff, session);
      return done();
    case "week":
      if (!isWeekStart(texts.week_start)) return refused({}, 400);
      await setWeekStart(db, staff, texts.week_start);
      return done();
    case "two-factor-cancel":
      await cancelTwoFactor(db, staff.id);
      return done();
    case "two-factor-on":
      return switchOn();
    case "two-factor-begin":
    case "two-factor-off":
    case "backup-codes":
      return afterPassword(intent);
    default:
      return refused({}, 400);
  }

  async function changePassword() {
    const input = v.safeParse(passwordForm, texts);
    if (!input.success) {
      const nested = v.flatten<typeof passwordForm>(input.issues).nested ?? {};
      return refused({ current: nested.current?.[0], password: nested.password?.[0] });
    }
    const check = await auth.checkPassword(staff.id, input.output.current);
    if (!check.ok) return refused({ current: describe(check) }, check.reason === "limited" ? 429 : 400);
    await changeOwnPassword(db, staff, {
      passwordHash: await hashPassword(input.output.password),
      currentSessionId: session,
    });
    return done();
  }

  async function switchOn() {
    const result = await confirmTwoFactor(db, auth.encryptionKey, staff, texts.code ?? "");
    if (result.ok) return done({ codes: result.codes });
    return refused({
      code:
        result.reason === "wrong"
          ? "That code is not right. Wait for the next one and try again."
          : "That took too long. Please begin again.",
    });
  }

  async function afterPassword(next: "two-factor-begin" | "two-factor-off" | "backup-codes") {
    const check = await auth.checkPassword(staff.id, (texts.confirmation ?? "").slice(0, 200));
    if (!check.ok) return refused({ confirmation: describe(check) }, check.reason === "limited" ? 429 : 400);
    if (next === "two-factor-begin") await beginTwoFactor(db, auth.encryptionKey, staff.id);
    if (next === "two-factor-off") await disableTwoFactor(db, staff, staff);
    if (next !== "backup-codes") return done();
    const renewed = await renewBackupCodes(db, auth.encryptionKey, staff);
    return renewed.ok ? done({ codes: renewed.codes }) : refused({ confirmation: "Two-factor sign-in is off." }, 409);
  }
}

function describe(check: Exclude<PasswordCheck, { ok: true }>): string {
  if (check.reason === "wrong") return "That is not your password.";
  return `Too many attempts. Try again in ${Math.ceil(check.retryAfter / 60)} minutes.`;
}

const DONE: Record<string, string> = {
  password: "Password changed. Your other sessions have ended.",
  week: "Saved",
  "end-session": "Session ended",
  "end-others": "All other sessions ended",
  "two-factor-on": "Two-factor sign-in is on",
  "two-factor-off": "Two-factor sign-in is off",
};

export async function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  const { intent = "" } = textFields(await request.clone().formData());
  const result: AccountAnswer | null = await attemptWrite(serverAction);
  if (result?.ok && DONE[intent]) showToast("success", DONE[intent]);
  // What is wrong with a field is said at the field.
  if (!result?.ok && !result?.errors) showToast("error", "Failed to save. Please try again.");
  return result ?? data<AccountAnswer>({ intent, ok: false }, { status: 503 });
}

export default function YourAccount({ loaderData, actionData }: Route.ComponentProps) {
  const { name, email, sessions, twoFactor, weekStart } = loaderData;
  return (
    <div className="office-page">
      <title>Your account · Staff</title>
      <div className="office-head">
        <div>
          <h1>Your account</h1>
          <p>
            <bdi>{name}</bdi>, {email}
          </p>
        </div>
      </div>
      <div className="account-grid">
        <div className="account-main">
          <TwoFactorCard twoFactor={twoFactor} email={email} answer={actionData} />
          <SessionsCard sessions={sessions} />
        </div>
        <div className="account-main">
          <PasswordCard email={email} answer={actionData} />
          <WeekCard weekStart={weekStart} />
        </div>
      </div>
    </div>
  );
}
