import { ArrowRight, TriangleAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import type { ImportPlan, PlannedKey, RefusedText, ImportedKey } from "#app/features/translations/import-plan.server";
import { directionOf, ENDONYMS, type Language } from "#app/platform/i18n/languages";

/** A list longer than this is read by nobody, and slow to draw. */
const MAX_SHOWN = 500;

interface ImportReportProps {
  plan: ImportPlan;
  wanted: ImportedKey[];
  ignoredColumns: string[];
  isStale: boolean;
}

/** A dry run: what an import would write, what it would leave out and why. */
export function ImportReport({ plan, wanted, ignoredColumns, isStale }: ImportReportProps) {
  const fresh = plan.keys.filter(({ isNew }) => isNew);
  const changed = plan.keys.filter(({ isNew }) => !isNew);
  const counts: [string, number][] = [
    ["New keys", fresh.length],
    ["Changed texts", changed.reduce((n, { changes }) => n + changes.length, 0)],
    ["Left out", plan.refused.length],
    ["Unchanged texts", plan.unchanged],
  ];
  const isApplying = useNavigation().state !== "idle";
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [plan]);
  return (
    <section className="office-card import-report" aria-labelledby="import-report">
      <div className="section-head">
        <h2 ref={heading} id="import-report" tabIndex={-1}>
          What would change
        </h2>
      </div>
      {isStale && (
        <p className="error-box import-moved" role="alert">
          <TriangleAlert aria-hidden />
          The texts have changed since they were shown, so nothing was written. This is what would change now.
        </p>
      )}
      <dl className="import-counts">
        {counts.map(([name, n]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{n}</dd>
          </div>
        ))}
      </dl>
      {ignoredColumns.length > 0 && (
        <p className="import-note">{`Not a language of the site, so not read: ${ignoredColumns.join(", ")}`}</p>
      )}
      {plan.refused.length > 0 && <RefusedList refused={plan.refused} />}
      {fresh.length > 0 && <ChangeList heading="New keys" keys={fresh} />}
      {changed.length > 0 && <ChangeList heading="Changed texts" keys={changed} />}
      <Form className="import-apply" method="post" encType="multipart/form-data">
        <input type="hidden" name="intent" value="apply" />
        <input type="hidden" name="fingerprint" value={plan.fingerprint} />
        <input type="hidden" name="wanted" value={JSON.stringify(wanted)} />
        {plan.keys.length === 0 ? (
          <p>Nothing to write.</p>
        ) : (
          <button type="submit" className="button button-primary" disabled={isApplying}>
            {isApplying ? "Saving..." : "Apply"}
          </button>
        )}
      </Form>
    </section>
  );
}

function ChangeList({ heading, keys }: { heading: string; keys: PlannedKey[] }) {
  return (
    <div className="import-list">
      <h3>{heading}</h3>
      <ul>
        {keys.slice(0, MAX_SHOWN).map(({ key, changes }) => (
          <li key={key}>
            <code>{key}</code>
            <dl>
              {changes.map(({ language, from, to }) => (
                <div key={language}>
                  <dt lang={language}>{ENDONYMS[language]}</dt>
                  <dd>
                    {from !== null && (
                      <>
                        <Text as="del" language={language} text={from} />
                        <ArrowRight aria-hidden />
                      </>
                    )}
                    <Text as="ins" language={language} text={to} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <More all={keys.length} />
    </div>
  );
}

function Text({ as: Element, language, text }: { as: "ins" | "del"; language: Language; text: string }) {
  return (
    <Element lang={language} dir={directionOf(language)}>
      {text}
    </Element>
  );
}

function RefusedList({ refused }: { refused: RefusedText[] }) {
  return (
    <div className="import-list">
      <h3>Left out</h3>
      <ul>
        {refused.slice(0, MAX_SHOWN).map(({ key, language, reason }, at) => (
          <li key={`${at} ${key}`}>
            <code>{key || "(no key)"}</code>
            <p className="field-error">
              {language && <b lang={language}>{`${ENDONYMS[language]}:`}</b>}
              {reason}
            </p>
          </li>
        ))}
      </ul>
      <More all={refused.length} />
    </div>
  );
}

function More({ all }: { all: number }) {
  return all > MAX_SHOWN ? <p className="import-note">{`And ${all - MAX_SHOWN} more.`}</p> : null;
}
