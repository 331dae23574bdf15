import { CircleAlert, Heart } from "lucide-react";
import { Form, useActionData } from "react-router";
import { useTranslations } from "use-intl";
import type { SubmitFailure } from "#app/features/forms/client-submit";
import { PageHead } from "#app/features/page/components/page-head";
import { SAVED_KINDS } from "#app/features/page/saved-key";
import type { GoneThing, SavedThing } from "#app/features/saved/queries.server";
import { GoneCard, SavedCard } from "#app/features/saved/site/saved-card";
import { ROOMS, RoomLinks } from "#app/features/saved/site/rooms";
import { EmptyState } from "#app/ui/empty-state";

const NO_DAYS = { span: null, guests: 1 };

/** A copy of somebody's list: what there is, as it is now. */
export function SharedPage({ things }: { things: (SavedThing | GoneThing)[] }) {
  const t = useTranslations("saved");
  const nav = useTranslations("nav");
  const heart = useTranslations("heart");
  const failure = useActionData<SubmitFailure>();
  return (
    <div className="wrap below-header saved">
      <PageHead />
      <header className="own-head">
        <div>
          <p className="eyebrow">{t("eyebrow")}</p>
          <h1 className="display">{t("sharedTitle", { n: things.length })}</h1>
          <p>{t("sharedLead")}</p>
        </div>
        <Form method="post">
          <button className="btn btn-primary">
            <Heart aria-hidden />
            {t("saveAll")}
          </button>
        </Form>
      </header>
      {failure && (
        <p className="saved-problem" role="alert">
          <CircleAlert aria-hidden />
          {heart("failed")}
        </p>
      )}
      {SAVED_KINDS.map((kind) => {
        const own = things.filter((thing) => thing.kind === kind);
        return (
          own.length > 0 && (
            <section key={kind} className="saved-kind" aria-labelledby={`saved-${kind}`}>
              <h2 id={`saved-${kind}`} className="display display-small">
                {nav(ROOMS[kind].name)} <small>{own.length}</small>
              </h2>
              <div className="card-grid">
                {own.map((thing) =>
                  thing.card === null ? (
                    <GoneCard key={thing.id} thing={thing} isOwn={false} />
                  ) : (
                    <SavedCard key={thing.id} thing={thing} days={NO_DAYS} />
                  ),
                )}
              </div>
            </section>
          )
        );
      })}
    </div>
  );
}

/** The same for an address that never was, was ended, or that nobody opened for a year. */
export function SharedListMissing() {
  const t = useTranslations("saved");
  return (
    <div className="wrap below-header saved">
      <PageHead />
      <h1 className="visually-hidden">{t("sharedMissingTitle")}</h1>
      <EmptyState icon={Heart} title={t("sharedMissingTitle")} body={t("sharedMissingBody")}>
        <RoomLinks />
      </EmptyState>
    </div>
  );
}
