import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { useText } from '../../i18n/text.ts';
import { PageHead } from '../../lib/head.tsx';
import { useClient, useShop } from '../../lib/shop.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PriceChoice } from './price-choice.tsx';
import {
  priceListQuery,
  priceListSearch,
  readPriceListChoice,
  rowsOnPage,
  type PriceListChoice,
  type PriceListReply,
} from './price-list-query.ts';
import { PriceTable } from './price-table.tsx';
import './price-list.css';

/** All that is sold with its price, to read or to print. */
export function PriceListScreen() {
  const t = useText('priceList');
  const path = shopPaths(useShop().market).priceList;
  const choice = readPriceListChoice(useLocation().search);
  const query = useQuery({
    ...priceListQuery(useClient(), choice),
    placeholderData: keepPreviousData,
  });
  const isPlain = choice.kind === '' && choice.manufacturer === '';
  return (
    <section className="stack-wide price-list">
      <PageHead
        title={t('title')}
        description={t('description')}
        canonical={isPlain ? path + priceListSearch(choice) : path}
        robots={isPlain ? undefined : 'noindex'}
        query={['kind', 'manufacturer', 'page']}
      />
      <div className="stack">
        <div className="price-list-head">
          <h1>{t('heading')}</h1>
          <Button kind="secondary" className="price-list-print" onClick={() => print()}>
            <Icon name="print" size={20} />
            {t('print')}
          </Button>
        </div>
        <p className="measure">{t('lead')}</p>
      </div>
      {query.data !== undefined && (
        <Prices reply={query.data} choice={choice} isPending={query.isPlaceholderData} />
      )}
      {query.data === undefined && query.isError && (
        <LoadFailed message={t('loadFailed')} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <Skeleton bars={8} />}
    </section>
  );
}

interface PricesProps {
  readonly reply: PriceListReply;
  readonly choice: PriceListChoice;
  readonly isPending: boolean;
}

function Prices({ reply, choice, isPending }: PricesProps) {
  const t = useText('priceList');
  const path = shopPaths(useShop().market).priceList;
  return (
    <div className="stack" aria-busy={isPending}>
      <PriceChoice reply={reply} choice={choice} />
      <p className="soft" role="status">
        {t('items', { count: reply.count })}
      </p>
      {reply.results.length === 0 ? (
        <div className="stack">
          <p>{t('empty')}</p>
          <p>
            <Link to={path}>{t('showAll')}</Link>
          </p>
        </div>
      ) : (
        <PriceTable rows={reply.results} />
      )}
      <Neighbours reply={reply} choice={choice} />
    </div>
  );
}

function Neighbours({ reply, choice }: Omit<PricesProps, 'isPending'>) {
  const t = useText('priceList');
  const listing = useText('listing');
  const path = shopPaths(useShop().market).priceList;
  if (reply.count <= rowsOnPage) return null;
  const from = (choice.page - 1) * rowsOnPage + 1;
  const to = Math.min(choice.page * rowsOnPage, reply.count);
  const href = (page: number) => path + priceListSearch({ ...choice, page });
  return (
    <nav className="price-list-pages" aria-label={listing('pages')}>
      {choice.page > 1 && <Link to={href(choice.page - 1)}>{listing('previous')}</Link>}
      {to >= from && (
        <span className="numbers">{t('range', { from, to, count: reply.count })}</span>
      )}
      {to < reply.count && <Link to={href(choice.page + 1)}>{listing('next')}</Link>}
    </nav>
  );
}
