import { useText } from '../../i18n/text.ts';
import type { ProductCardData } from '../../lib/product-card-data.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { ProductPicture } from '../../ui/product-picture.tsx';
import type { CartPackage } from './cart-changes.ts';
import './package.css';

interface PackagePictureProps {
  readonly item: CartPackage;
  readonly drawn: ProductCardData | null;
}

/** The photograph of the product, else its drawing in the colour that was chosen. */
export function PackagePicture({ item: { picture, isSingleUnit }, drawn }: PackagePictureProps) {
  const t = useText('cart');
  const color = drawn?.colors.find(({ seoName }) => seoName === drawn.seoName) ?? drawn?.colors[0];
  return (
    <div className="package-picture">
      {picture !== null && <Picture picture={picture} sizes="112px" alt="" />}
      {picture === null && drawn !== null && (
        <ProductPicture {...drawn} hex={color?.hex} longest={92} sizes="112px" />
      )}
      {picture === null && drawn === null && <Icon name="box" size={40} />}
      {isSingleUnit && <span className="visually-hidden">{t('singleUnit')}</span>}
    </div>
  );
}
