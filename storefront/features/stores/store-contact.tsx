import { useText } from '../../i18n/text.ts';
import { ContactAddress } from '../../ui/contact-address.tsx';
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
  const labels = { phone: t('phone'), email: t('email') };
  const way = (
    <p>
      <a href={mapAddress(store)} target="_blank" rel="noreferrer">
        {t('map')}
        <span className="visually-hidden"> {t('mapOf', { name: store.name })}</span>
      </a>
    </p>
  );
  return <ContactAddress place={store} labels={labels} way={way} />;
}
