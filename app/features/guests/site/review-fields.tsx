import { CircleAlert, Star } from "lucide-react";
import { useId } from "react";
import { useTranslations } from "use-intl";
import type { FieldProblem, FormFailure } from "#app/features/forms/schema";
import { findPersonalData } from "#app/features/reviews/personal-data";
import { MAX_AUTHOR_LENGTH, MAX_PLACE_LENGTH, MAX_REVIEW_LENGTH, STARS } from "#app/features/reviews/schema";
import type { ReviewField } from "#app/features/reviews/writing/review-form";
import { ENDONYMS, LANGUAGES } from "#app/platform/i18n/languages";
import { useLanguage } from "#app/platform/i18n/paths";
import { FieldFrame, TextArea, TextField } from "#app/ui/form-field";

type Values = Record<string, string>;

/** The fields of a review, with what was typed and what is wrong with it. */
export function ReviewFields({ values, failure }: { values: Values; failure: FormFailure<ReviewField> | undefined }) {
  const t = useTranslations("reviewForm");
  const language = useLanguage();
  const problem = useProblems(values, failure);
  return (
    <>
      <StarField chosen={values.stars} error={problem("stars")} />
      <TextArea
        name="body"
        label={t("body")}
        hint={t("hint")}
        error={problem("body")}
        defaultValue={values.body}
        required
        rows={6}
        maxLength={MAX_REVIEW_LENGTH}
        dir="auto"
      />
      <div className="form-row">
        <TextField
          name="author"
          label={t("author")}
          error={problem("author")}
          defaultValue={values.author}
          maxLength={MAX_AUTHOR_LENGTH}
          autoComplete="off"
        />
        <TextField
          name="place"
          label={t("home")}
          error={problem("place")}
          defaultValue={values.place}
          maxLength={MAX_PLACE_LENGTH}
          autoComplete="off"
        />
      </div>
      <FieldFrame name="language" label={t("language")} error={problem("language")}>
        {(control) => (
          <select {...control} defaultValue={values.language ?? language}>
            {LANGUAGES.map((each) => (
              <option key={each} value={each} lang={each}>
                {ENDONYMS[each]}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
    </>
  );
}

function useProblems(values: Values, failure: FormFailure<ReviewField> | undefined) {
  const t = useTranslations("reviewForm");
  const invalid = useTranslations("invalid");
  const errors: Partial<Record<ReviewField, FieldProblem>> = failure?.reason === "invalid" ? failure.errors : {};
  return (field: ReviewField): string | undefined => {
    const found = errors[field];
    if (!found) return undefined;
    const said =
      typeof found === "string"
        ? invalid(found, { n: 0, name: "" })
        : invalid(found.code, { n: found.n, name: found.name ?? "" });
    const passage = found === "personalData" && findPersonalData(values[field] ?? "")?.passage;
    return passage ? `${said}. ${t("passage", { passage })}` : said;
  };
}

/** Five radio buttons, none chosen at first. Those before the chosen one are filled by the style sheet. */
function StarField({ chosen, error }: { chosen: string | undefined; error: string | undefined }) {
  const t = useTranslations("reviewForm");
  const reviews = useTranslations("reviews");
  const errorId = useId();
  return (
    <fieldset
      role="radiogroup"
      className="star-field"
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend>
        {t("stars")} <i aria-hidden>*</i>
      </legend>
      <div>
        {STARS.map((stars) => (
          <label key={stars}>
            <input type="radio" name="stars" value={stars} required defaultChecked={chosen === String(stars)} />
            <Star aria-hidden />
            <span className="visually-hidden">{reviews("bar", { n: stars })}</span>
          </label>
        ))}
      </div>
      {error && (
        <p className="form-error" id={errorId}>
          <CircleAlert aria-hidden />
          {error}
        </p>
      )}
    </fieldset>
  );
}
