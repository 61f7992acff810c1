import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
import { useLiveQueries } from '../../lib/live.ts';
import { Screen } from '../../ui/screen.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
import '../../ui/catalogue/screen-part.css';
import './deliveries.css';
import { matrixKey, matrixQuery, type Matrix } from './delivery-matrix.ts';
import { DeliveryTrial } from './delivery-trial.tsx';
import { MatrixTable } from './matrix-table.tsx';

/** Which deliveries and payments go together, and what a cart would be offered. */
export function DeliveriesScreen() {
  const title = usePhrases('screens')('deliveryMatrix');
  const t = usePhrases('deliveries');
  useLiveQueries('delivery_methods', matrixKey);
  useLiveQueries('payment_methods', matrixKey);
  useLiveQueries('delivery_payment_exclusions', matrixKey);
  const matrix = useQuery(matrixQuery);
  const isEmpty = matrix.data?.deliveries.length === 0 || matrix.data?.payments.length === 0;
  return (
    <Screen title={title}>
      <div className="screen-part">
        <p className="part-actions">
          <Link to="/deliveries">{t('toDeliveries')}</Link>
          <Link to="/payments">{t('toPayments')}</Link>
        </p>
        {matrix.isError && (
          <ErrorState error={matrix.error} onRetry={() => void matrix.refetch()} />
        )}
        {matrix.isPending && <Skeleton lines={6} />}
        {isEmpty && <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>}
        {matrix.data && !isEmpty && (
          <>
            <Gaps matrix={matrix.data} />
            <MatrixTable matrix={matrix.data} />
            <DeliveryTrial />
          </>
        )}
      </div>
    </Screen>
  );
}

/** What customers meet in vain now. */
function Gaps({ matrix: { gaps, deliveries, payments } }: { readonly matrix: Matrix }) {
  const t = usePhrases('deliveries');
  const language = useLanguage();
  if (gaps.length === 0) return null;
  const named = [...deliveries, ...payments];
  return (
    <ul className="delivery-gaps" role="status">
      {gaps.map(({ kind, code }) => {
        const from = kind === 'payment_without_delivery' ? payments : named;
        const name = from.find((one) => one.code === code)?.name[language] ?? '';
        return <li key={`${kind} ${String(code)}`}>{t(`gap_${kind}`, { name })}</li>;
      })}
    </ul>
  );
}
