import { useQuery } from '@tanstack/react-query';
import { Suspense, type ComponentType } from 'react';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { useText } from '../../i18n/text.ts';
import { PageHead } from '../../lib/head.tsx';
import { organization, webSite } from '../../lib/json-ld-shop.ts';
import { useShop } from '../../lib/shop.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { ProductRow } from '../../ui/product-row.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { Hero } from './hero.tsx';
import { ComposedBlocks } from './composed-blocks.tsx';
import { homeQuery } from './home-query.ts';
import { Doors, Promises } from './own-parts.tsx';
import { homePageQuery } from './page-query.ts';
import { SellTeaser } from './sell-teaser.tsx';
import './home.css';

export interface HomeScreenProps {
  /** What this visitor looked at, from another feature; it comes after hydration. */
  readonly LastVisitedRow: ComponentType;
}

/** The front page: as staff composed it for now, or the own one. */
export function HomeScreen({ LastVisitedRow }: HomeScreenProps) {
  const t = useText('home');
  const shellText = useText('shell');
  const { client, market } = useShop();
  const { data, isPending } = useQuery(homePageQuery(client));
  const page = data?.page ?? null;
  const name = shellText('shopName');
  const { title, description } = page ?? { title: t('title'), description: t('description') };
  const jsonLd = [organization({ name, description }), webSite(name, shopPaths(market).search)];
  return (
    <div className="home">
      <PageHead
        title={title}
        description={description}
        canonical="/"
        kind="website"
        jsonLd={jsonLd}
      />
      {isPending && <Skeleton bars={8} />}
      {page && <ComposedBlocks page={page} LastVisitedRow={LastVisitedRow} />}
      {!isPending && !page && <OwnBlocks LastVisitedRow={LastVisitedRow} />}
    </div>
  );
}

/** What we are, the shortest ways into the catalogue, what we buy. */
const OwnBlocks = ({ LastVisitedRow }: HomeScreenProps) => (
  <>
    <Hero />
    <CategoryTiles />
    <Rows />
    <Suspense>
      <LastVisitedRow />
    </Suspense>
    <SellTeaser />
    <Promises />
    <Doors />
  </>
);

const rows = ['bestselling', 'newest', 'used', 'reduced'] as const;

function Rows() {
  const t = useText('home');
  const { data, isError, refetch } = useQuery(homeQuery(useShop().client));
  if (data === undefined) {
    return isError ? <LoadFailed onRetry={() => void refetch()} /> : <Skeleton />;
  }
  return rows.map((row) => <ProductRow key={row} heading={t(row)} cards={data[row]} />);
}
