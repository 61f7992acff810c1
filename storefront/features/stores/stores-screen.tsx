import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { useText } from '../../i18n/text.ts';
import { PageHead } from '../../lib/head.tsx';
import { useShop } from '../../lib/shop.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StoreList } from './store-list.tsx';
import { storesQuery } from './stores-query.ts';
import './stores.css';

/** All stores of the shop. */
export function StoresScreen() {
  const t = useText('stores');
  const paths = shopPaths(useShop().market);
  return (
    <section className="stack-wide">
      <PageHead title={t('title')} description={t('description')} canonical={paths.stores} />
      <div className="stack">
        <h1>{t('title')}</h1>
        <p className="measure">{t('lead')}</p>
        <p>
          <Link to={paths.showRooms}>{t('showRoomsLink')}</Link>
        </p>
      </div>
      <LoadedStores only="all" />
    </section>
  );
}

/** The stores in which products can be tried out. */
export function ShowRoomsScreen() {
  const t = useText('stores');
  const paths = shopPaths(useShop().market);
  return (
    <section className="stack-wide">
      <PageHead
        title={t('showRoomsTitle')}
        description={t('showRoomsDescription')}
        canonical={paths.showRooms}
      />
      <div className="stack">
        <h1>{t('showRoomsTitle')}</h1>
        <p className="measure">{t('showRoomsLead')}</p>
        <p>
          <Link to={paths.stores}>{t('allStores')}</Link>
        </p>
      </div>
      <LoadedStores only="show-rooms" />
    </section>
  );
}

function LoadedStores({ only }: { readonly only: 'all' | 'show-rooms' }) {
  const t = useText('stores');
  const { data, isError, refetch } = useQuery(storesQuery(useShop().client));
  if (data !== undefined) {
    const shown = data.stores.filter(({ isShowRoom }) => only === 'all' || isShowRoom);
    return <StoreList stores={shown} />;
  }
  if (isError) return <LoadFailed message={t('loadFailed')} onRetry={() => void refetch()} />;
  return <Skeleton />;
}
