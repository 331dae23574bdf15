import { useTranslations } from "use-intl";
import { Field, InputField, type FieldsProps } from "#app/features/properties/site/submission/field";
import { Section } from "#app/features/properties/site/submission/section";

export function LocationSection(props: FieldsProps) {
  const t = useTranslations("submitForm");
  return (
    <Section name="location" submission={props.submission}>
      <div className="form-row is-even">
        <InputField {...props} name="location" required maxLength={120} autoComplete="off" />
        <InputField {...props} name="neighborhood" maxLength={120} autoComplete="off" />
      </div>
      <InputField {...props} name="full_address" maxLength={300} autoComplete="off" placeholder={t("addressHint")} />
    </Section>
  );
}

export function DescriptionSection(props: FieldsProps) {
  const t = useTranslations("submitForm");
  return (
    <Section name="description" submission={props.submission}>
      <Field {...props} name="description" required>
        {(control) => <textarea {...control} rows={5} maxLength={5_000} placeholder={t("descriptionHint")} />}
      </Field>
    </Section>
  );
}
