import { Mail, Monitor, Volume2, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { MailServerNote } from "#app/features/mail/office/no-mail-server";
import { BrowserSwitch } from "#app/features/notifications/office/browser-switch";
import { PreferenceSwitch } from "#app/features/notifications/office/preference-switch";

/** How whoever is signed in wants to be told. */
export function SettingsCard({ hasMailServer }: { hasMailServer: boolean }) {
  return (
    <section className="office-card notice-settings" aria-label="How you are told">
      <Setting
        icon={Volume2}
        name="Sound"
        text="A short chime for each new request"
        control={<PreferenceSwitch preference="sound_enabled" />}
      />
      <BrowserSwitch>
        {(control, hint) => (
          <Setting
            icon={Monitor}
            name="Browser"
            text="While a tab of the office is open, even hidden"
            control={control}
            hint={hint}
          />
        )}
      </BrowserSwitch>
      <Setting
        icon={Mail}
        name="Email"
        text="One message per request"
        control={<PreferenceSwitch preference="email_notifications" />}
        hint={<MailServerNote hasServer={hasMailServer} />}
      />
    </section>
  );
}

function Setting({
  icon: Icon,
  name,
  text,
  control,
  hint,
}: {
  icon: LucideIcon;
  name: string;
  text: string;
  control: ReactNode;
  hint?: ReactNode;
}) {
  return (
    <div className="notice-setting">
      <span className="inbox-icon">
        <Icon aria-hidden />
      </span>
      <div className="inbox-text">
        <b>{name}</b>
        <small>{text}</small>
        {hint}
      </div>
      {control}
    </div>
  );
}
