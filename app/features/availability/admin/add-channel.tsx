import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import type { ChannelsAnswer } from "#app/features/availability/admin/change-channels.server";
import { Clashes, LeftOut } from "#app/features/availability/admin/channel-card";
import type { ChannelsPage } from "#app/features/availability/admin/channels.route";
import { MAX_CHANNEL_NAME } from "#app/features/availability/channels/schema";
import { Field } from "#app/ui/office/form/field";
import { plural } from "#app/ui/office/plural";
import { ADMIN_PREFIX } from "#app/urls";

/** Another calendar is read and shown before it is kept. */
export function AddChannel({ units, answer }: { units: ChannelsPage["units"]; answer: ChannelsAnswer | undefined }) {
  const form = useRef<HTMLFormElement>(null);
  const found = useRef<HTMLHeadingElement>(null);
  const intent = useNavigation().formData?.get("intent");
  const { errors, values, preview } = answer ?? {};
  useEffect(() => {
    if (errors) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
    else if (preview) found.current?.focus();
    else form.current?.reset();
  }, [errors, preview]);
  return (
    <section className="office-card form-card channel-add" id="add" aria-labelledby="add-title">
      <h2 id="add-title">Add a channel</h2>
      <p>
        Most places that sell rooms offer an iCal address to export a calendar. It is read at once, and what was found
        is shown before it is kept.
      </p>
      <Form ref={form} method="post" action={`${ADMIN_PREFIX}/channels#add`} preventScrollReset>
        <Field name="unit" label="Room or vehicle" isRequired error={errors?.unit}>
          {(control) => (
            <select {...control} className="input" required defaultValue={values?.unit ?? ""} key={values?.unit}>
              <option value="">Choose…</option>
              {units.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field name="name" label="Name" hint="Such as Airbnb" isRequired error={errors?.name}>
          {(control) => (
            <input
              {...control}
              className="input"
              dir="auto"
              autoComplete="off"
              maxLength={MAX_CHANNEL_NAME}
              required
              defaultValue={values?.name}
            />
          )}
        </Field>
        <Field name="url" label="Address of its calendar" hint="Begins with https://" isRequired error={errors?.url}>
          {(control) => (
            <input
              {...control}
              className="input"
              dir="ltr"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              required
              defaultValue={values?.url}
            />
          )}
        </Field>
        <Field
          name="closed"
          label="Means “closed”, not “booked”"
          hint="One a line; may stay empty"
          error={errors?.closed}
        >
          {(control) => (
            <textarea
              {...control}
              className="input"
              rows={2}
              dir="auto"
              defaultValue={values?.closed}
              key={values?.closed}
            />
          )}
        </Field>
        {preview && (
          <div className="channel-preview" role="group" aria-labelledby="found-title">
            <h3 id="found-title" ref={found} tabIndex={-1}>
              Found at this address
            </h3>
            <p>
              {`${plural(preview.events, "event")}${preview.closed > 0 ? `, ${preview.closed} of them closed` : ""}; ${plural(preview.days, "day")} from today on would be taken.`}
            </p>
            {preview.clashes.length === 0 && <p>No clash with what stands here.</p>}
            <Clashes clashes={preview.clashes} />
            <LeftOut leftOut={preview.left_out} />
          </div>
        )}
        <div className="channel-actions">
          <button
            className={`button ${preview ? "button-secondary" : "button-primary"}`}
            name="intent"
            value="check"
            disabled={intent === "check"}
          >
            {intent === "check" ? "Reading…" : preview ? "Read again" : "Read it"}
          </button>
          {preview && (
            <button className="button button-primary" name="intent" value="keep" disabled={intent === "keep"}>
              Keep this channel
            </button>
          )}
        </div>
      </Form>
    </section>
  );
}
