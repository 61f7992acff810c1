interface LineDrawingProps {
  /** Lines in a square of `box`. */
  readonly path: string;
  readonly size?: number;
  readonly box?: number;
  /** How thick the lines are, in the units of `box`. */
  readonly stroke?: number;
}

/** A line drawing beside a text that says the same, so it is hidden from screen readers. */
export function LineDrawing({ path, size = 24, box = 24, stroke = 1.75 }: LineDrawingProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox={`0 0 ${String(box)} ${String(box)}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}
