import type { Picture as PictureData } from '#core/files/picture.ts';
import type { ProductCardData } from '../lib/product-card-data.ts';
import { Icon } from './icon.tsx';
import { Picture } from './picture.tsx';
import { ProductPicture } from './product-picture.tsx';

interface LinePictureProps {
  readonly picture: PictureData | null;
  readonly drawn: ProductCardData | null;
  /** Pixels that its longer side takes. */
  readonly longest: number;
}

/** A line of a cart: the photograph of the product, else its drawing in the colour that was chosen. */
export function LinePicture({ picture, drawn, longest }: LinePictureProps) {
  const sizes = `${String(longest)}px`;
  if (picture !== null) return <Picture picture={picture} sizes={sizes} alt="" />;
  if (drawn === null) return <Icon name="box" size={40} />;
  const color = drawn.colors.find(({ seoName }) => seoName === drawn.seoName) ?? drawn.colors[0];
  return <ProductPicture {...drawn} hex={color?.hex} longest={longest} sizes={sizes} />;
}
