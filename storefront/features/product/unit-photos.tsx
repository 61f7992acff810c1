import { pictureFile } from '#core/files/picture.ts';
import { useText } from '../../i18n/text.ts';
import { Picture } from '../../ui/picture.tsx';
import type { Offer } from './product-query.ts';

/** As wide as a photo is opened. */
const wholeWidth = 1280;

/** Photos of the very piece that is chosen; nothing where none are shown. */
export function UnitPhotos({ offer: { photos } }: { readonly offer: Offer }) {
  const t = useText('product');
  if (photos.length === 0) return null;
  return (
    <section aria-labelledby="unit-photos">
      <h3 className="detail-choice-name" id="unit-photos">
        {t('unitPhotos')}
      </h3>
      <ul className="unit-photos">
        {photos.map((photo, at) => (
          <li key={photo.address}>
            <a href={pictureFile(photo, wholeWidth)} target="_blank" rel="noopener">
              <Picture
                picture={photo}
                sizes="9rem"
                alt={photo.alt || t('unitPhoto', { number: at + 1 })}
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
