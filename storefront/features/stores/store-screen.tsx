import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { pictureFile } from '#core/files/picture.ts';
import { markets } from '#core/market/market.ts';
import { useText } from '../../i18n/text.ts';
import { PageHead } from '../../lib/head.tsx';
import { electronicsStore } from '../../lib/json-ld-shop.ts';
import { useShop } from '../../lib/shop.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Door } from './door.tsx';
import { StoreContact } from './store-contact.tsx';
import { StorePhotos } from './store-photos.tsx';
import { StoreHours } from './store-hours.tsx';
import { StoreServices } from './store-services.tsx';
import { storeQuery, type Store } from './stores-query.ts';
import './stores.css';

/** One store: when it is open, how to get there and what it does. */
export function StoreScreen() {
  const t = useText('stores');
  const { client } = useShop();
  const { code: slug = '' } = useParams();
  const { data, isError, refetch } = useQuery(storeQuery(client, slug));
  if (data) return <LoadedStore store={data} />;
  if (data === null) return <UnknownStore />;
  if (isError) return <LoadFailed message={t('loadFailed')} onRetry={() => void refetch()} />;
  return <Skeleton />;
}

function LoadedStore({ store }: { readonly store: Store }) {
  const t = useText('stores');
  const { market } = useShop();
  const paths = shopPaths(market);
  const { name, city, street } = store;
  const [first] = store.photos;
  const path = paths.store(store.slug);
  const facts = {
    name,
    path,
    street,
    city,
    postcode: store.postcode,
    phone: store.phone,
    email: store.eMail,
    country: markets[market].defaultCountry,
    openingHours: store.openingHours,
    image: first && pictureFile(first, 1280),
  };
  return (
    <section className="stack-wide">
      <PageHead
        title={name}
        description={t('storeDescription', { name, street, city })}
        canonical={path}
        jsonLd={[electronicsStore(facts)]}
      />
      <Breadcrumbs crumbs={[{ label: t('title'), to: paths.stores }, { label: name }]} />
      <div className="stack">
        <h1>{name}</h1>
        <Door slug={store.slug} />
        {store.text !== '' && <p className="measure">{store.text}</p>}
      </div>
      <StorePhotos photos={store.photos} />
      <div className="store-page">
        <Card className="stack">
          <StoreHours store={store} />
        </Card>
        <Card className="stack">
          <h2>{t('where')}</h2>
          <StoreContact store={store} />
          <h2>{t('services')}</h2>
          <StoreServices store={store} />
        </Card>
      </div>
    </section>
  );
}

function UnknownStore() {
  const t = useText('stores');
  const paths = shopPaths(useShop().market);
  return (
    <section className="stack">
      <PageHead title={t('unknownTitle')} description={t('description')} />
      <h1>{t('unknownTitle')}</h1>
      <p className="measure">{t('unknownText')}</p>
      <p>
        <LinkButton to={paths.stores}>{t('allStores')}</LinkButton>
      </p>
    </section>
  );
}
