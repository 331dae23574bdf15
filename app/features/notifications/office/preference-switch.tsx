import type { FormEventHandler } from "react";
import { usePreference } from "#app/features/notifications/office/preferences";
import { PREFERENCE_NAMES, type Preference } from "#app/features/notifications/schema";
import { Switch } from "#app/ui/office/switch";

/** Turns one preference of whoever is signed in; it works before scripts. */
export function PreferenceSwitch({
  preference,
  describedBy,
  onSubmit,
}: {
  preference: Preference;
  describedBy?: string;
  onSubmit?: FormEventHandler;
}) {
  const { isOn, Form, action } = usePreference(preference);
  return (
    <Form method="post" action={action} onSubmit={onSubmit}>
      <input type="hidden" name="intent" value="preference" />
      <Switch
        type="submit"
        name={preference}
        value={String(!isOn)}
        isOn={isOn}
        label={`${PREFERENCE_NAMES[preference]} notifications`}
        aria-describedby={describedBy}
      />
    </Form>
  );
}
