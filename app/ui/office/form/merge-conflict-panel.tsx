import { GitMerge } from "lucide-react";
import { useEffect, useRef } from "react";
import { TextDiff } from "#app/ui/office/text-diff";
import type { Draft } from "#app/ui/office/form/draft";
import { fieldName } from "#app/ui/office/form/field-name";
import type { FieldConflict } from "#app/ui/office/form/merge";

interface MergeConflictPanelProps {
  conflicts: FieldConflict[];
  savedBy: string | null;
  onResolve: (field: string, value: Draft[string]) => void;
}

/** Lists the fields two people changed. Nothing is saved until every conflict is resolved. */
export function MergeConflictPanel({ conflicts, savedBy, onResolve }: MergeConflictPanelProps) {
  const panel = useRef<HTMLElement>(null);
  // Braces: scrollIntoView may return a promise, which React would take for a cleanup function.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <section ref={panel} className="office-card clash" role="alert" aria-label="Changed by somebody else">
      <GitMerge aria-hidden />
      <div>
        <h2>{`${savedBy ?? "Somebody"} saved this while you were editing`}</h2>
        <p>
          Nothing of yours is lost and nothing of theirs was overwritten. Choose for each difference, then save again.
        </p>
        <ul>
          {conflicts.map((conflict) => (
            <li key={conflict.field}>
              <h3>{fieldName(conflict.field)}</h3>
              <TextDiff from={conflict.theirs} to={conflict.mine} />
              <p className="clash-key">
                <del>Crossed out</del>
                {` is what ${savedBy ?? "somebody"} saved, `}
                <ins>marked</ins> is yours.
              </p>
              <div className="clash-choice">
                <button
                  type="button"
                  className="small-button"
                  onClick={() => onResolve(conflict.field, conflict.theirs)}
                >
                  Take theirs
                  <span className="visually-hidden">{`: ${fieldName(conflict.field)}`}</span>
                </button>
                <button type="button" className="small-button" onClick={() => onResolve(conflict.field, conflict.mine)}>
                  Keep mine
                  <span className="visually-hidden">{`: ${fieldName(conflict.field)}`}</span>
                </button>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
