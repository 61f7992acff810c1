import { useText } from '../../i18n/text.ts';
import { Picture } from '../../ui/picture.tsx';
import type { Store } from './stores-query.ts';

/** What a visitor will see; nothing where there is no photograph. */
export function StorePhotos({ photos }: Pick<Store, 'photos'>) {
  const t = useText('stores');
  if (photos.length === 0) return null;
  return (
    <ul className="store-photos" aria-label={t('photos')}>
      {photos.map((photo, place) => (
        <li key={photo.address}>
          <Picture picture={photo} sizes="(min-width: 768px) 400px, 90vw" isHero={place === 0} />
        </li>
      ))}
    </ul>
  );
}
