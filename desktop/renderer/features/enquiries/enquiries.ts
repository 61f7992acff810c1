import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { EnquiryState } from '#core/enquiries/enquiry.ts';
import { client } from '../../lib/client.ts';
import { queries } from '../../lib/queries.ts';

export type Enquiry = Reply<Endpoints['admin-enquiry-list']>['results'][number];

const key = ['admin-enquiry-list'];
/** Rows of one page; what was answered leaves the queue, so that the next ones move up. */
export const pageSize = 50;

type Signal = { readonly signal: AbortSignal };

export const enquiriesQuery = (state: EnquiryState, offset: number) => ({
  queryKey: [...key, state, offset],
  queryFn: ({ signal }: Signal) =>
    client.get('admin-enquiry-list', { query: { state, offset, limit: pageSize } }, { signal }),
  refetchInterval: 60_000,
});

export const readAnew = (): Promise<void> => queries.invalidateQueries({ queryKey: key });
