import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Picture } from "#app/features/media/components/picture";

export interface CompareColumn {
  id: string;
  image: string | null;
  /** Its name, which leads to its page. */
  link: ReactNode;
}

export interface CompareRow {
  name: string;
  /** Of each thing; null where nothing is said about it. */
  cells: ReactNode[];
  /** Which is best, and by what word it is told. */
  best?: { index: number; word: string };
  /** A word where the things differ. */
  mark?: string;
}

/**
 * Things of one kind side by side. The table scrolls within itself; its first column stays. Rows in which nothing is
 * said of any are left out. Needs the texts saved.
 */
export function CompareTable({
  columns,
  rows,
  title,
  titleAs: Title = "h2",
  children,
}: {
  columns: readonly CompareColumn[];
  rows: readonly CompareRow[];
  title: string;
  titleAs?: "h1" | "h2";
  /** Beside the title. */
  children?: ReactNode;
}) {
  const t = useTranslations("saved");
  return (
    <section className="compare" id="compare" aria-labelledby="compare-title">
      <div className="compare-head">
        <Title id="compare-title" className="display display-small">
          {title}
        </Title>
        {children}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div className="compare-scroll" role="group" aria-labelledby="compare-title" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td>
                <span className="visually-hidden">{t("compare")}</span>
              </td>
              {columns.map(({ id, image, link }) => (
                <th key={id} scope="col">
                  {image && <Picture src={image} alt="" sizes="240px" />}
                  {link}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows
              .filter(({ cells }) => cells.some((cell) => cell !== null))
              .map(({ name, cells, best, mark }) => (
                <tr key={name}>
                  <th scope="row">
                    {name}
                    {mark && <small className="compare-mark"> {mark}</small>}
                  </th>
                  {cells.map((cell, index) => (
                    <td key={columns[index]?.id} className={best?.index === index ? "is-best" : undefined}>
                      {cell ?? t("notSaid")}
                      {best?.index === index && <small> {best.word}</small>}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** The highest of the numbers, unless all that are known are the same. */
export function bestOf(numbers: readonly (number | null)[], word: string): CompareRow["best"] {
  const known = numbers.filter((number) => number !== null);
  const most = Math.max(...known);
  return new Set(known).size > 1 ? { index: numbers.indexOf(most), word } : undefined;
}

/** Needs the texts saved. */
export function YesOrNo({ isYes }: { isYes: boolean }) {
  const t = useTranslations("saved");
  if (!isYes) return <span className="is-quiet">{t("no")}</span>;
  return (
    <span className="compare-yes">
      <Check aria-hidden />
      {t("yes")}
    </span>
  );
}
