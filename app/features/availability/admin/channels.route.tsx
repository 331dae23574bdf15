import { Plus } from "lucide-react";
import { data } from "react-router";
import { staffContext } from "#app/features/auth/context.server";
import { AddChannel } from "#app/features/availability/admin/add-channel";
import { ChannelCard } from "#app/features/availability/admin/channel-card";
import { changeChannels, type ChannelsAnswer } from "#app/features/availability/admin/change-channels.server";
import { LinkList } from "#app/features/availability/admin/link-list";
import { listLinks } from "#app/features/availability/channels/links/queries.server";
import { FAILURES, shortAddress } from "#app/features/availability/channels/office-words";
import { listOfficeChannels, listOfficeUnits } from "#app/features/availability/channels/queries.server";
import { clientContext } from "#app/platform/http/client.server";
import { requireForm, textFields, textParam } from "#app/platform/http/form";
import { servicesContext } from "#app/services.server";
import { attemptWrite } from "#app/ui/office/attempt-write";
import { officeLoader } from "#app/ui/office/loading/office-loader";
import { showToast } from "#app/ui/toasts";
import { SHARED_CALENDARS } from "#app/urls";
import type { Route } from "./+types/channels.route";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { origin } = context.get(clientContext);
  const shown = textParam(url.searchParams, "show");
  const [channels, units, links] = await Promise.all([listOfficeChannels(db), listOfficeUnits(db), listLinks(db)]);
  return {
    // The addresses are secrets: of one at a time the whole is sent, when somebody asks for it.
    channels: channels.map(({ url: address, ...channel }) => ({
      ...channel,
      address: shortAddress(address),
      fullAddress: channel.id === shown ? address : null,
    })),
    units,
    links: links.map(({ token, ...link }) => ({ ...link, address: `${origin}${SHARED_CALENDARS}${token}.ics` })),
    now: new Date(),
  };
}

export type ChannelsPage = Awaited<ReturnType<typeof loader>>;

export const clientLoader = officeLoader<ChannelsPage>();

export async function action({ request, context }: Route.ActionArgs) {
  const answer = await changeChannels(
    context.get(servicesContext),
    context.get(staffContext),
    textFields(await requireForm(request)),
  );
  return data(answer, { status: answer.ok ? 200 : answer.errors ? 400 : 409 });
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const answer: ChannelsAnswer = (await attemptWrite(serverAction)) ?? { ok: false, text: FAILURES.unknown };
  if (answer.text) showToast(answer.ok ? "success" : "error", answer.text);
  return answer;
}

/** A calendar that could not be read answers 409, after which the router would keep what it has: that is stored too. */
export function shouldRevalidate() {
  return true;
}

export default function Channels({ loaderData, actionData }: Route.ComponentProps) {
  const { channels, units, links, now } = loaderData;
  return (
    <div className="office-page">
      <title>Channels · Staff</title>
      <div className="office-head">
        <div>
          <h1>Channels</h1>
          <p>Other places that sell the same rooms and vehicles: their calendars are read here, and ours there.</p>
        </div>
        <a className="button button-primary" href="#add">
          <Plus aria-hidden />
          Add a channel
        </a>
      </div>
      {actionData?.text && !actionData.ok && (
        <p className="error-box" role="alert">
          {actionData.text}
        </p>
      )}
      {channels.length === 0 && (
        <p className="office-card channels-none">
          No other calendar is read yet. Add one below: it is looked at before it is kept.
        </p>
      )}
      <div className="channels">
        {channels.map((channel) => (
          <ChannelCard
            key={channel.id}
            channel={channel}
            link={links.find(({ channel_id }) => channel_id === channel.id)}
            now={now}
          />
        ))}
      </div>
      <AddChannel units={units} answer={actionData} />
      <LinkList units={units} links={links} />
    </div>
  );
}
