import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { salePaths } from '#core/paths/sale-paths.ts';
import { useText } from '../../i18n/text.ts';
import { track } from '../../lib/data-layer.ts';
import { useMoney, useShop } from '../../lib/shop.tsx';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { beginCheckout } from './checkout-begun.ts';
import { CheckoutColumns, CheckoutFrame, EmptyCheckout, NothingLeft } from './checkout-frame.tsx';
import { checkoutQuery, type Checkout } from '../../lib/checkout-query.ts';
import { DeliveryChoice } from './delivery-choice.tsx';
import { useMissingChoice } from './use-missing-choice.ts';
import { PaymentChoice } from './payment-choice.tsx';
import { useChoose } from './use-choose.ts';
import { usePressOnceKept } from './use-press-once-kept.ts';

/** How the cart is brought and paid for; what does not go together says why. */
export function DeliveryScreen() {
  const t = useText('checkout');
  const { client } = useShop();
  const { data, isError, refetch } = useQuery(checkoutQuery(client));
  return (
    <CheckoutFrame step="delivery" title={t('title')}>
      {data === null && <EmptyCheckout />}
      {data?.hasGoods === false && <NothingLeft />}
      {data?.hasGoods && <Choices checkout={data} />}
      {data === undefined && isError && <LoadFailed onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton bars={8} />}
    </CheckoutFrame>
  );
}

function Choices({ checkout: kept }: { readonly checkout: Checkout }) {
  const t = useText('checkout');
  const money = useMoney();
  const navigate = useNavigate();
  const { market } = useShop();
  const { shown: checkout, choose, isChoosing, trouble } = useChoose(kept);
  const { missing, region, showMissing } = useMissingChoice(checkout);
  useEffect(beginCheckout, []);
  const goOn = usePressOnceKept({ isKeeping: isChoosing, hasFailed: trouble !== null }, () => {
    if (showMissing()) return;
    track({ name: 'add_shipping_info', subject: checkout.chosen.delivery ?? '' });
    void navigate(salePaths(market).details);
  });
  const { totals } = checkout;
  const action = (
    <>
      <p className="checkout-bar-sum">
        <span className="small soft">{t('due')}</span>
        <strong className="price price-medium">{money(totals.due)}</strong>
      </p>
      <Button aria-busy={isChoosing} onClick={goOn}>
        {t('toDetails')}
      </Button>
    </>
  );
  return (
    <CheckoutColumns totals={totals} action={action}>
      <div ref={region} className="stack-wide">
        {trouble && <ChoiceTrouble {...trouble} />}
        <DeliveryChoice checkout={checkout} missing={missing} onChoose={choose} />
        <PaymentChoice checkout={checkout} missing={missing} onChoose={choose} />
      </div>
    </CheckoutColumns>
  );
}

interface ChoiceTroubleProps {
  readonly isOffline: boolean;
  readonly messages: readonly string[];
}

function ChoiceTrouble({ isOffline, messages }: ChoiceTroubleProps) {
  const t = useText('checkout');
  const said = messages.length > 0 ? messages : [t(isOffline ? 'offlineText' : 'failedText')];
  return (
    <Notice type="error" title={t('notKept')}>
      {said.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </Notice>
  );
}
