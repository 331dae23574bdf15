import { RotateCcw, Search } from "lucide-react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import type { FormValues } from "#app/features/forms/schema";
import { Picture } from "#app/features/media/components/picture";
import { PageHead } from "#app/features/page/components/page-head";
import { SiteLink } from "#app/platform/i18n/paths";
import { TextArea } from "#app/ui/form-field";
import type { ReactNode } from "react";

function Panel({ title, body, children }: { title: string; body: string; children: ReactNode }) {
  return (
    <div className="wrap below-header">
      <PageHead />
      <section className="not-found">
        <Picture
          src="/scenes/mangrove-1920.webp"
          alt=""
          sizes="(max-width: 1440px) 100vw, 1312px"
          focus="66% 68%"
          priority
        />
        <div>
          <h1 className="display">{title}</h1>
          <p>{body}</p>
          {children}
        </div>
      </section>
    </div>
  );
}

/** The same for a link that never was, is broken, was revoked, or belonged to somebody who was erased. */
export function GuestPageMissing() {
  const t = useTranslations("guest");
  const find = useTranslations("nav");
  return (
    <Panel title={t("notFoundTitle")} body={t("notFoundBody")}>
      <SiteLink to="/:lang?/my" className="btn btn-primary">
        <Search aria-hidden />
        {find("requests")}
      </SiteLink>
    </Panel>
  );
}

/** While the database is away nobody is told that his request is not there. */
export function GuestPageAway({ unsent, stamp }: { unsent: FormValues | undefined; stamp: string }) {
  const t = useTranslations("guest");
  const ui = useTranslations("ui");
  const { pathname } = useLocation();
  return (
    <Panel title={t("awayTitle")} body={t("awayBody")}>
      {unsent && <Unsent values={unsent} stamp={stamp} />}
      <a href={pathname} className="btn btn-primary">
        <RotateCcw aria-hidden />
        {ui("retry")}
      </a>
    </Panel>
  );
}

const TYPED_FIELDS = ["body", "reason"];

/** What a guest sent meanwhile, without scripts: all of it can be sent again. */
function Unsent({ values, stamp }: { values: FormValues; stamp: string }) {
  const t = useTranslations("guest");
  const isTyped = (name: string, value: string) => TYPED_FIELDS.includes(name) && value !== "";
  return (
    <form method="post">
      <p className="form-failure" role="alert">
        {t("failed")}
      </p>
      <input type="hidden" name="stamp" value={stamp} />
      {Object.entries(values).map(([name, value]) =>
        isTyped(name, value) ? (
          <TextArea
            key={name}
            name={name}
            id={name}
            label={t("yourMessage")}
            defaultValue={value}
            dir="auto"
            rows={3}
          />
        ) : (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
      <button type="submit" className="btn btn-primary">
        {t("send")}
      </button>
    </form>
  );
}
