import type { DeviceKind } from '#core/buyback/device-kind.ts';

/** Of a device whose colour is not chosen yet. */
export const neutralHex = '#8fa3ad';

interface DeviceDrawingProps {
  readonly kind: DeviceKind;
  /** Millimetres; the drawing keeps their ratio. */
  readonly size?: { readonly width: number; readonly height: number } | null;
  /** Colour of the body. */
  readonly hex?: string;
  /** Pixels that the longer side takes. */
  readonly longest?: number;
  /** Empty where the text beside says the same. */
  readonly alt?: string;
}

const usualSize = {
  phone: { width: 72, height: 150 },
  tablet: { width: 178, height: 248 },
  smartwatch: { width: 38, height: 45 },
  accessory: { width: 60, height: 60 },
} as const;

/** A device seen from the front, in its true proportions and colour. */
export function DeviceDrawing({
  kind,
  size,
  hex = neutralHex,
  longest = 96,
  alt,
}: DeviceDrawingProps) {
  const { width, height } = size ?? usualSize[kind];
  const scale = 100 / Math.max(width, height);
  const [w, h] = [width * scale, height * scale];
  const strap = kind === 'smartwatch' ? 34 : 0;
  const viewHeight = h + strap * 2;
  const ratio = longest / Math.max(w, viewHeight);
  const label = alt ? ({ role: 'img', 'aria-label': alt } as const) : { 'aria-hidden': true };
  return (
    <svg
      {...label}
      width={Math.round((w + 4) * ratio)}
      height={Math.round((viewHeight + 4) * ratio)}
      viewBox={`-2 ${String(-strap - 2)} ${fixed(w + 4)} ${fixed(viewHeight + 4)}`}
    >
      {strap > 0 && <Straps width={w} height={h} length={strap} hex={hex} />}
      <Body kind={kind} width={w} height={h} hex={hex} />
    </svg>
  );
}

const fixed = (value: number): string => value.toFixed(1);

interface PartProps {
  readonly width: number;
  readonly height: number;
  readonly hex: string;
}

function Body({ kind, width: w, height: h, hex }: PartProps & { readonly kind: DeviceKind }) {
  const corner = { phone: 8, tablet: 6, smartwatch: 26, accessory: 14 }[kind];
  const bezel = { phone: 2.6, tablet: 4.5, smartwatch: 7, accessory: 12 }[kind];
  return (
    <>
      <rect width={fixed(w)} height={fixed(h)} rx={corner} fill={hex} />
      <rect
        width={fixed(w)}
        height={fixed(h)}
        rx={corner}
        fill="none"
        stroke="currentColor"
        strokeOpacity="0.35"
        strokeWidth="1"
      />
      <rect
        x={bezel}
        y={bezel}
        width={fixed(w - bezel * 2)}
        height={fixed(h - bezel * 2)}
        rx={Math.max(2, corner - bezel / 2)}
        fill="#101722"
      />
      <path
        d={`M${fixed(bezel)} ${fixed(h * 0.72)}L${fixed(w - bezel)} ${fixed(h * 0.3)}V${fixed(h - bezel - corner)}a${String(corner)} ${String(corner)} 0 01-${String(corner)} ${String(corner)}H${fixed(bezel + corner)}a${String(corner)} ${String(corner)} 0 01-${String(corner)}-${String(corner)}z`}
        fill={hex}
        opacity="0.35"
      />
      {kind === 'phone' && <circle cx={fixed(w / 2)} cy="7" r="1.7" fill="#3a4558" />}
    </>
  );
}

function Straps({ width: w, height: h, length, hex }: PartProps & { readonly length: number }) {
  const [left, right] = [fixed(w * 0.2), fixed(w * 0.8)];
  return (
    <g fill={hex} stroke="currentColor" strokeOpacity="0.35" opacity="0.75">
      <path d={`M${left} 8L${fixed(w * 0.26)} ${String(-length)}H${fixed(w * 0.74)}L${right} 8z`} />
      <path
        d={`M${left} ${fixed(h - 8)}L${fixed(w * 0.26)} ${fixed(h + length)}H${fixed(w * 0.74)}L${right} ${fixed(h - 8)}z`}
      />
    </g>
  );
}
