export interface Slice {
  name: string;
  value: number;
  /** In whole per cents; all together make a hundred. */
  share: number;
  /** A colour of the design system. */
  colour: string;
}

const RADIUS = 72;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;
const GAP = 3;

/** Parts of a whole, with the list of them, which is a table to those who do not see the ring. */
export function DoughnutChart({ title, unit, slices }: { title: string; unit: string; slices: readonly Slice[] }) {
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  const gap = slices.length > 1 ? GAP : 0;
  return (
    <figure className="doughnut">
      <svg
        className="doughnut-ring"
        viewBox="0 0 200 200"
        role="img"
        aria-label={`${title}: ${total.toLocaleString("en")} ${unit}`}
      >
        {total === 0 && <circle className="doughnut-empty" cx={100} cy={100} r={RADIUS} />}
        {slices.map(({ name, value, colour }, at) => {
          const before = slices.slice(0, at).reduce((sum, slice) => sum + slice.value, 0);
          return (
            <circle
              key={name}
              className="doughnut-slice"
              cx={100}
              cy={100}
              r={RADIUS}
              stroke={colour}
              strokeDasharray={`${Math.max(0.5, (CIRCUMFERENCE * value) / total - gap)} ${CIRCUMFERENCE}`}
              strokeDashoffset={(-CIRCUMFERENCE * before) / total}
              transform="rotate(-90 100 100)"
            />
          );
        })}
        <text className="doughnut-total" x={100} y={102} textAnchor="middle">
          {total.toLocaleString("en")}
        </text>
        <text className="chart-label" x={100} y={122} textAnchor="middle">
          {unit}
        </text>
      </svg>
      <table className="doughnut-legend">
        <caption className="visually-hidden">{title}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Name</th>
            <th scope="col">{unit}</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {slices.map(({ name, value, share, colour }) => (
            <tr key={name}>
              <th scope="row">
                <svg viewBox="0 0 10 10" aria-hidden>
                  <rect width={10} height={10} rx={4} fill={colour} />
                </svg>
                <bdi>{name}</bdi>
              </th>
              <td>{value.toLocaleString("en")}</td>
              <td>
                <b>{share}%</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
