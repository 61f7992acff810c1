import { useQuery } from '@tanstack/react-query';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { useText } from '../../i18n/text.ts';
import { PageHead } from '../../lib/head.tsx';
import { useServerNow } from '../../lib/server-clock.ts';
import { useShop } from '../../lib/shop.tsx';
import { EmptyList } from '../../ui/empty-list.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { limitedOffersQuery, type TimedOffer } from './limited-offers-query.ts';
import { OfferCard } from './offer-card.tsx';
import './limited-offers.css';

/** What is cheaper for a time: until when, how many pieces, and the usual price. */
export function LimitedOffersScreen() {
  const t = useText('limitedOffers');
  const { client, market } = useShop();
  const { data, isError, refetch } = useQuery(limitedOffersQuery(client));
  return (
    <section className="stack-wide">
      <PageHead
        title={t('title')}
        description={t('description')}
        canonical={shopPaths(market).limitedOffers}
      />
      <div className="stack">
        <h1>{t('title')}</h1>
        <p className="measure soft">{t('lead')}</p>
      </div>
      {data !== undefined && <Offers offers={data.offers} />}
      {data === undefined && isError && (
        <LoadFailed message={t('loadFailed')} onRetry={() => void refetch()} />
      )}
      {data === undefined && !isError && <Skeleton bars={6} />}
    </section>
  );
}

function Offers({ offers }: { readonly offers: readonly TimedOffer[] }) {
  const t = useText('limitedOffers');
  const now = useServerNow();
  const isUpcoming = ({ from }: TimedOffer) => now !== null && new Date(from) > now;
  const parts = [
    { key: 'running', offers: offers.filter((offer) => !isUpcoming(offer)) },
    { key: 'upcoming', offers: offers.filter(isUpcoming) },
  ] as const;
  if (offers.length === 0) {
    return (
      <EmptyList icon="clock" title={t('empty')} text={t('emptyText')} action={t('toCatalogue')} />
    );
  }
  return parts
    .filter((part) => part.offers.length > 0)
    .map(({ key, offers: shown }) => (
      <section className="stack" key={key} aria-labelledby={key}>
        <h2 id={key}>{t(key)}</h2>
        <ul className="product-grid">
          {shown.map((offer) => (
            <li key={offer.id}>
              <OfferCard offer={offer} now={now} />
            </li>
          ))}
        </ul>
      </section>
    ));
}
