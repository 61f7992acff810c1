import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Client } from '#core/contract/client.ts';

/** Cards of variants by name, in the order asked; nothing is asked for no names. */
export const cardsQuery = (client: Client, names: readonly string[]) =>
  queryOptions({
    queryKey: ['catalog', 'cards', ...names],
    queryFn: ({ signal }) =>
      client.get('catalog-cards', { query: { names: names.join(',') } }, { signal }),
    enabled: names.length > 0,
    placeholderData: keepPreviousData,
  });
