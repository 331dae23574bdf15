import { CircleAlert } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { BasicSection, DescriptionSection } from "#app/features/experiences/admin/form/basic-section";
import { CardPreview } from "#app/features/experiences/admin/form/card-preview";
import { DRAFT_FIELDS, languageOf, type DraftField, type ExperienceDraft, type SaveProblem } from "#app/features/experiences/admin/form/draft";
import { LanguageChips } from "#app/features/experiences/admin/form/language-chips";
import { SaveBar } from "#app/features/experiences/admin/form/save-bar";
import { SectionNav } from "#app/features/experiences/admin/form/section-nav";
import { useUnsavedGuard } from "#app/features/experiences/admin/form/use-unsaved-guard";
import { MediaSection } from "#app/features/experiences/admin/form/media-section";
import { uploadMedia } from "#app/features/media/admin/upload";
import { textsOfPictures } from "#app/features/media/picture-texts";
import { isBusy, storedUrls, useUploads } from "#app/features/media/use-uploads";
import { BASE_LANGUAGE, type Language } from "#app/platform/i18n/languages";

export function ExperienceForm(props: { saved: ExperienceDraft; problem: SaveProblem | undefined; submitLabel: string; head: ReactNode }) {
  const { saved, problem } = props;
  const [draft, setDraft] = useState(problem?.draft ?? saved);
  const [errors, setErrors] = useState(problem?.errors ?? {});
  const [language, setLanguage] = useState<Language>(languageOf(firstToMend(problem) ?? "") ?? BASE_LANGUAGE);
  const images = useUploads({ send: uploadMedia("experience-media", "image"), initial: draft.images.map((url) => ({ url })) });
  const video = useUploads({ send: uploadMedia("experience-media", "video"), compress: false, initial: draft.video_url ? [{ url: draft.video_url }] : [] });
  const thumbnail = useUploads({ send: uploadMedia("experience-media", "thumbnail"), initial: draft.video_thumbnail ? [{ url: draft.video_thumbnail }] : [] });
  const isUploading = [images, video, thumbnail].some(({ items }) => items.some(isBusy));
  const isSaving = useNavigation().formMethod === "POST";

  const urls = storedUrls(images.items);
  const current: ExperienceDraft = {
    ...draft,
    images: urls,
    image_texts: textsOfPictures(draft.image_texts, urls),
    video_url: storedUrls(video.items)[0] ?? "",
    video_thumbnail: storedUrls(thumbnail.items)[0] ?? "",
  };
  const isDirty = isUploading || JSON.stringify(current) !== JSON.stringify(saved);
  const { leaveFreely } = useUnsavedGuard(isDirty && !isSaving);

  function change(field: DraftField, value: string) {
    setDraft((before) => ({ ...before, [field]: value }));
    setErrors(({ [field]: _mended, ...others }) => others);
  }

  // An answer of the server: its errors, the language of the first field to mend, and the focus there.
  const [answered, setAnswered] = useState(problem);
  if (problem !== answered) {
    setAnswered(problem);
    setErrors(problem?.errors ?? {});
    setLanguage(languageOf(firstToMend(problem) ?? "") ?? language);
  }
  useEffect(() => document.getElementById(firstToMend(problem) ?? "")?.focus(), [problem]);

  return (
    <Form method="post" encType="multipart/form-data" noValidate className="record-form">
      <div className="office-page">
        {props.head}
        <div className="form-grid">
          <SectionNav errors={errors} />
          <div>
            {problem && !isSaving && Object.keys(problem.errors).length === 0 && <SaveFailure isSignedOut={problem.isSignedOut} />}
            <section className="office-card form-card" id="section-language">
              <h2>Edit Language</h2>
              <p>A filled dot means the title and description exist in that language.</p>
              <LanguageChips draft={draft} current={language} onChange={setLanguage} />
            </section>
            <BasicSection draft={draft} errors={errors} language={language} onChange={change} />
            <DescriptionSection draft={draft} errors={errors} language={language} onChange={change} />
            <MediaSection
              images={images}
              texts={draft.image_texts}
              onTextsChange={(change) => setDraft((before) => ({ ...before, image_texts: change(before.image_texts) }))}
              language={language}
              video={video}
              thumbnail={thumbnail}
              errors={errors}
            />
          </div>
          <aside className="form-side">
            <CardPreview draft={current} picture={images.items[0]?.preview ?? null} />
          </aside>
        </div>
      </div>
      <SaveBar submitLabel={props.submitLabel} isDirty={isDirty} isUploading={isUploading} isSaving={isSaving} onCancel={leaveFreely} />
    </Form>
  );
}

function firstToMend(problem: SaveProblem | undefined): string | undefined {
  return [...DRAFT_FIELDS, "images" as const, "image_texts" as const].find((field) => problem?.errors[field]);
}

function SaveFailure({ isSignedOut = false }: { isSignedOut?: boolean }) {
  return (
    <div className="error-box" role="alert">
      <CircleAlert aria-hidden />
      <div>
        <p>Failed to save experience. Please try again.</p>
        {isSignedOut && <p>You have been signed out. Sign in again in another tab first: everything typed here stays.</p>}
      </div>
    </div>
  );
}
