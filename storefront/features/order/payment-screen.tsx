import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router';
import { useText } from '../../i18n/text.ts';
import { callOrNull } from '../../lib/call-or-null.ts';
import { track } from '../../lib/data-layer.ts';
import { orderCodeOfTab } from '../../lib/order-of-tab.ts';
import { tabStorage } from '../../lib/retained-form.ts';
import { salePaths } from '#core/paths/sale-paths.ts';
import { PageHead } from '../../lib/head.tsx';
import { useMoney, useShop } from '../../lib/shop.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Attempt } from './order-query.ts';
import { HoldOutcome } from './hold-outcome.tsx';
import { PaymentFailed } from './payment-failed.tsx';
import { PaymentWaits } from './payment-waits.tsx';
import { pollDelayMs } from './poll-delay.ts';
import { PaymentDone } from './payment-done.tsx';
import { UnknownOrder } from './unknown-order.tsx';
import './order.css';

/** Where a gateway returns to: asks what became of the payment until it is known. */
export function PaymentScreen() {
  const t = useText('order');
  const { code = '' } = useParams();
  const { data, isError, refetch } = useAttempt(code);
  return (
    <section className="stack-wide">
      <PageHead title={t('paymentTitle')} description={t('description')} />
      <h1>{t('paymentTitle')}</h1>
      <noscript>
        <p className="measure">{t('needsScript')}</p>
      </noscript>
      {data === null && <UnknownOrder />}
      {data && <Outcome attempt={data} onChanged={() => void refetch()} />}
      {data === undefined && isError && <LoadFailed onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton />}
    </section>
  );
}

const isOpen = ({ status, isPaid }: Attempt): boolean =>
  !isPaid && (status === 'created' || status === 'pending' || status === 'captured');

function useAttempt(code: string) {
  const { client } = useShop();
  return useQuery({
    queryKey: ['payment', code],
    queryFn: ({ signal }) =>
      callOrNull(client.get('payment-status', { params: { code } }, { signal })),
    refetchOnMount: 'always',
    // A page that somebody left open is still asked for when they come back.
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data && isOpen(data) ? pollDelayMs(dataUpdateCount) : false,
  });
}

interface OutcomeProps {
  readonly attempt: Attempt;
  readonly onChanged: () => void;
}

function Outcome({ attempt, onChanged }: OutcomeProps) {
  const t = useText('order');
  const money = useMoney();
  const { market } = useShop();
  const { isPaid, orderNumber, amount, kind, purpose } = attempt;
  const orderCode = orderCodeOfTab(tabStorage(), orderNumber);
  const hasFailed = !isPaid && !isOpen(attempt);
  useEffect(() => {
    // A card that is held sells nothing yet.
    if (purpose === 'hold') return;
    if (hasFailed) track({ name: 'reservation', step: 'fail', subject: kind });
    // Here, since this page gives way to the thanks, which may be opened again.
    if (isPaid) track({ name: 'reservation', step: 'success', subject: kind });
  }, [hasFailed, isPaid, kind, purpose]);
  if (purpose === 'hold') return <HoldOutcome attempt={attempt} onChanged={onChanged} />;
  if (isPaid && orderCode === null) return <PaymentDone attempt={attempt} />;
  if (isPaid) return <Navigate to={salePaths(market).thanks(orderCode ?? '')} replace />;
  return (
    <div className="payment">
      <p>{t('paymentOf', { number: orderNumber, amount: money(amount) })}</p>
      {hasFailed ? (
        <PaymentFailed attempt={attempt} />
      ) : (
        <PaymentWaits attempt={attempt} onChanged={onChanged} />
      )}
    </div>
  );
}
