import { Form, useNavigation } from "react-router";
import { WEEK_STARTS, type WeekStart } from "#app/features/auth/schema";

const NAMES: Readonly<Record<WeekStart, string>> = { monday: "Monday", sunday: "Sunday", saturday: "Saturday" };

/** The day weeks begin with in this person's calendars. */
export function WeekCard({ weekStart }: { weekStart: WeekStart }) {
  const isSaving = useNavigation().formData?.get("intent") === "week";
  return (
    <section className="office-card form-card" aria-labelledby="week-title">
      <h2 id="week-title">Calendars</h2>
      <Form method="post" preventScrollReset>
        <label className="field">
          Weeks begin on
          <select className="input" name="week_start" defaultValue={weekStart} key={weekStart}>
            {WEEK_STARTS.map((day) => (
              <option key={day} value={day}>
                {NAMES[day]}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" name="intent" value="week" className="button button-secondary" disabled={isSaving}>
          {isSaving ? "Saving..." : "Save"}
        </button>
      </Form>
    </section>
  );
}
