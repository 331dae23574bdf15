import { BellOff } from "lucide-react";
import { useState } from "react";
import { MailServerNote } from "#app/features/mail/office/no-mail-server";
import { PreferenceSwitch } from "#app/features/notifications/office/preference-switch";
import { usePreference } from "#app/features/notifications/office/preferences";
import { EMAIL_HINT_KEY } from "#app/features/notifications/schema";
import { storeChoice } from "#app/platform/http/cookies";

/** Says that nobody is mailed about what comes in, until it is switched on or dismissed. */
export function EmailOffHint({ isDismissed, hasMailServer }: { isDismissed: boolean; hasMailServer: boolean }) {
  const { isOn } = usePreference("email_notifications");
  const [isGone, setGone] = useState(isDismissed);
  if (isOn || isGone) return null;
  function dismiss() {
    storeChoice(EMAIL_HINT_KEY, "dismissed");
    setGone(true);
  }
  return (
    <section className="office-card email-off-hint" aria-label="Email notifications are off">
      <span className="inbox-icon">
        <BellOff aria-hidden />
      </span>
      <div className="inbox-text">
        <b>Email notifications are off</b>
        <small>You hear of new requests only while the office is open.</small>
        {!hasMailServer && <MailServerNote hasServer={false} />}
      </div>
      <PreferenceSwitch preference="email_notifications" />
      <button type="button" className="small-button" onClick={dismiss}>
        Dismiss<span className="visually-hidden"> the hint about email notifications</span>
      </button>
    </section>
  );
}
