import { MessagesSquare } from "lucide-react";
import { staffContext } from "#app/features/auth/context.server";
import { InboxList, type InboxPage } from "#app/features/guests/admin/inbox-list";
import { readInbox } from "#app/features/guests/inbox/read.server";
import { servicesContext } from "#app/services.server";
import { officeLoader } from "#app/ui/office/loading/office-loader";
import type { Route } from "./+types/inbox.route";

export async function loader({ url, context }: Route.LoaderArgs): Promise<InboxPage> {
  return readInbox(context.get(servicesContext), url.searchParams, context.get(staffContext).id);
}

export const clientLoader = officeLoader<InboxPage>({ failure: "Failed to load the inbox" });

export default function Inbox({ loaderData }: Route.ComponentProps) {
  return (
    <div className="office-page inbox-page">
      <title>Inbox · Staff</title>
      <InboxList inbox={loaderData} />
      <div className="inbox-choose">
        <MessagesSquare aria-hidden />
        <p>Choose a conversation.</p>
        <p>
          <kbd className="key">J</kbd> and <kbd className="key">K</kbd> go through the list,{" "}
          <kbd className="key">R</kbd> answers.
        </p>
      </div>
    </div>
  );
}
