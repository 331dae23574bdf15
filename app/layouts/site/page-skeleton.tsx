import { useTranslations } from "use-intl";

const SECTIONS_WITH_LISTS = ["experiences", "stays", "transportation", "blog", "real-estate"];

/** The outline of the page that is coming, from the first moment on. */
export function PageSkeleton({ page }: { page: string }) {
  const t = useTranslations("ui");
  return (
    <div role="status">
      <span className="visually-hidden">{t("loading")}</span>
      <SkeletonForPage page={page} />
    </div>
  );
}

/** A list, one of its entries, or a page to read. */
function SkeletonForPage({ page }: { page: string }) {
  const [section, entry] = page.split("/").filter(Boolean);
  if (!section) return <ListSkeleton cards={CARDS_ON_HOME} />;
  if (!SECTIONS_WITH_LISTS.includes(section) || entry === "submit") return <TextSkeleton />;
  return entry ? <DetailSkeleton /> : <ListSkeleton cards={CARDS_IN_LIST} />;
}

function TextSkeleton() {
  return (
    <>
      <div className="skeleton skeleton-band" />
      <div className="wrap" style={{ paddingBlock: 80 }}>
        <TextLines />
      </div>
    </>
  );
}

function TextLines() {
  return ["100%", "92%", "96%", "60%"].map((width) => (
    <div key={width} className="skeleton" style={{ blockSize: 18, inlineSize: width, marginBlockEnd: 14 }} />
  ));
}

const CARDS_ON_HOME = 3;
const CARDS_IN_LIST = 6;

function ListSkeleton({ cards }: { cards: number }) {
  return (
    <>
      <div className="skeleton skeleton-band" />
      <div className="wrap">
        <div className="card-grid list-grid" style={{ paddingBlockStart: 80 }}>
          {Array.from({ length: cards }, (_, index) => (
            <CardSkeleton key={index} />
          ))}
        </div>
      </div>
    </>
  );
}

function CardSkeleton() {
  return (
    <div className="card">
      <div className="card-picture skeleton" />
      <div className="skeleton" style={{ blockSize: 22, inlineSize: "70%", marginBlock: "18px 10px" }} />
      <div className="skeleton" style={{ blockSize: 14, inlineSize: "45%", marginBlockEnd: 18 }} />
      <div className="skeleton" style={{ blockSize: 18, inlineSize: "30%" }} />
    </div>
  );
}

function DetailSkeleton() {
  return (
    <div className="wrap below-header">
      <div className="skeleton" style={{ blockSize: 16, inlineSize: 260, marginBlock: "26px 22px" }} />
      <div className="skeleton" style={{ blockSize: 48, inlineSize: "min(520px, 80%)", marginBlockEnd: 26 }} />
      <div
        className="skeleton"
        style={{ blockSize: "clamp(300px, 40vw, 520px)", borderRadius: 24, borderStartEndRadius: 110 }}
      />
      <div className="two-columns">
        <div>
          <TextLines />
        </div>
        <div className="skeleton" style={{ blockSize: 520, borderRadius: 26 }} />
      </div>
    </div>
  );
}
