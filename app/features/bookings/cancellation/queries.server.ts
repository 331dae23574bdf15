import { sql } from "drizzle-orm";
import type { DeskKind } from "#app/features/bookings/booking-address";
import { policyOf } from "#app/features/bookings/cancellation/policy";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
import { BASE_LANGUAGE, type Language } from "#app/platform/i18n/languages";

const LISTINGS = { stay: "stays", vehicle: "transportation_rentals", experience: "experiences" } as const;

interface PolicyRow {
  cancel_text: string | null;
  cancel_free_hours: number | null;
}

/** The policy that holds now, as a new booking keeps it: whatever staff write later, this was promised. */
export async function frozenPolicy(db: Db, kind: DeskKind, listing: string, language: Language): Promise<PolicyRow> {
  const text =
    language === BASE_LANGUAGE
      ? sql`cancel_text`
      : sql`coalesce(nullif(btrim(${sql.identifier(`cancel_text_${language}`)}), ''), cancel_text)`;
  const columns = sql`${text} as cancel_text, cancel_free_hours`;
  const [own] = await rowsOf<PolicyRow>(
    db,
    sql`select ${columns} from ${sql.identifier(LISTINGS[kind])} where id = ${listing}`,
  );
  const [site] = await rowsOf<PolicyRow>(db, sql`select ${columns} from site_settings limit 1`);
  const policy = policyOf(own ?? { cancel_text: null, cancel_free_hours: null }, site ?? null, BASE_LANGUAGE);
  return { cancel_text: policy.text, cancel_free_hours: policy.freeHours };
}
