import { useQuery } from '@tanstack/react-query';
import { markets } from '#core/market/market.ts';
import { useText } from '../../i18n/text.ts';
import { PageHead } from '../../lib/head.tsx';
import { usePaths, useShop } from '../../lib/shop.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CenterCard } from './center-card.tsx';
import { centersQuery } from './centers-query.ts';
import { localTime, type Center } from './opening-hours.ts';
import { useNow } from './use-now.ts';
import './centers.css';

/** Where a device can be brought, by town. */
export function CentersScreen() {
  const t = useText('centers');
  const paths = usePaths();
  const { data, isError, refetch } = useQuery(centersQuery(useShop().client));
  return (
    <section className="stack-wide">
      <PageHead title={t('title')} description={t('description')} canonical={paths.centers} />
      <div className="stack">
        <h1>{t('heading')}</h1>
        <p className="measure">{t('lead')}</p>
      </div>
      {data !== undefined && <Cities centers={data.centers.filter(({ buyout }) => buyout)} />}
      {data === undefined && isError && (
        <LoadFailed message={t('loadFailed')} onRetry={() => void refetch()} />
      )}
      {data === undefined && !isError && <Skeleton />}
    </section>
  );
}

function Cities({ centers }: { readonly centers: readonly Center[] }) {
  const t = useText('centers');
  const paths = usePaths();
  const { market, language } = useShop();
  const instant = useNow();
  const now = instant === null ? null : localTime(instant, markets[market].timeZone);
  if (centers.length === 0) {
    return (
      <div className="stack">
        <p className="measure">{t('empty')}</p>
        <p>
          <LinkButton to={paths.root}>{t('sell')}</LinkButton>
        </p>
      </div>
    );
  }
  const cities = [...new Set(centers.map(({ city }) => city))].sort(
    new Intl.Collator(language).compare,
  );
  return (
    <div className="cities">
      {cities.map((city) => (
        <section className="stack" key={city}>
          <h2>{city}</h2>
          <ul className="centers">
            {centers
              .filter((center) => center.city === city)
              .map((center) => (
                <li key={center.slug}>
                  <CenterCard center={center} now={now} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
