import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { markets } from '#core/market/market.ts';
import { useText } from '../../i18n/text.ts';
import { useArrivalPromise, useDeliveryPromise } from '../../lib/delivery-promise.ts';
import { timeInZone } from '../../lib/moment.ts';
import { useShop } from '../../lib/shop.tsx';
import { Icon } from '../../ui/icon.tsx';

/** More stores than these are chosen among in the next step. */
const mostStores = 3;

/** When all of the cart comes, and where it can be fetched today; silent while that is not known. */
export function CartPromise({ digest }: { readonly digest: string }) {
  const t = useText('promise');
  const { client, market } = useShop();
  const promised = useDeliveryPromise();
  const arrives = useArrivalPromise();
  const { data } = useQuery({
    queryKey: ['cart-promise', digest],
    queryFn: ({ signal }) => client.get('cart-promise', {}, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  if (!data) return null;
  const { brought, today, serverTime } = data;
  const { timeZone } = markets[market];
  const stores = today
    .slice(0, mostStores)
    .map(({ name, readyAt }) =>
      t('storeFrom', { name, time: timeInZone(new Date(readyAt), timeZone) }),
    );
  const soon =
    brought &&
    (brought.orderBy === null
      ? arrives(brought)
      : promised({ ...brought, orderBy: brought.orderBy }, new Date(serverTime)));
  return (
    <>
      {soon !== null && (
        <p className="free-delivery small">
          <Icon name="truck" size={20} />
          {soon}
        </p>
      )}
      {stores.length > 0 && (
        <p className="free-delivery small">
          <Icon name="store" size={20} />
          {t('fetchToday', { stores: stores.join(', ') })}
        </p>
      )}
    </>
  );
}
