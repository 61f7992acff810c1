import type { DeviceKind } from '#core/buyback/device-kind.ts';
import type { Grade } from '#core/buyback/grade.ts';

interface DefectDrawingProps {
  readonly part: 'display' | 'body';
  readonly kind: DeviceKind;
  readonly grade: Grade;
}

const widths: Record<DeviceKind, number> = { phone: 22, tablet: 32, smartwatch: 30, accessory: 30 };

/** Lines of wear over a device 24 wide and 44 high, from faint hairs to what is broken. */
const wear = {
  display: {
    'A+': '',
    A: 'M6 12l5 5M15 26l3 4',
    B: 'M4 10l9 9M9 8l3 4M13 25l6 8M5 33l6-5',
    C: 'M12 14l-8-8M12 14l9-5M12 14l7 13M12 14L5 28M12 14v25M5 28l7 2 7-3M8 10l4 4 4-3',
    D: 'M3 9h18M3 14h18M3 17h18M3 26h9M3 31h6M16 22v17M19 22v17',
  },
  body: {
    'A+': '',
    A: 'M2 30l2 3M20 37l2-2',
    B: 'M2 26l4 6M17 34l5 6M9 20l6 5M13 18l4 4',
    C: 'M1 24l4 3-3 5 4 4M12 24l-5 14M12 24l8 6M12 24l-1-8',
    D: 'M1 21l6 3 5-3 5 3 6-3M5 24l3 6M17 24l-3 5',
  },
} as const;

/** A small front or back of a device that shows what the answer says in words. */
export function DefectDrawing({ part, kind, grade }: DefectDrawingProps) {
  const width = widths[kind];
  return (
    <svg
      className={`defect defect-${grade === 'A' ? 'faint' : 'plain'}`}
      aria-hidden="true"
      width={width + 4}
      height="48"
      viewBox="-1 -1 26 46"
      preserveAspectRatio="none"
    >
      <rect className="defect-body" width="24" height="44" rx="4" />
      {part === 'display' && (
        <rect className="defect-screen" x="2" y="3" width="20" height="38" rx="2" />
      )}
      {part === 'body' && kind === 'phone' && (
        <rect className="defect-camera" x="3" y="3" width="9" height="10" rx="3" />
      )}
      <path d={wear[part][grade]} />
    </svg>
  );
}
