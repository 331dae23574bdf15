import type { ChartPoint, Drawing } from "#app/ui/office/charts/chart";
import { isLabelled } from "#app/ui/office/charts/scale";

const LETTER = 6.8;
const BETWEEN_LABELS = 10;

/** A label at the end moves in as far as it is long. */
function within(x: number, label: string, width: number): number {
  return Math.min(x, width - (label.length * LETTER) / 2);
}

/** The lines behind a chart, what they stand for, and the labels below. */
export function Axes({ drawing, points, x, axis }: { drawing: Drawing; points: readonly ChartPoint[]; x: (at: number) => number; axis: (value: number) => string }) {
  const { width, height, isNarrow, ticks, left, y } = drawing;
  const longest = Math.max(...points.map(({ label, short }) => (isNarrow ? short : label).length));
  const most = Math.floor((width - left) / (longest * LETTER + BETWEEN_LABELS));
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
          isLabelled(at, points.length, most) && (
            <text key={name} className="chart-label" x={within(x(at), isNarrow ? short : label, width)} y={height - 9} textAnchor="middle">
              {isNarrow ? short : label}
            </text>
          ),
      )}
    </g>
  );
}

/** The parts of a chart that answer to the pointer, one a point. */
export function Bands({ drawing, points, x }: { drawing: Drawing; points: readonly ChartPoint[]; x: (at: number) => number }) {
  const { width, height, left, onPoint } = drawing;
  const step = points.length > 1 ? x(1) - x(0) : width - left;
  return (
    <g aria-hidden>
      {points.map(({ name }, at) => (
        <rect key={name} className="chart-band" x={x(at) - step / 2} y={0} width={step} height={height} onPointerEnter={() => onPoint(at)} onPointerDown={() => onPoint(at)} />
      ))}
    </g>
  );
}
