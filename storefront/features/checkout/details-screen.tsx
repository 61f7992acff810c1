import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { salePaths } from '#core/paths/sale-paths.ts';
import { useText } from '../../i18n/text.ts';
import { useMoney, useShop } from '../../lib/shop.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckoutColumns, CheckoutFrame, EmptyCheckout } from './checkout-frame.tsx';
import { checkoutQuery, type Checkout } from '../../lib/checkout-query.ts';
import { DetailsForm } from './details-form.tsx';
import { missingChoice } from './missing-choice.ts';
import { useDetails } from './use-details.ts';

/** Who orders and where it goes. */
export function DetailsScreen() {
  const t = useText('checkout');
  const { client, market } = useShop();
  const { data, isFetchedAfterMount } = useQuery(checkoutQuery(client));
  if (data && isFetchedAfterMount && (!data.hasGoods || missingChoice(data) !== null)) {
    return <Navigate to={salePaths(market).delivery} replace />;
  }
  return (
    <CheckoutFrame step="details" title={t('detailsTitle')}>
      {data === null ? <EmptyCheckout /> : <Details checkout={data} />}
    </CheckoutFrame>
  );
}

const formId = 'checkout-details';

/** The form is there before the cart is known, so that a reload finds its fields to fill in again. */
function Details({ checkout }: { readonly checkout: Checkout | undefined }) {
  const t = useText('checkout');
  const money = useMoney();
  const details = useDetails();
  const delivery = checkout?.deliveries.find(({ code }) => code === checkout.chosen.delivery);
  const isFetched = delivery?.kind === 'store' || delivery?.kind === 'pickup_place';
  const action = (
    <>
      <p className="checkout-bar-sum">
        <span className="small soft">{t('due')}</span>
        <strong className="price price-medium">{checkout ? money(checkout.totals.due) : ''}</strong>
      </p>
      <Button type="submit" form={formId} busy={details.isSending}>
        {t('toSummary')}
      </Button>
    </>
  );
  return (
    <CheckoutColumns totals={checkout?.totals} action={action}>
      <DetailsForm id={formId} isFetched={isFetched} {...details} />
    </CheckoutColumns>
  );
}
