import type { ChartPoint, ChartLayout } from "#app/ui/office/charts/chart";
import { isLabelled } from "#app/ui/office/charts/scale";

const CHAR_WIDTH = 6.8;
const LABEL_GAP = 10;

/** A label at the end moves in as far as it is long. */
function clampLabelX(x: number, label: string, width: number): number {
  return Math.min(x, width - (label.length * CHAR_WIDTH) / 2);
}

/** The lines behind a chart, what they stand for, and the labels below. */
export function Axes({
  drawing,
  points,
  x,
  axis,
}: {
  drawing: ChartLayout;
  points: readonly ChartPoint[];
  x: (at: number) => number;
  axis: (value: number) => string;
}) {
  const { width, height, isNarrow, ticks, left, y } = drawing;
  const longest = Math.max(...points.map(({ label, short }) => (isNarrow ? short : label).length));
  const maxLabels = Math.floor((width - left) / (longest * CHAR_WIDTH + LABEL_GAP));
  return (
    <g aria-hidden>
      {ticks.map((tick) => (
        <g key={tick}>
          <path className="chart-grid" d={`M${left} ${y(tick)}H${width - 6}`} />
          <text className="chart-label" x={left - 9} y={y(tick) + 4} textAnchor="end">
            {axis(tick)}
          </text>
        </g>
      ))}
      {points.map(
        ({ label, short, name }, at) =>
          isLabelled(at, points.length, maxLabels) && (
            <text
              key={name}
              className="chart-label"
              x={clampLabelX(x(at), isNarrow ? short : label, width)}
              y={height - 9}
              textAnchor="middle"
            >
              {isNarrow ? short : label}
            </text>
          ),
      )}
    </g>
  );
}

/** The parts of a chart that answer to the pointer, one a point. */
export function HoverBands({
  drawing,
  points,
  x,
}: {
  drawing: ChartLayout;
  points: readonly ChartPoint[];
  x: (at: number) => number;
}) {
  const { width, height, left, onHover } = drawing;
  const step = points.length > 1 ? x(1) - x(0) : width - left;
  return (
    <g aria-hidden>
      {points.map(({ name }, at) => (
        <rect
          key={name}
          className="chart-band"
          x={x(at) - step / 2}
          y={0}
          width={step}
          height={height}
          onPointerEnter={() => onHover(at)}
          onPointerDown={() => onHover(at)}
        />
      ))}
    </g>
  );
}
