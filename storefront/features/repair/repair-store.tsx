import { Link } from 'react-router';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { useText } from '../../i18n/text.ts';
import { useShop } from '../../lib/shop.tsx';
import { Card } from '../../ui/card.tsx';
import { ContactAddress } from '../../ui/contact-address.tsx';
import type { Repair } from './repair-query.ts';

/** Where the device is brought, sent and fetched. */
export function RepairStore({ repair }: { readonly repair: Repair }) {
  const t = useText('repair');
  const { market } = useShop();
  const { number, status, store, way } = repair;
  return (
    <Card className="stack">
      <h2>{t('storeHeading')}</h2>
      {status === 'announced' && way !== 'counter' && <p>{t(`come_${way}`, { number })}</p>}
      <p>
        <Link to={shopPaths(market).store(store.slug)}>{store.name}</Link>
      </p>
      <ContactAddress place={store} labels={{ phone: t('phone') }} />
    </Card>
  );
}
