interface LineDrawingProps {
  /** Lines in a square of 24. */
  readonly path: string;
  readonly size?: number;
}

/** A line drawing beside a text that says the same, so it is hidden from screen readers. */
export function LineDrawing({ path, size = 24 }: LineDrawingProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}
