import type { SettingsDraft } from "#app/features/settings/admin/form/draft";
import { ExampleMark } from "#app/features/settings/admin/form/example-mark";
import { FALLBACK_SOCIAL_LINKS } from "#app/features/settings/schema";
import { Field } from "#app/ui/office/form/field";
import { LanguageChips } from "#app/ui/office/form/language-chips";
import { LocalisedInput } from "#app/ui/office/form/localised-input";
import type { FormState } from "#app/ui/office/form/use-record-form";

const PROFILES = [
  { name: "instagram", label: "Instagram", example: "https://www.instagram.com/" },
  { name: "facebook", label: "Facebook", example: "https://www.facebook.com/" },
  { name: "twitter", label: "Twitter", example: "https://x.com/" },
] as const;

export function FooterSection({ form }: { form: FormState<SettingsDraft> }) {
  const { draft, errors, change, language, setLanguage } = form;
  return (
    <section className="office-card form-card" id="section-footer">
      <h2>Footer Settings</h2>
      <p>Under the logo at the end of every page. A filled dot means the text exists in that language.</p>
      <LanguageChips draft={draft} fields={["footer_text"]} current={language} onChange={setLanguage} />
      <div className="footer-texts">
        <LocalisedInput form={form} field="footer_text" label="Footer Text" isLong rows={3} isOptional />
      </div>
      <div className="profile-fields">
        {PROFILES.map(({ name, label, example }) => (
          <Field
            key={name}
            name={name}
            label={label}
            hint={draft[name] === FALLBACK_SOCIAL_LINKS[name] && <ExampleMark />}
            error={errors[name]}
          >
            {(control) => (
              <input
                {...control}
                type="url"
                className="input"
                dir="ltr"
                placeholder={example}
                value={draft[name]}
                onChange={(event) => change(name, event.target.value)}
              />
            )}
          </Field>
        ))}
      </div>
      <small className="profile-hint">A network without an address is not shown.</small>
    </section>
  );
}
