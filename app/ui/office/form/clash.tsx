import { GitMerge } from "lucide-react";
import { useEffect, useRef } from "react";
import { Difference } from "#app/ui/office/difference";
import type { Draft } from "#app/ui/office/form/draft";
import { fieldName } from "#app/ui/office/form/field-name";
import type { Conflict } from "#app/ui/office/form/merge";

interface ClashProps {
  conflicts: Conflict[];
  by: string | null;
  onDecide: (field: string, value: Draft[string]) => void;
}

/** What somebody else saved in the fields that were changed here too. Nothing is written until each is decided. */
export function Clash({ conflicts, by, onDecide }: ClashProps) {
  const panel = useRef<HTMLElement>(null);
  // In braces: newer browsers answer a scroll with a promise, which is no clean-up.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <section ref={panel} className="office-card clash" role="alert" aria-label="Changed by somebody else">
      <GitMerge aria-hidden />
      <div>
        <h2>{`${by ?? "Somebody"} saved this while you were editing`}</h2>
        <p>Nothing of yours is lost and nothing of theirs was overwritten. Choose for each difference, then save again.</p>
        <ul>
          {conflicts.map((conflict) => (
            <li key={conflict.field}>
              <h3>{fieldName(conflict.field)}</h3>
              <Difference from={conflict.theirs} to={conflict.mine} />
              <p className="clash-key">
                <del>Crossed out</del>
                {` is what ${by ?? "somebody"} saved, `}
                <ins>marked</ins> is yours.
              </p>
              <div className="clash-choice">
                <button type="button" className="small-button" onClick={() => onDecide(conflict.field, conflict.theirs)}>
                  Take theirs
                  <span className="visually-hidden">{`: ${fieldName(conflict.field)}`}</span>
                </button>
                <button type="button" className="small-button" onClick={() => onDecide(conflict.field, conflict.mine)}>
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
