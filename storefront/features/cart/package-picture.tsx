import { useText } from '../../i18n/text.ts';
import type { ProductCardData } from '../../lib/product-card-data.ts';
import { LinePicture } from '../../ui/line-picture.tsx';
import type { CartPackage } from './cart-changes.ts';
import './package.css';

interface PackagePictureProps {
  readonly item: CartPackage;
  readonly drawn: ProductCardData | null;
}

/** What a package looks like, and for those who do not see it that there is one of it only. */
export function PackagePicture({ item: { picture, isSingleUnit }, drawn }: PackagePictureProps) {
  const t = useText('cart');
  return (
    <div className="package-picture">
      <LinePicture picture={picture} drawn={drawn} longest={92} />
      {isSingleUnit && <span className="visually-hidden">{t('singleUnit')}</span>}
    </div>
  );
}
