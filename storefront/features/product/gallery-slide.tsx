import type { Picture as PictureData } from '#core/files/picture.ts';
import { DeviceDrawing } from '../../ui/device-drawing.tsx';
import { Picture } from '../../ui/picture.tsx';
import { ProductPicture } from '../../ui/product-picture.tsx';
import type { Product } from './product-query.ts';

export type Slide =
  | { readonly key: string; readonly kind: 'photo'; readonly picture: PictureData }
  | { readonly key: 'pair' | 'back' | 'front'; readonly kind: 'drawing' };

/** Photographs where there are any, else the device drawn from its sides in the chosen colour. */
export function slidesOf({ pictures, kind }: Product): readonly Slide[] {
  if (pictures.length > 0) {
    return pictures.map((picture) => ({ key: picture.address, kind: 'photo', picture }));
  }
  const sides =
    kind === 'phone'
      ? (['pair', 'back', 'front'] as const)
      : kind === 'tablet'
        ? (['front', 'back'] as const)
        : (['front'] as const);
  return sides.map((key) => ({ key, kind: 'drawing' }));
}

interface SlidePictureProps {
  readonly slide: Slide;
  readonly product: Product;
  readonly isThumbnail?: boolean;
  readonly isFirst?: boolean;
  /** Pixels of the longer side of a drawing; the usual ones of a slide and a thumbnail without it. */
  readonly longest?: number;
}

/** One view of the product, large or as a thumbnail. */
export function SlidePicture({
  slide,
  product,
  isThumbnail = false,
  isFirst = false,
  longest = isThumbnail ? 56 : 380,
}: SlidePictureProps) {
  if (slide.kind === 'photo') {
    return (
      <Picture
        picture={slide.picture}
        {...(isThumbnail ? { alt: '' } : {})}
        sizes={isThumbnail ? '72px' : '(max-width: 767px) 100vw, 640px'}
        isHero={isFirst}
      />
    );
  }
  const { kind, size, colors, name } = product;
  const hex = colors.find(({ isCurrent }) => isCurrent)?.hex;
  if (slide.key === 'pair' || kind === 'accessory') {
    return (
      <ProductPicture
        name={name}
        kind={kind}
        size={size}
        hex={hex}
        longest={longest}
        picture={null}
      />
    );
  }
  return (
    <DeviceDrawing
      kind={kind}
      size={size}
      longest={longest}
      side={slide.key === 'back' ? 'back' : 'front'}
      {...(hex === undefined ? {} : { hex })}
    />
  );
}
