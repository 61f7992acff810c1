import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { queries } from '../../../lib/queries.ts';

export type Family = Reply<Endpoints['meta-master-get']>;

/** What a change of families makes old. */
export const rereadFamilies = (): void => {
  for (const queryKey of [['families'], ['meta-master'], ['admin-variant']]) {
    void queries.invalidateQueries({ queryKey });
  }
};
