import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { useText } from '../../i18n/text.ts';
import { cardsQuery } from '../../lib/cards-query.ts';
import { PageHead } from '../../lib/head.tsx';
import { useShop } from '../../lib/shop.tsx';
import { setFavourite, useVisitorLists } from '../../lib/visitor-lists.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyList } from '../../ui/empty-list.tsx';
import { HeartButton } from '../../ui/heart-button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { ProductCard } from '../../ui/product-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useRemoved } from './use-removed.ts';

/** Everything that the visitor marked with the heart, the newest first. */
export function FavouritesScreen() {
  const t = useText('visitorLists');
  const { market } = useShop();
  const names = useVisitorLists()?.favourites;
  return (
    <section className="stack-wide">
      <PageHead
        title={t('favouritesTitle')}
        description={t('favouritesDescription')}
        canonical={shopPaths(market).favourites}
        robots="noindex"
      />
      <div className="stack">
        <h1>{t('favouritesTitle')}</h1>
        {names !== undefined && names.length > 0 && (
          <p className="soft">{t('favouritesLead', { count: names.length })}</p>
        )}
      </div>
      {names === undefined ? <Skeleton bars={6} /> : <Favourites names={names} />}
    </section>
  );
}

function Favourites({ names }: { readonly names: readonly string[] }) {
  const t = useText('visitorLists');
  const { client } = useShop();
  const { data, isError, refetch } = useQuery(cardsQuery(client, names));
  const [seen, setSeen] = useState(data);
  if (data !== undefined && data !== seen) setSeen(data);
  const removed = useRemoved(names, seen?.results ?? []);
  const cards = (data?.results ?? []).filter(({ seoName }) => names.includes(seoName));
  return (
    <>
      <div role="status">
        {removed !== null && (
          <p className="cluster">
            {t('removed', { name: removed.name })}
            <Button kind="quiet" onClick={() => void setFavourite(client, removed.seoName, true)}>
              {t('undo')}
            </Button>
          </p>
        )}
      </div>
      {names.length === 0 && (
        <EmptyList
          icon="heart"
          title={t('favouritesEmpty')}
          text={t('favouritesEmptyText')}
          action={t('toCatalogue')}
        />
      )}
      {isError && <LoadFailed message={t('loadFailed')} onRetry={() => void refetch()} />}
      {names.length > 0 && data === undefined && !isError && <Skeleton bars={6} />}
      <ul className="product-grid">
        {cards.map((card) => (
          <li key={`${card.seoName} ${card.condition}`}>
            <ProductCard
              card={card}
              level={2}
              action={<HeartButton seoName={card.seoName} name={card.name} />}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
