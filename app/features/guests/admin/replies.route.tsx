import { Plus } from "lucide-react";
import { randomUUID } from "node:crypto";
import { data, Link } from "react-router";
import { staffContext } from "#app/features/auth/context.server";
import { CannedReplyForm } from "#app/features/guests/admin/canned-reply-form";
import { CannedReplyList } from "#app/features/guests/admin/canned-reply-list";
import { draftOfReply, EMPTY_REPLY, replyInput, type ReplyDraft } from "#app/features/guests/replies/input";
import { moveReply, REPLY_RECORDS } from "#app/features/guests/replies/mutations.server";
import { countReplies, listReplies } from "#app/features/guests/replies/queries.server";
import { MAX_REPLIES } from "#app/features/guests/replies/schema";
import { deleteRecord } from "#app/features/history/mutations.server";
import { saveFromClient } from "#app/features/history/office/client-save";
import { saveRecord } from "#app/features/history/office/record.server";
import { findRecord } from "#app/features/history/queries.server";
import { requireForm, textFields, textParam } from "#app/platform/http/form";
import { servicesContext } from "#app/services.server";
import { attemptWrite } from "#app/ui/office/attempt-write";
import type { SaveProblem } from "#app/ui/office/form/save-problem";
import { officeLoader } from "#app/ui/office/loading/office-loader";
import { showToast } from "#app/ui/toasts";
import { ADMIN_PREFIX } from "#app/urls";
import type { Route } from "./+types/replies.route";

const SCREEN = `${ADMIN_PREFIX}/replies`;
const SHAPE = {
  empty: EMPTY_REPLY,
  draftOf: draftOfReply,
  schema: replyInput,
  takenMessage: "Another reply has this name already",
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const asked = textParam(url.searchParams, "reply");
  const [replies, edited] = await Promise.all([
    listReplies(db),
    asked === "" || asked === "new" ? null : findRecord(db, REPLY_RECORDS, asked),
  ]);
  return {
    replies,
    /** Which form is open: "new", the id of a reply, or none. */
    asked,
    draft: asked === "new" ? EMPTY_REPLY : edited && draftOfReply(edited),
    newId: randomUUID(),
    now: new Date(),
  };
}

export const clientLoader = officeLoader<Awaited<ReturnType<typeof loader>>>();

interface Done {
  ok: boolean;
  message: string;
}
type Answer = Done | SaveProblem<ReplyDraft>;

export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(servicesContext);
  const staff = context.get(staffContext);
  const { intent = "", id = "" } = textFields(await requireForm(request.clone()));
  switch (intent) {
    case "save":
      if (id === "" && (await countReplies(db)) >= MAX_REPLIES)
        return data<Answer>(
          { ok: false, message: `There are ${MAX_REPLIES} replies already. Delete one first.` },
          { status: 409 },
        );
      return saveRecord(context, REPLY_RECORDS, SHAPE, {
        request,
        id: id || undefined,
        to: (outcome) => `${SCREEN}?saved=reply-${outcome}`,
      });
    case "up":
    case "down":
      return answer(await moveReply(db, staff, id, intent === "up" ? -1 : 1), "Moved");
    case "delete":
      return answer(await deleteRecord(db, staff, REPLY_RECORDS, id), "Reply deleted. The bin keeps it for 30 days.");
    default:
      return data<Answer>({ ok: false, message: "Nothing was changed" }, { status: 400 });
  }
}

function answer({ ok }: { ok: boolean }, message: string) {
  return data<Answer>({ ok, message: ok ? message : "This reply is gone already" }, { status: ok ? 200 : 404 });
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const { intent } = textFields(await request.clone().formData());
  if (intent === "save") return saveFromClient(serverAction);
  const done = (await attemptWrite(serverAction)) as Done | null;
  if (!done?.ok) showToast("error", done?.message ?? "It could not be saved. Nothing was changed.");
  else if (intent === "delete") showToast("success", done.message);
  return done ?? data({ ok: false, message: "It could not be saved. Nothing was changed." }, { status: 503 });
}

export default function Replies({ loaderData, actionData }: Route.ComponentProps) {
  const { replies, asked, draft, newId, now } = loaderData;
  const done = actionData && "ok" in actionData ? actionData : null;
  const problem: SaveProblem<ReplyDraft> | null = actionData && "errors" in actionData ? actionData : null;
  return (
    <div className="office-page replies-page">
      <title>Replies · Staff</title>
      <div className="office-head">
        <div>
          <h1>Replies</h1>
          <p>
            Answers you give often, in the languages of your guests. In a conversation, type <kbd>/</kbd> to insert one.
          </p>
        </div>
        <Link className="button button-primary" to="?reply=new" preventScrollReset>
          <Plus aria-hidden />
          Add a reply
        </Link>
      </div>
      {done && !done.ok && (
        <p className="error-box" role="alert">
          {done.message}
        </p>
      )}
      {asked !== "" && !draft && !done?.ok && (
        <p className="office-card replies-none" role="status">
          This reply is not there any more.
        </p>
      )}
      {draft && (
        <CannedReplyForm
          // Each has a form of its own; what somebody else saved meanwhile begins it anew.
          key={`${asked} ${JSON.stringify(problem?.mergeConflict?.stored ?? "")}`}
          id={asked === "new" ? null : asked}
          stored={draft}
          newId={newId}
          problem={problem}
        />
      )}
      <CannedReplyList replies={replies} now={now} />
    </div>
  );
}
