import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { salePaths } from '#core/paths/sale-paths.ts';
import { useText } from '../../i18n/text.ts';
import { useMoney, useShop } from '../../lib/shop.tsx';
import { useLive } from '../../lib/use-live.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CartProblems } from './cart-problems.tsx';
import { CheckoutColumns, CheckoutFrame, EmptyCheckout, NothingLeft } from './checkout-frame.tsx';
import { summaryQuery, type Summary } from './checkout-queries.ts';
import type { Details } from './details-fields.ts';
import { FinishTrouble } from './finish-trouble.tsx';
import { SecureChoice, type Leaving } from './secure-choice.tsx';
import { SummaryFacts } from './summary-facts.tsx';
import { SummaryLines } from './summary-lines.tsx';
import { TermsConsent } from './terms-consent.tsx';
import { unsoldDevice } from './unsold-device.ts';
import { useFinish } from './use-finish.ts';
import { useWholeDetails } from './use-whole-details.ts';

/** Everything once more, before it is ordered. */
export function SummaryScreen() {
  const t = useText('checkout');
  const { client, market } = useShop();
  const isLive = useLive();
  const { details, isAsking } = useWholeDetails();
  // Nothing old may be ordered, so only an answer of this visit of the page is shown.
  const { data, isError, isFetchedAfterMount, refetch } = useQuery({
    ...summaryQuery(client),
    enabled: details !== null,
  });
  if (isLive && details === null && !isAsking) {
    return <Navigate to={salePaths(market).details} replace />;
  }
  const summary = isFetchedAfterMount ? data : undefined;
  if (summary && unsoldDevice(summary.cart) !== null) {
    return <Navigate to={salePaths(market).swap} replace />;
  }
  const hasGoods = summary?.cart.cartPackagesItems.some(({ isBlocked }) => !isBlocked);
  return (
    <CheckoutFrame step="summary" title={t('summaryTitle')}>
      {summary === null && <EmptyCheckout />}
      {summary && !hasGoods && <NothingLeft />}
      {summary && hasGoods && details && <Order summary={summary} details={details} />}
      {summary === undefined && isError && <LoadFailed onRetry={() => void refetch()} />}
      {summary === undefined && !isError && <Skeleton bars={8} />}
    </CheckoutFrame>
  );
}

interface OrderProps {
  readonly summary: Summary;
  readonly details: Details;
}

/** When a swap is paid. */
const payWhen = {
  device: 'payAfterDevice',
  card: 'payAfterSecured',
  courier: 'payAtDoor',
} as const;

function Order({ summary, details }: OrderProps) {
  const t = useText('checkout');
  const money = useMoney();
  const { config } = useShop();
  const { due } = summary.cart.totals;
  const [chosen, setChosen] = useState<Leaving>('device');
  const { toSecure, canExchange } = summary;
  const isOffered =
    (chosen === 'card' && toSecure !== null) || (chosen === 'courier' && canExchange);
  const leaving = isOffered ? chosen : 'device';
  const hasDevice = summary.cart.cartPackagesItems.some(
    ({ buyoutProduct, isBlocked }) => buyoutProduct !== null && !isBlocked,
  );
  const { agreed, setAgreed, consentError, finish, isSending, ...failure } = useFinish(
    summary,
    details,
    leaving,
  );
  const action = (
    <>
      <p className="checkout-bar-sum">
        <span className="small soft">{t('due')}</span>
        <strong className="price price-medium">{money(due)}</strong>
      </p>
      <Button busy={isSending} onClick={finish}>
        {t(due > 0 ? 'orderAndPay' : 'orderFree')}
      </Button>
      {hasDevice && <p className="small">{t(payWhen[leaving])}</p>}
    </>
  );
  return (
    <CheckoutColumns totals={summary.cart.totals} action={action}>
      <CartProblems problems={summary.cart.problems} />
      <Card className="stack">
        <SummaryLines cart={summary.cart} />
      </Card>
      <SummaryFacts summary={summary} details={details} />
      {(toSecure !== null || canExchange) && (
        <SecureChoice
          amount={toSecure}
          canExchange={canExchange}
          value={leaving}
          onChange={setChosen}
        />
      )}
      <div className="stack">
        <TermsConsent
          hasTerms={config.articles.terms}
          agreed={agreed}
          isMissing={consentError}
          onChange={setAgreed}
        />
        <p className="small soft measure">{t('rights')}</p>
      </div>
      <FinishTrouble {...failure} isSending={isSending} onRetry={finish} />
    </CheckoutColumns>
  );
}
