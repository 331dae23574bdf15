import { Suspense } from "react";
import { useTranslations } from "use-intl";
import { lazyMap } from "#app/features/maps/components/lazy-map";
import type { MapGround } from "#app/features/maps/schema";
import { Field, InputField, NumberField, type FieldsProps } from "#app/features/properties/site/submission/field";
import { Section } from "#app/features/properties/site/submission/section";

/** After the page: most who come here never reach it. */
const PointMap = lazyMap(async () => (await import("#app/features/maps/components/point-map")).default, "div");

/** The map of the form: what it shows, and whether visitors will see the point only roughly. */
export interface SubmissionMap {
  ground: MapGround;
  isBlurred: boolean;
}

export function LocationSection({ map, ...props }: FieldsProps & { map: SubmissionMap }) {
  const t = useTranslations("submitForm");
  return (
    <Section name="location" submission={props.submission}>
      <div className="form-row is-even">
        <InputField {...props} name="location" required maxLength={120} autoComplete="off" />
        <InputField {...props} name="neighborhood" maxLength={120} autoComplete="off" />
      </div>
      <InputField {...props} name="full_address" maxLength={300} autoComplete="off" placeholder={t("addressHint")} />
      <Suspense>
        <PointMap {...map} typed={props.initial.texts} />
      </Suspense>
      <div className="form-row is-even">
        <NumberField {...props} name="latitude" decimals />
        <NumberField {...props} name="longitude" decimals />
      </div>
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
