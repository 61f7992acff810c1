import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { client } from '../../lib/client.ts';
import { queries } from '../../lib/queries.ts';

export type Question = Reply<Endpoints['admin-faq']>['results'][number];

const key = ['admin-faq'];

type Signal = { readonly signal: AbortSignal };

/** All questions of the shop, of which there are some dozens. */
export const questionsQuery = {
  queryKey: key,
  queryFn: ({ signal }: Signal) => client.get('admin-faq', {}, { signal }),
};

export const readAnew = (): Promise<void> => queries.invalidateQueries({ queryKey: key });
