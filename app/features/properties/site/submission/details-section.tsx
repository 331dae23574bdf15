import { ChevronDown, CircleAlert } from "lucide-react";
import { useTranslations } from "use-intl";
import { LISTING_TYPES, PROPERTY_TYPES } from "#app/features/properties/schema";
import { Field, InputField, NumberField, type FieldsProps } from "#app/features/properties/site/submission/field";
import { Section } from "#app/features/properties/site/submission/section";
import { useFieldName, useProblemText } from "#app/features/properties/site/submission/submission-texts";
import { isLandType, needsRooms } from "#app/features/properties/submission";

export function DetailsSection({ year, ...props }: FieldsProps & { year: number }) {
  const t = useTranslations("submitForm");
  const type = useTranslations("propertyType");
  const { submission } = props;
  const bare = isLandType(submission.type);
  const rooms = needsRooms(submission.type) ? "sometimes" : false;
  return (
    <Section name="details" submission={submission}>
      <InputField {...props} name="title" required maxLength={150} placeholder={t("titleHint")} autoComplete="off" />
      <div className="form-row is-even">
        <Field {...props} name="type" required>
          {({ defaultValue, ...control }) => (
            <>
              <select {...control} defaultValue={defaultValue ?? ""}>
                <option value="">{t("chooseType")}</option>
                {PROPERTY_TYPES.map((option) => (
                  <option key={option} value={option}>
                    {type(option)}
                  </option>
                ))}
              </select>
              <ChevronDown aria-hidden />
            </>
          )}
        </Field>
        <ListingChoice {...props} />
      </div>
      <div className="submit-row-3">
        <NumberField {...props} name="price" required decimals unit="$" unitFirst />
        <NumberField {...props} name="square_footage" decimals unit={t("squareMetres")} />
        <NumberField {...props} name="land_size" required decimals unit={t("squareMetres")} />
      </div>
      {/* Disabled, so that nothing of it is sent; kept, so that it is back when the type changes back. */}
      <fieldset className="submit-row-4 submit-not-for-land" disabled={bare} hidden={bare}>
        <NumberField {...props} name="bedrooms" required={rooms} />
        <NumberField {...props} name="bathrooms" required={rooms} />
        <NumberField {...props} name="parking_spaces" />
        <NumberField {...props} name="year_built" initialValue={String(year)} />
      </fieldset>
    </Section>
  );
}

function ListingChoice({ submission, initial }: FieldsProps) {
  const nameOf = useFieldName();
  const textOf = useProblemText();
  const listing = useTranslations("listingType");
  const problem = submission.errors.listing_type;
  return (
    <fieldset className="form-field submit-listing" id="field-listing_type">
      <legend>
        {nameOf("listing_type")} <i aria-hidden>*</i>
      </legend>
      <div>
        {LISTING_TYPES.map((option) => (
          <label key={option}>
            <input
              type="radio"
              name="listing_type"
              value={option}
              defaultChecked={option === (initial.texts.listing_type ?? "sale")}
            />
            {listing(option)}
          </label>
        ))}
      </div>
      {problem && (
        <p className="form-error">
          <CircleAlert aria-hidden />
          {textOf(problem, "listing_type")}
        </p>
      )}
    </fieldset>
  );
}
