const width = 120;
const height = 28;

/** A line without axes that shows how a number went; the number itself stands beside it. */
export function Sparkline({ values }: { readonly values: readonly number[] }) {
  const low = Math.min(0, ...values);
  const span = Math.max(1, ...values) - low;
  const points = values.map((value, at) => {
    const x = (at / Math.max(1, values.length - 1)) * width;
    const y = height - 1 - ((value - low) / span) * (height - 2);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg
      className="sparkline"
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      preserveAspectRatio="none"
    >
      <polyline points={points.join(' ')} />
    </svg>
  );
}
