import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useText } from '../../i18n/text.ts';
import { useDay } from '../../lib/day.ts';
import { useClient } from '../../lib/shop.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { repairsQuery } from './account-queries.ts';

/** Repairs of the account, each one link to its own page; nothing where there are none. */
export function RepairList() {
  const t = useText('account');
  const status = useText('repair');
  const day = useDay();
  const { data, isError, refetch } = useQuery(repairsQuery(useClient()));
  if (data === undefined) {
    return isError && <LoadFailed message={t('loadFailed')} onRetry={() => void refetch()} />;
  }
  if (data.results.length === 0) return null;
  return (
    <div className="stack">
      <h2>{t('repairs')}</h2>
      <ul className="account-orders">
        {data.results.map((repair) => (
          <li key={repair.number}>
            <Link className="card card-link account-order" to={repair.url}>
              <strong>{status('title', { number: repair.number })}</strong>
              <span className="soft small">{day(repair.createdAt)}</span>
              <span className="soft small">{repair.device}</span>
              <span className="soft small">{status(repair.status)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
