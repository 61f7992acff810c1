import type { DeviceKind } from '#core/buyback/device-kind.ts';

export interface PartProps {
  readonly width: number;
  readonly height: number;
  readonly hex: string;
}

export type Side = 'front' | 'back';

export const fixed = (value: number): string => value.toFixed(1);

/** The outline with the colour of the body. */
export function Case({ width, height, hex, corner }: PartProps & { readonly corner: number }) {
  const box = { width: fixed(width), height: fixed(height), rx: corner };
  // The stroke keeps a white device visible on white and a black one on black.
  return <rect {...box} fill={hex} stroke="currentColor" strokeOpacity="0.4" />;
}

interface ScreenProps extends PartProps {
  readonly kind: DeviceKind;
  readonly corner: number;
}

const bezels: Record<DeviceKind, number> = {
  phone: 2.6,
  tablet: 4.5,
  smartwatch: 7,
  accessory: 12,
};

/** Dark glass with a faint reflection in the device's colour. */
export function Screen({ kind, width: w, height: h, hex, corner }: ScreenProps) {
  const bezel = bezels[kind];
  const [left, right, bottom] = [fixed(bezel), fixed(w - bezel), fixed(h - bezel - corner)];
  const round = `a${String(corner)} ${String(corner)} 0 01`;
  return (
    <>
      <rect
        x={bezel}
        y={bezel}
        width={fixed(w - bezel * 2)}
        height={fixed(h - bezel * 2)}
        rx={Math.max(2, corner - bezel / 2)}
        fill="#101722"
      />
      <path
        d={`M${left} ${fixed(h * 0.72)}L${right} ${fixed(h * 0.3)}V${bottom}${round}-${String(corner)} ${String(corner)}H${fixed(bezel + corner)}${round}-${String(corner)}-${String(corner)}z`}
        fill={hex}
        opacity="0.35"
      />
      {kind === 'phone' && <circle cx={fixed(w / 2)} cy="7" r="1.7" fill="#3a4558" />}
    </>
  );
}

/** The back tells the colour best: a sheen over it and the cameras. */
export function Back({ kind, width: w, height: h, corner }: Omit<ScreenProps, 'hex'>) {
  const island = kind === 'phone' ? w * 0.46 : w * 0.2;
  const lens = island * (kind === 'phone' ? 0.19 : 0.3);
  const inset = kind === 'phone' ? 3.2 : 4;
  const center = inset + island / 2;
  const spots = kind === 'phone' ? [-0.24, 0.24] : [0];
  return (
    <>
      <path
        d={`M${fixed(w)} ${fixed(h * 0.18)}V${fixed(h - corner)}a${String(corner)} ${String(corner)} 0 01-${String(corner)} ${String(corner)}H${fixed(w * 0.3)}z`}
        fill="#fff"
        opacity="0.13"
      />
      <rect
        x={inset}
        y={inset}
        width={fixed(island)}
        height={fixed(island)}
        rx={fixed(island * 0.28)}
        fill="#fff"
        fillOpacity="0.16"
        stroke="#101722"
        strokeOpacity="0.35"
      />
      {spots.map((spot) => (
        <circle
          key={spot}
          cx={fixed(center + island * spot)}
          cy={fixed(center + island * spot)}
          r={fixed(lens)}
          fill="#101722"
          stroke="#fff"
          strokeOpacity="0.35"
        />
      ))}
    </>
  );
}

/** Both halves of a watch's strap. */
export function Straps({
  width: w,
  height: h,
  length,
  hex,
}: PartProps & { readonly length: number }) {
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
