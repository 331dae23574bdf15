import { useTranslations } from "use-intl";
import { DEFAULT_PHONE_PREFIX } from "#app/features/properties/schema";
import { InputField, type FieldsProps } from "#app/features/properties/site/submission/field";
import { Section } from "#app/features/properties/site/submission/section";

export function OwnerSection(props: FieldsProps) {
  const t = useTranslations("submitForm");
  return (
    <Section name="owner" submission={props.submission}>
      <InputField {...props} name="owner_name" autoComplete="name" maxLength={120} />
      <div className="form-row is-even">
        <InputField {...props} name="owner_email" type="email" autoComplete="email" maxLength={254} dir="ltr" />
        <InputField
          {...props}
          name="owner_phone"
          type="tel"
          autoComplete="tel"
          maxLength={40}
          dir="ltr"
          initialValue={DEFAULT_PHONE_PREFIX}
        />
      </div>
      <p className="submit-note">{t("contact")}</p>
    </Section>
  );
}
