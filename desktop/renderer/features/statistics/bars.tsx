interface Bar {
  readonly label: string;
  readonly value: number;
  /** The value as it is read. */
  readonly text: string;
}

interface BarsProps {
  readonly title: string;
  readonly bars: readonly Bar[];
}

const height = 140;
const step = 10;
/** As many names as stand beside each other; of more only the first and the last are written. */
const mostLabels = 8;

/** Values as bars from a line of nothing, below it what is negative; the table beside it says them exactly. */
export function Bars({ bars, title }: BarsProps) {
  const values = bars.map(({ value }) => value);
  const high = Math.max(0, ...values);
  const span = Math.max(1, high - Math.min(0, ...values));
  const scale = (value: number) => (value / span) * height;
  const labels = bars.length <= mostLabels ? bars : [...bars.slice(0, 1), ...bars.slice(-1)];
  const width = bars.length * step;
  return (
    <div className="bars">
      <svg
        role="img"
        aria-label={title}
        viewBox={`0 0 ${String(width)} ${String(height)}`}
        preserveAspectRatio="none"
      >
        {bars.map(({ label, text, value }, at) => (
          <rect
            key={label}
            x={at * step + 1}
            width={step - 2}
            y={scale(high - Math.max(0, value))}
            height={Math.max(1, scale(Math.abs(value)))}
          >
            <title>{`${label}: ${text}`}</title>
          </rect>
        ))}
      </svg>
      <div className="bars-labels" aria-hidden="true">
        {labels.map(({ label, text }) => (
          <span key={label}>
            {label}
            {bars.length <= mostLabels && <strong>{text}</strong>}
          </span>
        ))}
      </div>
    </div>
  );
}
