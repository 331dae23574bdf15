const LINES = Array.from({ length: 8 }, (_, line) => ({
  path: wavePath(90 + line * 44, 10 + line * 3.2, 120 + line * 22),
  opacity: 0.06 + line * 0.025,
  width: 1.6 + line * 0.35,
}));

/** The sea behind the gate: eight lines, fainter towards the horizon. */
export function WaveBackground() {
  return (
    <svg className="gate-tide" viewBox="0 0 1440 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {LINES.map(({ path, opacity, width }) => (
        <path
          key={path}
          d={path}
          fill="none"
          stroke="var(--color-lagoon-500)"
          strokeOpacity={opacity.toFixed(3)}
          strokeWidth={width.toFixed(2)}
        />
      ))}
    </svg>
  );
}

function wavePath(height: number, swell: number, length: number): string {
  const waves = Math.ceil((1700 + length) / length);
  return `M${-length} ${height}` + `q${length / 4} ${-swell} ${length / 2} 0t${length / 2} 0`.repeat(waves);
}
