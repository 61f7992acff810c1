import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { serverTimeAt } from '#core/catalog/limited-offer.ts';
import type { Client } from '#core/contract/client.ts';
import { useShop } from './shop.tsx';

/** The server's time as the page learnt it; `monotonicAt` is in ms since the page was asked for. */
interface LearntTime {
  readonly serverTime: string;
  readonly monotonicAt: number;
}

const queryKey = ['server-clock'];

const serverClockQuery = (client: Client) =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<LearntTime> => {
      const { now } = await client.get('store-states', {}, { signal });
      return { serverTime: now, monotonicAt: performance.now() };
    },
    // The page carries the time at which it was made; it may have been kept for a minute.
    refetchOnMount: 'always',
  });

/** Gives a page that is rendered the time of its making. */
export const seedServerClock = (queryClient: QueryClient): void => {
  const learnt: LearntTime = { serverTime: new Date().toISOString(), monotonicAt: 0 };
  queryClient.setQueryData(queryKey, learnt);
};

/** Texts change by minutes at most. */
const stepMs = 20_000;

/** The present by the server's clock; null where it is not known yet. A visitor's clock is never asked. */
export function useServerNow(): Date | null {
  const { data } = useQuery(serverClockQuery(useShop().client));
  const [passed, setPassed] = useState<{ readonly of: LearntTime; readonly now: number }>();
  useEffect(() => {
    if (data === undefined) return undefined;
    const clock = { serverTime: new Date(data.serverTime), monotonicAt: data.monotonicAt };
    const tick = () =>
      setPassed({ of: data, now: serverTimeAt(clock, performance.now()).getTime() });
    tick();
    const timer = setInterval(tick, stepMs);
    return () => clearInterval(timer);
  }, [data]);
  if (data === undefined) return null;
  return new Date(passed?.of === data ? passed.now : data.serverTime);
}
