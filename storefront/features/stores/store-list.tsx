import { Link } from 'react-router';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { useText } from '../../i18n/text.ts';
import { useShop } from '../../lib/shop.tsx';
import { Card } from '../../ui/card.tsx';
import { Door } from './door.tsx';
import { StoreContact } from './store-contact.tsx';
import { StoreServices } from './store-services.tsx';
import type { Store } from './stores-query.ts';

/** Stores by town, in the order in which the server lists them. */
export function StoreList({ stores }: { readonly stores: readonly Store[] }) {
  const t = useText('stores');
  const paths = shopPaths(useShop().market);
  if (stores.length === 0) return <p className="measure">{t('empty')}</p>;
  return (
    <ul className="stores">
      {stores.map((store) => (
        <li key={store.slug}>
          <Card className="store">
            <div>
              <h2>
                <Link to={paths.store(store.slug)}>{store.name}</Link>
              </h2>
              <Door slug={store.slug} />
            </div>
            {store.text !== '' && <p>{store.text}</p>}
            <StoreContact store={store} />
            <StoreServices store={store} />
          </Card>
        </li>
      ))}
    </ul>
  );
}
