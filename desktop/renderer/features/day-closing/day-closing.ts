import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { client } from '../../lib/client.ts';
import { queries } from '../../lib/queries.ts';

type Day = Reply<Endpoints['admin-day-closings']>;
export type DayPlace = Day['places'][number];

const dayKey = ['admin-day-closings'];

/** Empty: yesterday by the server's clock. */
export const dayQuery = (day: string) =>
  queryOptions({
    queryKey: [...dayKey, day],
    staleTime: 0,
    queryFn: ({ signal }) =>
      client.get('admin-day-closings', { query: day === '' ? {} : { day } }, { signal }),
  });

export const rereadDay = () => queries.invalidateQueries({ queryKey: dayKey });
