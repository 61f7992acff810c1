import type { DeviceKind } from '#core/buyback/device-kind.ts';
import type { Picture as PictureData } from '#core/files/picture.ts';
import { AccessoryDrawing } from './accessory-drawing.tsx';
import { accessoryShapeOf } from './accessory-shape.ts';
import { DeviceDrawing, neutralHex } from './device-drawing.tsx';
import { Picture } from './picture.tsx';

interface ProductPictureProps {
  readonly name: string;
  readonly kind: DeviceKind;
  readonly hex?: string | undefined;
  readonly size?: { readonly width: number; readonly height: number } | null;
  readonly picture: PictureData | null;
  /** Pixels that the longer side takes. */
  readonly longest: number;
  /** The `sizes` of the photograph. */
  readonly sizes?: string;
}

/**
 * The product's photograph, or its drawing in the colour it is sold in: a phone with its back beside
 * its face, because the back is where the colour is.
 */
export function ProductPicture({
  name,
  kind,
  hex = neutralHex,
  size = null,
  longest,
  picture,
  sizes = '260px',
}: ProductPictureProps) {
  if (picture !== null) return <Picture picture={picture} sizes={sizes} alt="" />;
  if (kind === 'accessory') {
    return <AccessoryDrawing shape={accessoryShapeOf(name)} hex={hex} longest={longest} />;
  }
  if (kind !== 'phone')
    return <DeviceDrawing kind={kind} size={size} hex={hex} longest={longest} />;
  return (
    <span className="phone-pair">
      <DeviceDrawing kind={kind} size={size} hex={hex} longest={longest} side="back" />
      <DeviceDrawing kind={kind} size={size} hex={hex} longest={longest} />
    </span>
  );
}
