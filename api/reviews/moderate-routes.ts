import type { Knex } from 'knex';
import type { PartialModelObject } from 'objection';
import type { z } from 'zod';
import type { approveReview, updateReview } from '#core/contract/reviews.ts';
import type { Language } from '#core/market/market.ts';
import { lockedVersion } from '../platform/resources/locked-version.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { publishChange } from './publish-change.ts';
import { ReviewModel } from './review-model.ts';
import { textsOf, type ReviewRow } from './review-rows.ts';

type StaffReview = z.output<(typeof approveReview)['reply']>;
type Change = z.output<(typeof updateReview)['body']>;
type StaffRow = ReviewRow & { readonly seo_name: string; readonly product: string };

const staffRows = (knex: Knex, language: Language) =>
  knex('reviews as r')
    .join('master_products as m', 'm.id', 'r.master_product_id')
    .select<StaffRow[]>('r.*', 'm.seo_name', `m.name_${language} as product`);

const toStaff = (row: StaffRow): StaffReview => ({
  ...textsOf(row),
  id: row.id,
  isAnonymous: row.is_anonymous,
  fullName: row.full_name,
  product: { masterProductSeoName: row.seo_name, name: row.product },
  status: row.status,
  reason: row.reason,
  reply: row.reply,
  version: row.version,
  createdAt: row.created_at.toISOString(),
  changedAt: row.changed_at.toISOString(),
});

async function oneReview(knex: Knex, id: number, language: Language): Promise<StaffReview> {
  const [row] = await staffRows(knex, language).where('r.id', id);
  if (!row) throw new Refusal(404, 'not_found');
  return toStaff(row);
}

const columnsOf = ({ rating, pros, cons, reviewText, isAnonymous, reply }: Change) => ({
  ...(rating !== undefined && { rating }),
  ...(pros !== undefined && { pros }),
  ...(cons !== undefined && { cons }),
  ...(reviewText !== undefined && { reviewText }),
  ...(isAnonymous !== undefined && { isAnonymous }),
  ...(reply !== undefined && { reply }),
});

type Decision = Pick<ReviewModel, 'status' | 'reason' | 'decidedAt' | 'decidedBy'>;

/** What a decision writes; none puts the review back among those that wait. */
function decisionOf(
  { isApproved, reason }: z.output<(typeof approveReview)['body']>,
  { now, user }: RequestContext,
): Decision {
  if (isApproved === null) {
    return { status: 'waiting', reason: null, decidedAt: null, decidedBy: null };
  }
  return {
    status: isApproved ? 'approved' : 'disapproved',
    reason: isApproved ? null : reason,
    decidedAt: now,
    decidedBy: user?.id ?? null,
  };
}

interface ChangedReview {
  readonly id: number;
  readonly version: number;
  /** What merges with other edits; a decision is about the very text that was read. */
  readonly edit?: Omit<Change, 'version'>;
}

/** What staff do with reviews. A change of what was approved stays approved. */
export function moderateRoutes(deps: Dependencies): BoundRoute[] {
  const { knex } = deps;

  const list = bind('admin-review-list', async ({ query }, { language }) => {
    const of = query.status === undefined ? {} : { status: query.status };
    const [counted] = await knex('reviews').where(of).count<{ count: number }[]>('id');
    const rows = await staffRows(knex, language)
      .where(of)
      .orderBy(['r.changed_at', 'r.id'])
      .offset(query.offset)
      .limit(query.limit);
    return { count: counted?.count ?? 0, results: rows.map(toStaff) };
  });

  const change = (
    { id, version, edit }: ChangedReview,
    columns: PartialModelObject<ReviewModel>,
    { language }: RequestContext,
  ) =>
    knex.transaction(async (trx) => {
      const before = await lockedVersion(
        ReviewModel.query(trx).where({ id }).forUpdate(),
        version,
        () => oneReview(trx, id, language),
        edit && { trx, table: 'reviews', changes: edit },
      );
      const wasApproved = before.status === 'approved';
      await before.$query(trx).patch({ ...columns, version: before.version + 1 });
      const after = await oneReview(trx, id, language);
      if (wasApproved || after.status === 'approved') {
        await publishChange(trx, deps, before.masterProductId);
      }
      return after;
    });

  const update = bind('admin-review-update', ({ params, body }, context) => {
    const { version, ...edit } = body;
    return change({ id: params.pk, version, edit }, columnsOf(body), context);
  });

  const approve = bind('admin-review-approve', ({ params, body }, context) => {
    return change({ id: params.pk, version: body.version }, decisionOf(body, context), context);
  });

  return [list, update, approve];
}
