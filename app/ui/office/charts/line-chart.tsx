import { useId } from "react";
import { Axes, HoverBands } from "#app/ui/office/charts/axes";
import { Chart, type ChartProps, type ChartLayout } from "#app/ui/office/charts/chart";
import { Tooltip } from "#app/ui/office/charts/tooltip";

const LEFT = 52;
const RIGHT = 20;

/** A course over time. */
export function LineChart(props: ChartProps) {
  return <Chart {...props} left={LEFT} draw={(drawing) => <Line {...props} drawing={drawing} />} />;
}

function Line({ points, format, formatAxis = format, drawing }: ChartProps & { drawing: ChartLayout }) {
  const fill = useId();
  const { width, y, active } = drawing;
  const x = (at: number) => LEFT + ((width - LEFT - RIGHT) * at) / Math.max(1, points.length - 1);
  const linePath = curvePath(points.map(({ value }, at) => [x(at), y(value)]));
  const point = active === null ? undefined : points[active];
  const shown = active !== null && point ? { ...point, at: active } : null;
  return (
    <>
      <defs>
        <linearGradient id={fill} x1="0" y1="0" x2="0" y2="1">
          <stop className="chart-fill-top" offset="0" />
          <stop className="chart-fill-bottom" offset="1" />
        </linearGradient>
      </defs>
      <Axes drawing={drawing} points={points} x={x} axis={formatAxis} />
      <path d={`${linePath}L${x(points.length - 1)} ${y(0)}L${x(0)} ${y(0)}Z`} fill={`url(#${fill})`} />
      <path className="chart-line" d={linePath} />
      {shown && (
        <g aria-hidden>
          <path className="chart-plumb" d={`M${x(shown.at)} ${Math.min(12, y(shown.value))}V${y(0)}`} />
          <circle className="chart-dot" cx={x(shown.at)} cy={y(shown.value)} r={5.5} />
        </g>
      )}
      <HoverBands drawing={drawing} points={points} x={x} />
      {shown && (
        <Tooltip
          x={x(shown.at)}
          y={y(shown.value)}
          width={width}
          title={shown.name}
          value={format(shown.value)}
          side="before"
        />
      )}
    </>
  );
}

/** A curve through all points that never rises above or falls below two neighbours between them. */
function curvePath(points: readonly [x: number, y: number][]): string {
  return points
    .map(([x, y], at) => {
      const before = points[at - 1];
      if (!before) return `M${x} ${y}`;
      const middle = (before[0] + x) / 2;
      return `C${middle} ${before[1]} ${middle} ${y} ${x} ${y}`;
    })
    .join("");
}
