import { countAttemptUnsynced } from "#app/features/auth/mutations.server";
import { findLinkedCase } from "#app/features/cases/links/queries.server";
import { makeUnkept } from "#app/features/documents/kept/keep.server";
import { sendDocument } from "#app/features/documents/kept/send.server";
import { voucherContent } from "#app/features/guests/files/voucher.server";
import { listGuestBookings } from "#app/features/guests/page/queries.server";
import { clientContext } from "#app/platform/http/client.server";
import { notFound, rejectDataRequest } from "#app/platform/http/responses";
import { inLanguage, languageFrom } from "#app/platform/i18n/languages";
import { readOrUnavailable } from "#app/read-or-unavailable.server";
import { servicesContext } from "#app/services.server";
import { guestPagePath } from "#app/urls";
import type { Route } from "./+types/voucher-file.route";

/** Made each time, so that who asks without end is told to wait. */
const LIMIT = { attempts: 20, seconds: 10 * 60 };

/** What a guest shows on arrival, below a living link of his case. Made when it is asked for, and not kept. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  rejectDataRequest(request);
  const services = context.get(servicesContext);
  const language = languageFrom(params);
  const linked = await readOrUnavailable("the bookings of a guest", context, () =>
    findLinkedCase(services.db, params.token),
  );
  if (!linked) throw notFound();
  const { id, reference } = linked;
  const { network } = context.get(clientContext);
  const wait = services.env.RATE_LIMIT ? await countAttemptUnsynced(services.db, `vouchers ${network}`, LIMIT) : null;
  let title = reference;
  const answer =
    wait === null
      ? await makeUnkept(services, async () => {
          const bookings = await listGuestBookings(services.db, id, language);
          const content = await voucherContent(services, bookings, { reference, language });
          title = content?.data.documentTitle ?? title;
          return content;
        })
      : { kind: "limited" as const, wait };
  // Nothing is agreed, or not any more.
  if (!answer) throw notFound();
  return sendDocument(answer, request, {
    names: { title, ascii: reference },
    language,
    texts: services.texts,
    back: inLanguage(guestPagePath(params.token), language),
    contact: inLanguage("/contact", language),
    isPrivate: true,
  });
}
