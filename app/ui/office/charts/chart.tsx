import { useState, type ReactNode } from "react";
import { ticksFor } from "#app/ui/office/charts/scale";

export interface ChartPoint {
  /** Below it, and where there is little room. */
  label: string;
  short: string;
  /** In full, for the table and for whoever points at it. */
  name: string;
  value: number;
}

export interface ChartProps {
  /** What is shown, for those who do not see it. */
  title: string;
  points: readonly ChartPoint[];
  /** What the values are called in the table. */
  unit: string;
  /** A value in full, and in few letters for the side. */
  format: (value: number) => string;
  formatAxis?: (value: number) => string;
  /** Of the drawing on a wide screen. */
  size?: { width: number; height: number };
}

/** Dimensions, scale and hover state of one rendered chart size. */
export interface ChartLayout {
  width: number;
  height: number;
  isNarrow: boolean;
  ticks: readonly number[];
  /** X of the plot area's left edge. */
  left: number;
  y: (value: number) => number;
  active: number | null;
  onHover: (at: number | null) => void;
}

const WIDE = { width: 620, height: 270 };
const NARROW = { width: 330, height: 220 };
const [PADDING_TOP, PADDING_BOTTOM] = [12, 30];

/**
 * A chart, drawn twice: letters of a drawing that is scaled down to a phone cannot be read. The highest point stands
 * out until somebody points at another. All values stand in the table below as well.
 */
export function Chart({
  title,
  points,
  unit,
  format,
  size = WIDE,
  left,
  isColumns,
  draw,
}: ChartProps & { left: number; isColumns?: boolean; draw: (renderSvg: ChartLayout) => ReactNode }) {
  const [hovered, setHovered] = useState<number | null>(null);
  const values = points.map(({ value }) => value);
  const highest = Math.max(0, ...values);
  const peak = highest > 0 ? values.indexOf(highest) : null;
  const ticks = ticksFor(highest, { isColumns });
  const top = Math.max(ticks.at(-1) ?? 1, 1);
  const active = hovered !== null && hovered < points.length ? hovered : peak;
  const label =
    peak === null
      ? `${title}: nothing yet`
      : `${title}. Highest: ${format(highest)}, ${points[peak]?.name}. Every value is in the table below.`;

  function drawing({ width, height }: { width: number; height: number }, isNarrow: boolean) {
    const y = (value: number) => PADDING_TOP + (height - PADDING_TOP - PADDING_BOTTOM) * (1 - value / top);
    return (
      <svg
        className={isNarrow ? "chart chart-narrow" : "chart chart-wide"}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={label}
        onPointerLeave={() => setHovered(null)}
      >
        {peak === null && (
          <text className="chart-nothing" x={width / 2} y={height / 2} textAnchor="middle">
            Nothing yet
          </text>
        )}
        {draw({ width, height, isNarrow, ticks, left, y, active, onHover: setHovered })}
      </svg>
    );
  }

  return (
    <figure className="chart-figure">
      {drawing(size, false)}
      {drawing(NARROW, true)}
      <ChartTable title={title} unit={unit} rows={points.map(({ name, value }) => ({ name, value: format(value) }))} />
    </figure>
  );
}

function ChartTable({
  title,
  unit,
  rows,
}: {
  title: string;
  unit: string;
  rows: readonly { name: string; value: string }[];
}) {
  return (
    <details className="chart-data">
      <summary>Data table</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div className="chart-data-scroll" tabIndex={0} role="region" aria-label={`${title}, data table`}>
        <table>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">{unit}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, value }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
