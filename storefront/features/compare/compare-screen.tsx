import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { compareAddress } from '#core/catalog/compare-address.ts';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { mostCompared } from '#core/visitor-lists/visitor-lists.ts';
import { useText } from '../../i18n/text.ts';
import { PageHead } from '../../lib/head.tsx';
import { useShop } from '../../lib/shop.tsx';
import { EmptyList } from '../../ui/empty-list.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AddCandidates } from './add-candidates.tsx';
import { compareQuery } from './compare-query.ts';
import { CompareTable } from './compare-table.tsx';
import { useComparison } from './use-comparison.ts';
import './compare.css';

/** Up to four products side by side. */
export function CompareScreen() {
  const t = useText('visitorLists');
  const { market, client } = useShop();
  const { products, onlyDifferences, isKnown } = useComparison();
  const { data, isError, refetch } = useQuery(compareQuery(client, products));
  const isEmpty = isKnown && products.length === 0;
  return (
    <section className="stack-wide">
      <PageHead
        title={t('compareTitle')}
        description={t('compareDescription')}
        canonical={shopPaths(market).compare}
        robots="noindex"
      />
      <div className="stack">
        <h1>{t('compareTitle')}</h1>
        {products.length > 0 && <p className="soft measure">{t('compareLead')}</p>}
      </div>
      {isEmpty && (
        <EmptyList
          icon="compare"
          title={t('compareEmpty')}
          text={t('compareEmptyText')}
          action={t('toCatalogue')}
        />
      )}
      {products.length > 0 && data !== undefined && (
        <>
          {products.length > 1 && (
            <DifferencesLink products={products} onlyDifferences={onlyDifferences} />
          )}
          <CompareTable products={products} onlyDifferences={onlyDifferences} compared={data} />
        </>
      )}
      {isError && <LoadFailed message={t('loadFailed')} onRetry={() => void refetch()} />}
      {!isEmpty && !isError && data === undefined && <Skeleton bars={8} />}
      {products.length < mostCompared && (
        <AddCandidates products={products} onlyDifferences={onlyDifferences} />
      )}
    </section>
  );
}

interface DifferencesLinkProps {
  readonly products: readonly string[];
  readonly onlyDifferences: boolean;
}

/** A switch that is a link, so that the address says what is shown. */
function DifferencesLink({ products, onlyDifferences }: DifferencesLinkProps) {
  const t = useText('visitorLists');
  const { market } = useShop();
  const choice = (only: boolean) => (
    <Link
      to={compareAddress(market, { products, onlyDifferences: only })}
      replace
      preventScrollReset
      aria-current={only === onlyDifferences ? 'true' : undefined}
    >
      {t(only ? 'onlyDifferences' : 'allRows')}
    </Link>
  );
  return (
    <p className="compare-switch">
      {choice(false)}
      {choice(true)}
    </p>
  );
}
