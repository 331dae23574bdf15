import { ClipboardList } from "lucide-react";
import { Form } from "react-router";
import { MarkButton, Money, Phone } from "#app/features/bookings/admin/day-sheet/rows";
import { peopleOf, type Trip } from "#app/features/bookings/day-sheet/rules";
import { plural } from "#app/ui/office/plural";

const NUMBERS = new Set(["Adults", "Children"]);

/** Who is on a departure. */
export function Manifest({ trip, canMark }: { trip: Trip; canMark: boolean }) {
  const { title, time, guests, departure } = trip;
  const children = guests.reduce((sum, each) => sum + each.children, 0);
  const came = peopleOf(guests.filter(({ arrivedAt }) => arrivedAt));
  return (
    <section className="office-card ds-manifest" id="manifest">
      <div className="ds-head">
        <ClipboardList aria-hidden />
        <h2>{`Manifest: ${title}${time ? `, ${time}` : ""}`}</h2>
        <small>{`${plural(peopleOf(guests) - children, "adult")}, ${plural(children, "child", "children")}, ${came} of ${peopleOf(guests)} came`}</small>
      </div>
      {guests.length === 0 ? (
        <p className="tl-empty">Nobody is booked.</p>
      ) : (
        <table className="office-table">
          <thead>
            <tr>
              {["Guest", "Adults", "Children", "Stays at", "Requests", "Money", "There"].map((name) => (
                <th key={name} scope="col" className={NUMBERS.has(name) ? "is-number" : undefined}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {guests.map((guest) => (
              <tr key={guest.id} data-red={guest.overbooked || undefined}>
                <td>
                  <b>
                    <bdi>{guest.name}</bdi>
                  </b>
                  <small>
                    <Phone number={guest.phone} />
                    {guest.overbooked && " Overbooked"}
                  </small>
                </td>
                <td className="is-number">{guest.people - guest.children}</td>
                <td className="is-number">{guest.children}</td>
                <td>{guest.accommodation}</td>
                <td dir="auto">{guest.words ?? <span className="is-absent">None</span>}</td>
                <td className="ds-money">
                  <Money booking={guest} />
                </td>
                <td>
                  {canMark && <MarkButton booking={guest} mark="arrived" word="Here" />}
                  <i className="ds-box" aria-hidden />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="table-foot ds-foot">
        <span>
          {departure
            ? `${Math.max(0, departure.capacity - departure.seats_taken)} seats free`
            : "On request, nothing is counted"}
        </span>
        {canMark && trip.experience && guests.some(({ status }) => status === "confirmed") && (
          <Form method="post" className="ds-mark-form">
            <input type="hidden" name="intent" value="back" />
            <input type="hidden" name="experience" value={trip.experience} />
            <input type="hidden" name="time" value={time ?? ""} />
            <label className="ds-complete">
              <input type="checkbox" name="complete" value="1" defaultChecked />
              Completed too
            </label>
            <button type="submit" className="small-button">
              Back
            </button>
          </Form>
        )}
      </div>
    </section>
  );
}
