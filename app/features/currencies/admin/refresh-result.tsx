import { ArrowRight, TriangleAlert } from "lucide-react";
import type { RatesRefresh } from "#app/features/currencies/mutations.server";
import { rateText } from "#app/features/currencies/rules";

/** What a refresh has brought. The place is there from the beginning, so that screen readers notice it being filled. */
export function RefreshResult({ refresh }: { refresh: RatesRefresh | undefined }) {
  return (
    <output className="refresh-result">
      {refresh && (
        <>
          {refresh.changed.length === 0 && <span>No rate has changed.</span>}
          {refresh.changed.map(({ code, from, to }) => (
            <span key={code}>
              <b>{code}</b> {rateText(from)} <ArrowRight aria-label="to" /> {rateText(to)}
            </span>
          ))}
          {refresh.rejected.map(({ code, value, reason }) => (
            <span key={code} className="refresh-refused">
              <TriangleAlert aria-hidden />
              {`${code}: the service says `}
              <bdi dir="ltr">{value}</bdi>
              {`, which is ${reason}. Kept as before.`}
            </span>
          ))}
          {refresh.missing.length > 0 && (
            <span>{`${refresh.missing.join(", ")}: not named by the service, kept as before`}</span>
          )}
        </>
      )}
    </output>
  );
}
