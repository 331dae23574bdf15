import { randomUUID } from "node:crypto";
import { formRequest, findId, inDays, type Fields, type RequestContext, type RequestSequence } from "./request.ts";

const WEEK: Fields = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((bit) => [`weekday_${bit}`, "on"]));
const SEASON: Fields = {
  intent: "season",
  name: "Feast",
  first_day: inDays(10),
  last_day: inDays(20),
  price: "90",
  ...WEEK,
};

/** Units, prices and departures of listings. */
export async function* inventoryWrites(asking: RequestContext): RequestSequence {
  const stay = await findId(asking, "stays");
  const vehicle = await findId(asking, "transportation_rentals");
  yield* unitWrites(asking, "stays", stay, `stay_id = '${stay}'`);
  yield* unitWrites(asking, "transportation", vehicle, `rental_id = '${vehicle}'`);
  const rates = {
    min_nights: "2",
    extra_guest_price: "5",
    cleaning_fee: "10",
    tier_nights_0: "7",
    tier_percent_0: "5",
  };
  yield* priceWrites("admin-stays-prices", `/1324admin/stays/${stay}/prices.data`, rates);
  yield* priceWrites("admin-transportation-prices", `/1324admin/transportation/${vehicle}/prices.data`, {
    min_days: "2",
  });
  yield* departureWrites(asking);
}

async function* unitWrites(asking: RequestContext, room: string, listing: string, isOf: string): RequestSequence {
  const route = `admin-${room}-units`;
  const path = `/1324admin/${room}/${listing}/units.data`;
  const write = (fields: Fields) => formRequest(route, path, fields, true);
  const [{ n } = { n: 1 }] = await asking.query(`select count(*)::int as n from units where ${isOf}`);
  yield write({ intent: "count", count: String(Number(n) + 2) });
  const ids = (await asking.query(`select id from units where ${isOf} order by position`)).map(({ id }) => String(id));
  yield write({ intent: "order", order: ids.toReversed().join(",") });
  const id = ids.at(-1) ?? "";
  yield write({ intent: "rename", id, name: `Baobab ${room}` });
  const days = { from: inDays(300), to: inDays(302) };
  yield write({ intent: "block", unit: id, kind: "block", reason: "Painting", ...days });
  yield write({
    intent: "unblock",
    id: await findId(asking, `occupancies where unit_id = '${id}' and reason = 'Painting'`),
  });
  yield write({ intent: "retire", id, retired_from: inDays(600) });
  yield write({ intent: "unretire", id });
  yield write({ intent: "remove", id });
}

async function* priceWrites(route: string, path: string, rates: Fields): RequestSequence {
  const write = (fields: Fields) => formRequest(route, path, fields, true);
  yield write({ intent: "rates", ...rates });
  const [one, other] = [randomUUID(), randomUUID()];
  yield write({ ...SEASON, new_id: one });
  yield write({ ...SEASON, new_id: other });
  yield write({ ...SEASON, id: one, price: "95" });
  yield write({ intent: "season-down", id: one });
  for (const id of [one, other]) yield write({ intent: "season-delete", id });
}

async function* departureWrites(asking: RequestContext): RequestSequence {
  const experience = await findId(asking, "experiences where id not in (select experience_id from departure_patterns)");
  const route = "features/availability/admin/departures/departures.route";
  const path = `/1324admin/experiences/${experience}/departures.data`;
  const write = (fields: Fields) => formRequest(route, path, fields, true);
  yield* priceWrites(route, path, { child_price: "5", child_max_age: "11" });
  const made = await asking.query(
    `insert into experience_inquiries (experience_id, experience_title, full_name, email, phone, country_code, accommodation, participants, date, status)
     select '${experience}', 'Sail', 'Aboard', 'a@example.com', '+255 777 000 111', '+255', 'Manta', 2, '${inDays(40)}', 'confirmed' returning id`,
  );
  const booking = String(made[0]?.id);
  const pattern = randomUUID();
  const plan = { intent: "pattern", first_day: inDays(1), start_time: "08:30", seats: "8", cutoff_hours: "2", ...WEEK };
  yield write({ ...plan, new_id: pattern });
  yield write({ ...plan, id: pattern, seats: "6" });
  yield write({ intent: "extra", day: inDays(41), start_time: "15:00", seats: "4", cutoff_hours: "0" });
  const departure = { day: inDays(40), time: "08:30" };
  yield write({ intent: "seats", ...departure, capacity: "7" });
  yield write({ intent: "close", ...departure });
  yield write({ intent: "open", ...departure });
  yield write({ intent: "move", id: booking, target: `${inDays(41)} 15:00`, mail: "on" });
  yield write({ intent: "cancel", day: inDays(41), time: "15:00", on_board: "move", target: `${inDays(40)} 08:30` });
  yield write({ intent: "seats", ...departure, capacity: "1", overbook: "on" });
  yield write({ intent: "pattern-delete", id: pattern });
  // Others look at the bookings of the demo.
  await asking.query(`delete from experience_inquiries where id = '${booking}'`);
}
