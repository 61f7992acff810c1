import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { queries } from '../../lib/queries.ts';

export type Refund = Reply<Endpoints['admin-refund-list']>['results'][number];

/** Where refunds are kept. */
export const refundsKey = ['admin-refunds'];
/** Where a withdrawal is. */
export const withdrawalKey = ['admin-withdrawal'];

/** What an act with money may have changed is asked for anew. */
export const refreshMoney = async (): Promise<void> => {
  await Promise.all(
    [refundsKey, withdrawalKey, ['admin-order']].map((queryKey) =>
      queries.invalidateQueries({ queryKey }),
    ),
  );
};
