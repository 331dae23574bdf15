import { Printer } from "lucide-react";
import { Link } from "react-router";
import { bookingPath, isDeskKind } from "#app/features/bookings/booking-address";
import { findBooking } from "#app/features/bookings/desk/queries.server";
import { readGuestVoucher } from "#app/features/guests/files/voucher.server";
import type { DetailRow } from "#app/features/mail/email-content";
import { notFound } from "#app/platform/http/responses";
import { directionOf } from "#app/platform/i18n/languages";
import { servicesContext } from "#app/services.server";
import { officeLoader } from "#app/ui/office/loading/office-loader";
import type { Route } from "./+types/voucher.route";

export async function loader({ params: { kind, id }, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const booking = isDeskKind(kind) ? await findBooking(services.db, { kind, id }) : null;
  // There is nobody to give it to.
  if (!booking || booking.erased_at) throw notFound();
  return { voucher: await readGuestVoucher(services, booking), back: bookingPath(booking) };
}

export const clientLoader = officeLoader<Awaited<ReturnType<typeof loader>>>();

/** For the guest, in the guest's language; it is printed as it stands. */
export default function Voucher({ loaderData: { voucher, back } }: Route.ComponentProps) {
  return (
    <div className="office-page">
      <title>{`${voucher.reference}, voucher · Staff`}</title>
      <div className="office-head voucher-actions">
        <Link className="button button-secondary" to={back}>
          Back to the booking
        </Link>
        <button type="button" className="button button-primary" onClick={() => window.print()}>
          <Printer aria-hidden />
          Print
        </button>
      </div>
      <article className="office-card voucher" lang={voucher.language} dir={directionOf(voucher.language)}>
        <p>
          <bdi>{voucher.site}</bdi>
        </p>
        <h1>{`${voucher.title}: ${voucher.listing}`}</h1>
        <p className="voucher-reference">
          <bdi dir="ltr">{voucher.reference}</bdi>
        </p>
        <Rows rows={voucher.rows} />
        <Rows rows={voucher.money} />
        {voucher.policy && (
          <p>
            <b>{voucher.policy.label}</b>
            <br />
            <bdi>{voucher.policy.value}</bdi>
          </p>
        )}
        {voucher.phone && (
          <p>
            {`${voucher.phone.label} `}
            <bdi dir="ltr">{voucher.phone.value}</bdi>
          </p>
        )}
        <p>{voucher.foot}</p>
      </article>
    </div>
  );
}

function Rows({ rows }: { rows: readonly DetailRow[] }) {
  return (
    <table>
      <tbody>
        {rows.map(({ label, value, isLtr }, index) => (
          <tr key={`${index} ${label}`}>
            <th scope="row">{label}</th>
            <td>
              <bdi dir={isLtr ? "ltr" : undefined}>{value}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
