import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { Screen } from '../../ui/screen.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { CatalogueExport } from './catalogue-export.tsx';
import { CategoryMapping } from './category-mapping.tsx';
import { FeedTable } from './feed-table.tsx';
import { feedsQuery } from './feeds.ts';
import { LeftOut } from './left-out.tsx';
import '../../ui/plain-table.css';
import './feeds.css';

const tabNames = ['feeds', 'categories', 'export'] as const;

/** Feeds and what is to be mended so that more gets into them; what one leaves out is at its address. */
export function FeedsScreen() {
  const title = usePhrases('screens')('feeds');
  const t = usePhrases('feeds');
  const { '*': code = '' } = useParams();
  const [tab, setTab] = useState<(typeof tabNames)[number]>('feeds');
  const feeds = useQuery(feedsQuery);
  const chosen = feeds.data?.results.find((feed) => feed.code === code);
  const tabs = tabNames.map((id) => ({ id, label: t(`tab_${id}`) }));
  if (chosen) {
    return (
      <Screen title={title}>
        <div className="feeds">
          <LeftOut key={chosen.code} feed={chosen} />
        </div>
      </Screen>
    );
  }
  return (
    <Screen title={title}>
      <Tabs name="feeds" label={t('tabs')} tabs={tabs} chosen={tab} onChoose={setTab} />
      <div
        role="tabpanel"
        id="feeds-panel"
        aria-labelledby={`feeds-tab-${tab}`}
        className={tab === 'categories' ? 'feeds-split' : 'feeds'}
      >
        {tab === 'categories' && <CategoryMapping />}
        {tab === 'export' && <CatalogueExport />}
        {tab === 'feeds' && <p className="soft">{t('lead')}</p>}
        {tab === 'feeds' && feeds.isError && (
          <ErrorState error={feeds.error} onRetry={() => void feeds.refetch()} />
        )}
        {tab === 'feeds' && feeds.isPending && <Skeleton lines={6} />}
        {tab === 'feeds' && feeds.data && <FeedTable feeds={feeds.data.results} />}
      </div>
    </Screen>
  );
}
