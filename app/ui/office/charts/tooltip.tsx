const CHAR_WIDTH = 7.2;
const PADDING = 13;
const EDGE = 4;

/** What the point somebody looks at says. It keeps inside the drawing. */
export function Tooltip({
  x,
  y,
  width,
  title,
  value,
  side = "above",
}: {
  x: number;
  y: number;
  width: number;
  title?: string;
  value: string;
  side?: "above" | "before";
}) {
  const height = title ? 46 : 30;
  const boxWidth = Math.max((title ?? "").length * CHAR_WIDTH, value.length * (title ? 8.4 : CHAR_WIDTH)) + 2 * PADDING;
  const before = x - boxWidth - 14;
  const wanted = side === "above" ? x - boxWidth / 2 : before >= EDGE ? before : x + 14;
  const at = Math.min(Math.max(wanted, EDGE), width - boxWidth - EDGE);
  const top = Math.max(0, side === "above" ? y - height - 8 : y - height / 2);
  return (
    <g className="chart-tooltip" aria-hidden transform={`translate(${at} ${top})`}>
      <rect width={boxWidth} height={height} rx={9} />
      {title && (
        <text className="chart-tooltip-title" x={PADDING} y={19}>
          {title}
        </text>
      )}
      <text
        className={title ? "chart-tooltip-value" : "chart-tooltip-only"}
        x={title ? PADDING : boxWidth / 2}
        y={title ? 36 : 20}
        textAnchor={title ? "start" : "middle"}
      >
        {value}
      </text>
    </g>
  );
}
