import { Axes, HoverBands } from "#app/ui/office/charts/axes";
import { Chart, type ChartProps, type ChartLayout } from "#app/ui/office/charts/chart";
import { Tooltip } from "#app/ui/office/charts/tooltip";

const LEFT = 40;
const RIGHT = 8;
const MAX_BAR_WIDTH = 26;

/** Whole numbers as columns. */
export function BarChart(props: ChartProps) {
  return <Chart {...props} left={LEFT} isColumns draw={(drawing) => <Bars {...props} drawing={drawing} />} />;
}

function Bars({ points, format, formatAxis = String, drawing }: ChartProps & { drawing: ChartLayout }) {
  const { width, y, active } = drawing;
  const column = (width - LEFT - RIGHT) / points.length;
  const bar = Math.min(MAX_BAR_WIDTH, column * 0.58);
  const x = (at: number) => LEFT + column * (at + 0.5);
  const point = active === null ? undefined : points[active];
  const shown = active !== null && point ? { ...point, at: active } : null;
  return (
    <>
      <Axes drawing={drawing} points={points} x={x} axis={formatAxis} />
      {points.map(({ name, value }, at) => (
        <rect
          key={name}
          className="chart-bar"
          data-active={at === active || undefined}
          x={x(at) - bar / 2}
          y={y(value)}
          width={bar}
          height={y(0) - y(value)}
          rx={Math.min(4, bar / 3)}
        />
      ))}
      <HoverBands drawing={drawing} points={points} x={x} />
      {shown && (
        <Tooltip x={x(shown.at)} y={y(shown.value)} width={width} title={shown.name} value={format(shown.value)} />
      )}
    </>
  );
}
