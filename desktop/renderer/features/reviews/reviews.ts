import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { reviewReasons, reviewStatuses } from '#core/contract/reviews.ts';
import { client } from '../../lib/client.ts';
import { queries } from '../../lib/queries.ts';

export type ReviewPage = Reply<Endpoints['admin-review-list']>;
export type Review = ReviewPage['results'][number];
export type ReviewStatus = (typeof reviewStatuses)[number];
export type ReviewReason = (typeof reviewReasons)[number];

const key = ['admin-review-list'];
/** Rows of one page; what was decided leaves the queue, so that the next ones move up. */
export const pageSize = 50;

type Signal = { readonly signal: AbortSignal };

export const reviewsQuery = (status: ReviewStatus, offset: number) => ({
  queryKey: [...key, status, offset],
  queryFn: ({ signal }: Signal) =>
    client.get('admin-review-list', { query: { status, offset, limit: pageSize } }, { signal }),
  refetchInterval: 60_000,
});

export const readAnew = (): Promise<void> => queries.invalidateQueries({ queryKey: key });

/** What becomes of a review; null lets it wait again. */
export interface Decision {
  readonly isApproved: boolean | null;
  readonly reason: ReviewReason | null;
}

export const decide = ({ id, version }: Review, decision: Decision): Promise<Review> =>
  client.patch('admin-review-approve', { params: { pk: id }, body: { ...decision, version } });
