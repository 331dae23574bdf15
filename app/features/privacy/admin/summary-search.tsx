import { Eraser, Search } from "lucide-react";
import { Form } from "react-router";
import { describeRecord, ERASURE_NOTES, PERSONAL_DATA_LABELS } from "#app/features/privacy/admin/personal-data-labels";
import { ADMIN_PREFIX } from "#app/urls";

/** Other channels' calendars name guests in their own words: they are found by any text. */
export function SummarySearch({ text, summaries }: { text: string; summaries: Record<string, unknown>[] | null }) {
  return (
    <section className="office-card form-card person-held" aria-labelledby="summaries">
      <h2 id="summaries">{PERSONAL_DATA_LABELS.channel_events}</h2>
      <Form
        method="get"
        action={`${ADMIN_PREFIX}/privacy`}
        className="person-search"
        role="search"
        aria-labelledby="summaries"
      >
        <label htmlFor="text">A name, or any words in the calendars of other channels</label>
        <input
          className="input"
          id="text"
          name="text"
          dir="auto"
          autoComplete="off"
          required
          minLength={2}
          maxLength={200}
          defaultValue={text}
          key={text}
        />
        <button type="submit" className="button button-secondary">
          <Search aria-hidden />
          Find
        </button>
      </Form>
      {summaries?.length === 0 && <p role="status">Nothing.</p>}
      {summaries !== null && summaries.length > 0 && (
        <>
          <p>{ERASURE_NOTES.channel_events}</p>
          <ul>
            {summaries.map((row) => (
              <li key={String(row.id)} dir="auto">
                {describeRecord("channel_events", row)}
              </li>
            ))}
          </ul>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="text" value={text} />
            <label>
              <input type="checkbox" name="confirmed" required /> All of this is about the person who asked. Erasing
              cannot be undone.
            </label>
            <button type="submit" className="button button-danger">
              <Eraser aria-hidden />
              Erase these words
            </button>
          </Form>
        </>
      )}
    </section>
  );
}
