import type { DeviceKind } from '#core/buyback/device-kind.ts';
import { Back, Case, fixed, Screen, Straps, type Side } from './device-parts.tsx';

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
  /** The back shows more of the colour; watches always show their face. */
  readonly side?: Side;
  /** Empty where the text beside says the same. */
  readonly alt?: string;
}

const usualSize = {
  phone: { width: 72, height: 150 },
  tablet: { width: 178, height: 248 },
  smartwatch: { width: 38, height: 45 },
  accessory: { width: 60, height: 60 },
} as const;

const corners: Record<DeviceKind, number> = { phone: 8, tablet: 6, smartwatch: 26, accessory: 14 };

/** A device in its true proportions and colour. */
export function DeviceDrawing({
  kind,
  size,
  hex = neutralHex,
  longest = 96,
  side = 'front',
  alt,
}: DeviceDrawingProps) {
  const { width, height } = size ?? usualSize[kind];
  const scale = 100 / Math.max(width, height);
  const [w, h] = [width * scale, height * scale];
  const strap = kind === 'smartwatch' ? 34 : 0;
  const viewHeight = h + strap * 2;
  const ratio = longest / Math.max(w, viewHeight);
  const label = alt ? ({ role: 'img', 'aria-label': alt } as const) : { 'aria-hidden': true };
  const part = { width: w, height: h, hex, corner: corners[kind] };
  const turned = side === 'back' && (kind === 'phone' || kind === 'tablet');
  return (
    <svg
      {...label}
      width={Math.round((w + 4) * ratio)}
      height={Math.round((viewHeight + 4) * ratio)}
      viewBox={`-2 ${String(-strap - 2)} ${fixed(w + 4)} ${fixed(viewHeight + 4)}`}
    >
      {strap > 0 && <Straps width={w} height={h} length={strap} hex={hex} />}
      <Case {...part} />
      {turned ? <Back {...part} kind={kind} /> : <Screen {...part} kind={kind} />}
    </svg>
  );
}
