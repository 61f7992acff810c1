import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { FeedRefusal } from '#core/feeds/feed-offer.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { leftOutOf, leftOutQuery, type Feed, type LeftOutItem } from './feeds.ts';

/** What the file of a feed leaves out, by reason; each leads to the product, where it can be mended. */
export function LeftOut({ feed }: { readonly feed: Feed }) {
  const t = usePhrases('feeds');
  const [chosen, setChosen] = useState<FeedRefusal | 'all'>('all');
  const reason = chosen === 'all' ? null : chosen;
  const rows = useInfiniteQuery(leftOutQuery(feed.code, reason, feed.builtAt));
  const items = rows.data?.pages.flatMap(({ results }) => results) ?? [];
  const count = rows.data?.pages[0]?.count ?? 0;
  const tabs = [
    { id: 'all' as const, label: t('allReasons', { count: leftOutOf(feed) }) },
    ...feed.leftOut.map((one) => ({
      id: one.reason,
      label: t('reasonCount', { reason: t(`reason_${one.reason}`), count: one.count }),
    })),
  ];
  return (
    <>
      <Link to="/feeds">{t('backToFeeds')}</Link>
      <h2>{t('leftTitle', { feed: t(`name_${feed.code}`) })}</h2>
      <Tabs name="left-out" label={t('reasons')} tabs={tabs} chosen={chosen} onChoose={setChosen} />
      <div
        role="tabpanel"
        id="left-out-panel"
        aria-labelledby={`left-out-tab-${chosen}`}
        className="feed-left-out"
      >
        {rows.isError && <ErrorState error={rows.error} onRetry={() => void rows.refetch()} />}
        {rows.isPending && <Skeleton lines={6} />}
        {rows.data && items.length === 0 && (
          <EmptyState title={t('noneLeft')}>{t('noneLeftText')}</EmptyState>
        )}
        {items.length > 0 && <LeftOutTable items={items} />}
        {items.length > 0 && <p className="soft">{t('shown', { shown: items.length, count })}</p>}
        {rows.hasNextPage && (
          <Button busy={rows.isFetchingNextPage} onClick={() => void rows.fetchNextPage()}>
            {t('more')}
          </Button>
        )}
      </div>
    </>
  );
}

const columns = ['product', 'item', 'reason'] as const;

function LeftOutTable({ items }: { readonly items: readonly LeftOutItem[] }) {
  const t = usePhrases('feeds');
  return (
    <table className="plain-table">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`column_${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map(({ item, code, name, reason }) => (
          <tr key={item}>
            <th scope="row">
              <Link to={`/products/${encodeURIComponent(code)}`}>{name}</Link>
              <div className="soft">{code}</div>
            </th>
            <td>
              <code>{item}</code>
            </td>
            <td>{t(`reason_${reason}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
