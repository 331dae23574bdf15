import { useId } from "react";
import { useTranslations } from "use-intl";
import { BEST_TIME, CLIMATE, isRainy } from "#app/features/documents/guide/climate";
import { directionOf } from "#app/platform/i18n/languages";
import { useLanguage } from "#app/platform/i18n/paths";

/** Scaling one drawing to a phone would leave its numbers unreadable: each width has measures of its own. */
const MEASURES = {
  wide: {
    width: 900,
    height: 420,
    axis: 74,
    edge: 12,
    temperature: 120,
    gap: 40,
    text: 13,
    bar: 0.46,
    round: 6,
    dot: 3.6,
  },
  narrow: {
    width: 330,
    height: 380,
    axis: 4,
    edge: 4,
    temperature: 96,
    gap: 34,
    text: 11,
    bar: 0.56,
    round: 4,
    dot: 2.6,
  },
} as const;

const TOP = 34;
const MIN_DEGREES = 20;
const DEGREE_SPAN = 12;
const MAX_RAIN_MM = 320;
const RAIN_CLOUD = "M4 14.9A7 7 0 1 1 15.7 8h1.8a4.5 4.5 0 0 1 2.5 8.2M16 14v6M8 14v6M12 16v6";

/** The band of temperatures above the bars of rain. Time runs the way the language is read. */
export function WeatherChart({ size, months }: { size: keyof typeof MEASURES; months: string[] }) {
  const t = useTranslations("travelWeather");
  const id = useId();
  const mirrored = directionOf(useLanguage()) === "rtl";
  const { width, height, axis, edge, temperature, gap, text, bar, round, dot } = MEASURES[size];
  const column = (width - axis - edge) / CLIMATE.length;
  const barWidth = column * bar;
  const mirrorX = (x: number) => (mirrored ? width - x : x);
  const x = (month: number) => mirrorX(axis + column * (month + 0.5));
  const degrees = (value: number) => TOP + temperature * (1 - (value - MIN_DEGREES) / DEGREE_SPAN);
  const rainTop = TOP + temperature + gap;
  const floor = height - 30;
  const millimetres = (value: number) => rainTop + (floor - rainTop) * (1 - value / MAX_RAIN_MM);
  const line = (values: number[]) =>
    values.map((value, month) => `${x(month).toFixed(1)} ${degrees(value).toFixed(1)}`);
  const highs = line(CLIMATE.map(({ high }) => high));
  const lows = line(CLIMATE.map(({ low }) => low));
  const bestMiddle = x(BEST_TIME.first + (BEST_TIME.months - 1) / 2);
  const bestWidth = column * BEST_TIME.months;
  const wide = size === "wide";
  const grid = {
    from: mirrorX(axis),
    to: mirrorX(width - edge),
    labelAt: mirrorX(axis - 12),
    anchor: mirrored ? "start" : "end",
  } as const;

  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={`weather-chart is-${size}`}
      fontSize={text}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-summary`}
    >
      <title id={`${id}-title`}>{t("chartTitle")}</title>
      <desc id={`${id}-summary`}>{t("chartSummary")}</desc>
      <rect className="chart-best" x={bestMiddle - bestWidth / 2} y={4} width={bestWidth} height={height - 4} rx={14} />
      <text className="chart-best-label" x={bestMiddle} y={24}>
        {wide ? t("bestMonths") : t("bestTime")}
      </text>
      {wide && [20, 25, 30].map((value) => <GridLine key={value} {...grid} y={degrees(value)} label={`${value} °C`} />)}
      {(wide ? [0, 100, 200, 300] : [0]).map((value) => (
        <GridLine key={value} {...grid} y={millimetres(value)} label={wide ? `${value} mm` : undefined} />
      ))}
      <path className="chart-range" d={`M${[...highs, ...lows.toReversed()].join("L")}Z`} />
      <path className="chart-high" d={`M${highs.join("L")}`} />
      <path className="chart-low" d={`M${lows.join("L")}`} />
      {CLIMATE.map(({ high, low, rain }, month) => (
        <g key={month} data-month={month + 1}>
          <circle className="chart-dot" cx={x(month)} cy={degrees(high)} r={dot} />
          <text className="chart-strong" data-value="high" x={x(month)} y={degrees(high) - 10}>
            {high}
          </text>
          <text className="chart-quiet" data-value="low" x={x(month)} y={degrees(low) + 17}>
            {low}
          </text>
          <rect
            className={isRainy(rain) ? "chart-rain is-rainy" : "chart-rain"}
            x={x(month) - barWidth / 2}
            y={millimetres(rain)}
            width={barWidth}
            height={floor - millimetres(rain)}
            rx={round}
          />
          <text
            className={isRainy(rain) ? "chart-strong" : undefined}
            data-value="rain"
            x={x(month)}
            y={millimetres(rain) - 7}
          >
            {rain}
          </text>
          {isRainy(rain) && (
            <path
              className="rain-cloud"
              transform={`translate(${x(month) - 8} ${millimetres(rain) - (wide ? 44 : 40)}) scale(.68)`}
              d={RAIN_CLOUD}
            />
          )}
          <text className="chart-month" x={x(month)} y={height - 8}>
            {months[month]}
          </text>
        </g>
      ))}
    </svg>
  );
}

interface GridLineProps {
  y: number;
  from: number;
  to: number;
  label: string | undefined;
  labelAt: number;
  anchor: "start" | "end";
}

function GridLine({ y, from, to, label, labelAt, anchor }: GridLineProps) {
  return (
    <>
      <path className="chart-grid" d={`M${from} ${y}H${to}`} />
      {label && (
        <text className="chart-quiet" style={{ textAnchor: anchor }} x={labelAt} y={y + 4}>
          {label}
        </text>
      )}
    </>
  );
}
