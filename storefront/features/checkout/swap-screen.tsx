import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { salePaths } from '#core/paths/sale-paths.ts';
import { useText } from '../../i18n/text.ts';
import type { PageParts } from '../../lib/page-parts.ts';
import { useMoney, useShop } from '../../lib/shop.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CheckoutFrame, EmptyCheckout } from './checkout-frame.tsx';
import { summaryQuery } from './checkout-queries.ts';
import { unsoldDevice } from './unsold-device.ts';

/** Who sells the device that pays a part: it is money once its sale knows that (T-SWAP-1). */
export function SwapScreen({ SwapSale, forms }: Pick<PageParts, 'SwapSale' | 'forms'>) {
  const t = useText('checkout');
  const money = useMoney();
  const { client, market } = useShop();
  const { data, isError, isFetchedAfterMount, refetch } = useQuery(summaryQuery(client));
  const summary = isFetchedAfterMount ? data : undefined;
  const device = summary ? unsoldDevice(summary.cart) : null;
  if (summary && device === null) return <Navigate to={salePaths(market).summary} replace />;
  return (
    <CheckoutFrame step="details" title={t('swapTitle')}>
      {summary === null && <EmptyCheckout />}
      {device !== null && (
        <>
          <div className="stack measure">
            <p>{t('swapLead', { device: device.name, price: money(device.price) })}</p>
            <p>{t('swapAfter')}</p>
          </div>
          <SwapSale
            key={device.code}
            code={device.code}
            SellForm={forms.SellForm}
            onChanged={() => void refetch()}
          />
        </>
      )}
      {summary === undefined && isError && <LoadFailed onRetry={() => void refetch()} />}
      {summary === undefined && !isError && <Skeleton bars={8} />}
    </CheckoutFrame>
  );
}
