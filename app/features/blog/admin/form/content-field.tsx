import { CircleAlert } from "lucide-react";
import { ContentEditor } from "#app/features/blog/admin/editor/content-editor";
import type { ArticleDraft } from "#app/features/blog/admin/form/draft";
import { describeLength } from "#app/features/blog/admin/form/reading-time";
import type { Uploads } from "#app/features/media/use-uploads";
import { BASE_LANGUAGE } from "#app/platform/i18n/languages";
import { localisedName } from "#app/ui/office/form/draft";
import { FallbackHint, HiddenTexts } from "#app/ui/office/form/localised-input";
import type { FormState } from "#app/ui/office/form/use-record-form";

/** The body of the article in the language being edited; the others travel along hidden. */
export function ContentField({ form, pictures }: { form: FormState<ArticleDraft>; pictures: Uploads }) {
  const { language, draft } = form;
  const name = localisedName("content", language);
  // The page's main part is called "content" already.
  const id = `${name}-control`;
  const error = form.errors[name];
  const length = describeLength(draft[name], language);
  return (
    <div className="field">
      <div className="field-head">
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a click on a label leads to its control; the editor is none the browser knows */}
        <label
          id={`${name}-label`}
          htmlFor={id}
          data-required={language === BASE_LANGUAGE || undefined}
          onClick={() => document.getElementById(id)?.focus()}
        >
          Content
        </label>
        <small>{length ?? (language !== BASE_LANGUAGE && <FallbackHint language={language} />)}</small>
      </div>
      <ContentEditor
        key={name}
        name={name}
        id={id}
        labelledBy={`${name}-label`}
        describedBy={error ? `${name}-error` : undefined}
        isInvalid={error !== undefined}
        language={language}
        value={draft[name]}
        pictures={pictures}
        onChange={(html) => form.change(name, html)}
      />
      {error && (
        <p className="field-error" id={`${name}-error`}>
          <CircleAlert aria-hidden />
          {error}
        </p>
      )}
      <HiddenTexts form={form} field="content" />
    </div>
  );
}
