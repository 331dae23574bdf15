import { sql } from "drizzle-orm";
import { unitName } from "#app/features/availability/schema";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
import { isUuid } from "#app/platform/db/uuid";

const MAX_UNITS = 500;

export interface UnitOption {
  id: string;
  name: string;
}

/** Units to choose from, with their listing; the one that is asked for is always among them. */
export async function listUnitOptions(db: Db, wanted: string): Promise<UnitOption[]> {
  const columns = sql`u.id, u.name, u.position, coalesce(s.name, t.name) as listing, case when u.stay_id is null then 'vehicle' else 'stay' end as kind, s.slug
    from units u left join stays s on s.id = u.stay_id left join transportation_rentals t on t.id = u.rental_id`;
  const rows = await rowsOf<{
    id: string;
    name: string | null;
    position: number;
    listing: string;
    kind: "stay" | "vehicle";
  }>(
    db,
    sql`select * from ((select ${columns} order by s.slug, t.name, u.position limit ${MAX_UNITS}::int)
      union (select ${columns} where u.id = ${isUuid(wanted) ? wanted : null}::uuid)) every_unit order by kind, slug, listing, position`,
  );
  return rows.map((unit) => ({ id: unit.id, name: `${unit.listing}, ${unitName(unit, unit.kind)}` }));
}
