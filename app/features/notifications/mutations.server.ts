import { eq } from "drizzle-orm";
import type { Staff } from "#app/features/auth/schema";
import type { Preference, Preferences } from "#app/features/notifications/schema";
import { admin_notification_preferences } from "#app/features/notifications/tables.server";
import { recordChange } from "#app/features/history/mutations.server";
import type { Db } from "#app/platform/db/db.server";
import { oneRow } from "#app/platform/db/rows.server";

const PREFERENCE_COLUMNS = {
  sound_enabled: admin_notification_preferences.sound_enabled,
  browser_notifications: admin_notification_preferences.browser_notifications,
  email_notifications: admin_notification_preferences.email_notifications,
};

/** Somebody's own preferences. The row is made at the first reading, with the defaults of the table. */
export async function findOrCreatePreferences(db: Db, staff: Pick<Staff, "id">): Promise<Preferences> {
  const own = eq(admin_notification_preferences.user_id, staff.id);
  const [found] = await db.select(PREFERENCE_COLUMNS).from(admin_notification_preferences).where(own);
  if (found) return found;
  await db.insert(admin_notification_preferences).values({ user_id: staff.id }).onConflictDoNothing();
  return oneRow(await db.select(PREFERENCE_COLUMNS).from(admin_notification_preferences).where(own));
}

/** Turns one flag, and leaves the others as they are. Nobody can name another person here. */
export async function setPreference(
  db: Db,
  staff: Staff,
  preference: Preference,
  isOn: boolean,
): Promise<{ ok: true }> {
  return db.transaction(async (tx) => {
    const before = await findOrCreatePreferences(tx, staff);
    if (before[preference] === isOn) return { ok: true };
    await tx
      .update(admin_notification_preferences)
      .set({ [preference]: isOn })
      .where(eq(admin_notification_preferences.user_id, staff.id));
    await recordChange(tx, staff, {
      room: "staff",
      action: "changed",
      item: { id: staff.id, name: staff.name },
      fields: { [preference]: { from: before[preference], to: isOn } },
    });
    return { ok: true };
  });
}
