import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { useText } from '../../i18n/text.ts';
import { PageHead } from '../../lib/head.tsx';
import { useShop } from '../../lib/shop.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ComposedBlocks } from './composed-blocks.tsx';
import type { HomeScreenProps } from './home-screen.tsx';
import { landingPageQuery } from './page-query.ts';
import './home.css';

/** A page of a campaign, as staff composed it. */
export function LandingScreen({ LastVisitedRow }: HomeScreenProps) {
  const t = useText('home');
  const { client, market } = useShop();
  const slug = useParams()['code'] ?? '';
  const { data, isError, refetch } = useQuery(landingPageQuery(client, slug));
  if (data === undefined) {
    return isError ? <LoadFailed onRetry={() => void refetch()} /> : <Skeleton />;
  }
  if (data === null) {
    return (
      <section className="stack">
        <PageHead title={t('pageOver')} description={t('description')} />
        <h1>{t('pageOver')}</h1>
        <p>{t('pageOverText')}</p>
        <p>
          <LinkButton to={shopPaths(market).home}>{t('toHome')}</LinkButton>
        </p>
      </section>
    );
  }
  return (
    <div className="home">
      <PageHead
        title={data.title}
        description={data.description}
        canonical={shopPaths(market).promotion(slug)}
        kind="website"
      />
      <ComposedBlocks page={data} LastVisitedRow={LastVisitedRow} />
    </div>
  );
}
