import { useQuery } from '@tanstack/react-query';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { useText } from '../../i18n/text.ts';
import { cardsQuery } from '../../lib/cards-query.ts';
import { PageHead } from '../../lib/head.tsx';
import { useShop } from '../../lib/shop.tsx';
import { useVisitorLists } from '../../lib/visitor-lists.ts';
import { EmptyList } from '../../ui/empty-list.tsx';
import { HeartButton } from '../../ui/heart-button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { ProductCard } from '../../ui/product-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The four products that the visitor looked at last. */
export function LastVisitedScreen() {
  const t = useText('visitorLists');
  const { market } = useShop();
  const names = useVisitorLists()?.lastVisited;
  return (
    <section className="stack-wide">
      <PageHead
        title={t('lastVisitedTitle')}
        description={t('lastVisitedDescription')}
        canonical={shopPaths(market).lastVisited}
        robots="noindex"
      />
      <div className="stack">
        <h1>{t('lastVisitedTitle')}</h1>
        <p className="soft">{t('lastVisitedDescription')}</p>
      </div>
      {names === undefined ? <Skeleton bars={6} /> : <Visited names={names} />}
    </section>
  );
}

function Visited({ names }: { readonly names: readonly string[] }) {
  const t = useText('visitorLists');
  const { client } = useShop();
  const { data, isError, refetch } = useQuery(cardsQuery(client, names));
  if (names.length === 0) {
    return (
      <EmptyList
        icon="clock"
        title={t('lastVisitedEmpty')}
        text={t('lastVisitedEmptyText')}
        action={t('toCatalogue')}
      />
    );
  }
  if (isError) return <LoadFailed message={t('loadFailed')} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton bars={6} />;
  return (
    <ul className="product-grid">
      {data.results.map((card) => (
        <li key={`${card.seoName} ${card.condition}`}>
          <ProductCard
            card={card}
            level={2}
            action={<HeartButton seoName={card.seoName} name={card.name} />}
          />
        </li>
      ))}
    </ul>
  );
}
