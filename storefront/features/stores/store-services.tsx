import { useText } from '../../i18n/text.ts';
import type { Store } from './stores-query.ts';

/** What a store does besides selling; reservations wait at each of them. */
export function StoreServices({ store }: { readonly store: Store }) {
  const t = useText('stores');
  const services = [
    store.isShowRoom && t('showRoom'),
    t('pickup'),
    store.buyout && t('buyout'),
    store.service && t('service'),
  ].filter((service) => service !== false);
  return (
    <ul className="store-services">
      {services.map((service) => (
        <li key={service}>{service}</li>
      ))}
    </ul>
  );
}
