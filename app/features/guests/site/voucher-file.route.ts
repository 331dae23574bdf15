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
  const found = await readOrUnavailable("the bookings of a guest", context, async () => {
    const linked = await findLinkedCase(services.db, params.token);
    const bookings = linked ? await listGuestBookings(services.db, linked.id, language) : [];
    if (!linked) return null;
    const { reference } = linked;
    const content = await voucherContent(services, bookings, { reference, language });
    return content && { content, reference };
  });
  if (!found) throw notFound();
  const { network } = context.get(clientContext);
  const wait = services.env.RATE_LIMIT ? await countAttemptUnsynced(services.db, `vouchers ${network}`, LIMIT) : null;
  const answer = wait === null ? await makeUnkept(services, found.content) : { kind: "limited" as const, wait };
  return sendDocument(answer, request, {
    names: { title: found.content.data.documentTitle, ascii: found.reference },
    language,
    texts: services.texts,
    back: inLanguage(guestPagePath(params.token), language),
    contact: inLanguage("/contact", language),
    isPrivate: true,
  });
}
