import { useQuery } from '@tanstack/react-query';
import { Suspense, type ComponentType } from 'react';
import { Link } from 'react-router';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { useText } from '../../i18n/text.ts';
import { PageHead } from '../../lib/head.tsx';
import { organization, webSite } from '../../lib/json-ld-shop.ts';
import { useShop } from '../../lib/shop.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { ProductRow } from '../../ui/product-row.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { Hero } from './hero.tsx';
import { homeQuery } from './home-query.ts';
import { SellTeaser } from './sell-teaser.tsx';
import './home.css';

export interface HomeScreenProps {
  /** What this visitor looked at, from another feature; it comes after hydration. */
  readonly LastVisitedRow: ComponentType;
}

/** The front page: what we are, the shortest ways into the catalogue, what we buy. */
export function HomeScreen({ LastVisitedRow }: HomeScreenProps) {
  const t = useText('home');
  const shellText = useText('shell');
  const { market } = useShop();
  const name = shellText('shopName');
  const jsonLd = [
    organization({ name, description: t('description') }),
    webSite(name, shopPaths(market).search),
  ];
  return (
    <div className="home">
      <PageHead
        title={t('title')}
        description={t('description')}
        canonical="/"
        kind="website"
        jsonLd={jsonLd}
      />
      <Hero />
      <CategoryTiles />
      <Rows />
      <Suspense>
        <LastVisitedRow />
      </Suspense>
      <SellTeaser />
      <Promises />
      <Doors />
    </div>
  );
}

const rows = ['bestselling', 'newest', 'used', 'reduced'] as const;

function Rows() {
  const t = useText('home');
  const { data, isError, refetch } = useQuery(homeQuery(useShop().client));
  if (data === undefined) {
    return isError ? <LoadFailed onRetry={() => void refetch()} /> : <Skeleton />;
  }
  return rows.map((row) => <ProductRow key={row} heading={t(row)} cards={data[row]} />);
}

function Promises() {
  const t = useText('home');
  return (
    <section className="stack" aria-labelledby="promises">
      <h2 id="promises">{t('promiseHeading')}</h2>
      <ul className="home-promises">
        {(['promise1', 'promise2', 'promise3'] as const).map((key) => (
          <li key={key}>
            <Icon name="shield" />
            {t(key)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Ways to people: the stores and what they write. */
function Doors() {
  const t = useText('home');
  const paths = shopPaths(useShop().market);
  return (
    <div className="home-doors">
      <section className="card stack">
        <h2>{t('storesHeading')}</h2>
        <p className="soft">{t('storesText')}</p>
        <p>
          <Link to={paths.stores}>{t('storesLink')}</Link>
        </p>
      </section>
      <section className="card stack">
        <h2>{t('articlesHeading')}</h2>
        <p className="soft">{t('articlesText')}</p>
        <p>
          <Link to={paths.articles}>{t('articlesLink')}</Link>
        </p>
      </section>
    </div>
  );
}
