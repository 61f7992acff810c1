import { useQuery } from '@tanstack/react-query';
import { orderCodeOfTab } from '../../lib/order-of-tab.ts';
import { tabStorage } from '../../lib/retained-form.ts';
import { useClient } from '../../lib/shop.tsx';
import { orderQuery, type Order } from './order-query.ts';

/** The order of a number whose link this tab knows; null where it knows none, undefined meanwhile. */
export function useOrderOfTab(number: string): Order | null | undefined {
  const code = orderCodeOfTab(tabStorage(), number);
  const { data } = useQuery({ ...orderQuery(useClient(), code ?? ''), enabled: code !== null });
  return code === null ? null : data;
}
