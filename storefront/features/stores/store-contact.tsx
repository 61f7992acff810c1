import { useText } from '../../i18n/text.ts';
import type { Store } from './stores-query.ts';

/** A map opens elsewhere: the shop loads no scripts of others. */
function mapAddress({ position, street, city }: Store): string {
  if (position === null) {
    const query = encodeURIComponent(`${street}, ${city}`);
    return `https://www.openstreetmap.org/search?query=${query}`;
  }
  const { latitude, longitude } = position;
  const place = `${String(latitude)}/${String(longitude)}`;
  const marker = `mlat=${String(latitude)}&mlon=${String(longitude)}`;
  return `https://www.openstreetmap.org/?${marker}#map=17/${place}`;
}

/** Address, telephone, e-mail and the map. */
export function StoreContact({ store }: { readonly store: Store }) {
  const t = useText('stores');
  const { name, street, postcode, city, phone, eMail } = store;
  return (
    <address className="store-contact">
      <p>
        {street}
        <br />
        {postcode} {city}
      </p>
      <p>
        <a href={mapAddress(store)} target="_blank" rel="noreferrer">
          {t('map')}
          <span className="visually-hidden"> {t('mapOf', { name })}</span>
        </a>
      </p>
      <p>
        <a href={`tel:${phone.replace(/\s/g, '')}`}>
          <span className="visually-hidden">{t('phone')} </span>
          {phone}
        </a>
        <br />
        <a href={`mailto:${eMail}`}>
          <span className="visually-hidden">{t('email')} </span>
          {eMail}
        </a>
      </p>
    </address>
  );
}
