import { buildPath } from '#core/contract/client.ts';
import { useText } from '../../i18n/text.ts';
import { useShop } from '../../lib/shop.tsx';
import type { CounterOffer } from './counter-offer-query.ts';

interface InspectionPhotosProps {
  readonly code: string;
  readonly photos: CounterOffer['photos'];
}

/** What the inspection photographed; each opens in full. Nothing where it took no photo. */
export function InspectionPhotos({ code, photos }: InspectionPhotosProps) {
  const t = useText('status');
  const pattern = useShop().config.urls['buyback-counter-offer-photo'] ?? '';
  if (photos.length === 0) return null;
  return (
    <>
      <h3>{t('photosHeading')}</h3>
      <ul className="inspection-photos">
        {photos.map(({ id, width, height }, index) => {
          const path = buildPath(pattern, { params: { code, photoId: id } });
          return (
            <li key={id}>
              <a href={path} target="_blank" rel="noreferrer">
                <img
                  src={path}
                  width={width}
                  height={height}
                  loading="lazy"
                  alt={t('photoOf', { number: String(index + 1) })}
                />
              </a>
            </li>
          );
        })}
      </ul>
    </>
  );
}
