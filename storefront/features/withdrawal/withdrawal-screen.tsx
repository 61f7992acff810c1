import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { salePaths } from '#core/paths/sale-paths.ts';
import { useText } from '../../i18n/text.ts';
import { useDay } from '../../lib/day.ts';
import { PageHead } from '../../lib/head.tsx';
import { useMoney, useShop } from '../../lib/shop.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { WithdrawalSteps } from './withdrawal-steps.tsx';
import { withdrawalQuery, type Withdrawable } from './withdrawal-query.ts';
import './withdrawal.css';

/** Withdrawal from a contract, for whoever holds the order's code; no login is needed. */
export function WithdrawalScreen() {
  const t = useText('withdrawal');
  const { client, market } = useShop();
  const { code = '' } = useParams();
  const { data, isError, refetch } = useQuery(withdrawalQuery(client, code));
  return (
    <section className="stack-wide">
      <PageHead title={t('title')} description={t('description')} />
      <h1>{t('title')}</h1>
      <noscript>
        <p className="measure">{t('needsScript')}</p>
      </noscript>
      {data === null && (
        <Notice type="warning" title={t('unknownTitle')} announced={false}>
          <p>{t('unknownText')}</p>
        </Notice>
      )}
      {data && (
        <div className="withdrawal">
          <Deadline data={data} />
          <WithdrawalSteps code={code} data={data} />
          <Requests requests={data.requests} />
          <p>
            <Link to={salePaths(market).order(code)}>{t('orderLink')}</Link>
          </p>
        </div>
      )}
      {data === undefined && isError && (
        <LoadFailed message={t('loadFailed')} onRetry={() => void refetch()} />
      )}
      {data === undefined && !isError && <Skeleton />}
    </section>
  );
}

function Deadline({ data: { orderNumber, lastDay } }: { readonly data: Withdrawable }) {
  const t = useText('withdrawal');
  const day = useDay();
  return (
    <div>
      <p>
        <strong>{t('ofOrder', { number: orderNumber })}</strong>
      </p>
      <p>{lastDay === null ? t('anytime') : t('until', { day: day(`${lastDay}T12:00:00Z`) })}</p>
    </div>
  );
}

function Requests({ requests }: Pick<Withdrawable, 'requests'>) {
  const t = useText('withdrawal');
  const money = useMoney();
  const day = useDay();
  if (requests.length === 0) return null;
  return (
    <Card className="stack">
      <h2>{t('requestsTitle')}</h2>
      <ul className="stack">
        {requests.map(({ code, statusText, requestedAt, pieces, amount }) => (
          <li key={code}>
            <strong>{statusText}</strong>
            <br />
            <span className="soft numbers">
              {day(requestedAt)}, {t('request', { count: pieces, amount: money(amount) })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
