import type { Knex } from 'knex';
import { checkDiscountValue } from '#core/discounts/discount-value.ts';
import { codeKey } from '#core/discounts/match-code.ts';
import { escapeLike } from '#core/search/like-pattern.ts';
import { lockedVersion } from '../platform/resources/locked-version.ts';
import { refuseConstraint } from '../platform/resources/refuse-constraint.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import { codeBatchRoutes } from './code-batch-routes.ts';
import { discountColumns } from './discount-row.ts';
import { columnsOf, viewOfDiscount, type Change, type CountedRow } from './discount-view.ts';
import { DiscountModel } from './discount-model.ts';

const guarded = {
  discounts_never_overused: 'maxUses',
  discounts_percentage_range: 'discountValue',
  discounts_amount_whole: 'discountValue',
} as const;

/** Discounts as staff keep them. */
export const discountRoutes = (deps: Dependencies): BoundRoute[] => [
  ...writingRoutes(deps),
  ...readingRoutes(deps),
  ...codeBatchRoutes(deps),
];

const readingRoutes = ({ knex, reads }: Dependencies): BoundRoute[] => [
  bind('admin-discount-list', async ({ query: { offset, limit, term, isActive } }) => {
    const matching = reads('discounts as d');
    if (isActive !== undefined) void matching.where('d.is_active', isActive === 'true');
    if (term !== '') {
      const part = `%${escapeLike(term)}%`;
      const coded = reads('discount_codes').where('code_key', codeKey(term)).select('discount_id');
      void matching.where((any) => {
        void any.orWhereILike('d.marketing_name_cs', part);
        void any.orWhereILike('d.marketing_name_ro', part).orWhereIn('d.id', coded);
      });
    }
    const [counted] = await matching.clone().count<{ count: number }[]>('d.id');
    const rows: CountedRow[] = await matching
      .orderBy('d.id', 'desc')
      .offset(offset)
      .limit(limit)
      .select(reads.raw(countedColumns));
    return { count: counted?.count ?? 0, results: rows.map(viewOfDiscount) };
  }),

  bind('admin-discount', ({ params: { id } }) => readDiscount(knex, id)),
];

const writingRoutes = ({ knex, market }: Dependencies): BoundRoute[] => [
  bind('admin-discount-add', ({ body }) =>
    knex.transaction(async (trx) => {
      checkValue(body);
      await checkCategories(trx, body);
      const columns = columnsOf(body, market.timeZone);
      const { id } = await DiscountModel.query(trx).insert(columns);
      return readDiscount(trx, id);
    }),
  ),

  bind('admin-discount-update', ({ params: { id }, body: { version, ...change } }) =>
    refuseConstraint(
      guarded,
      knex.transaction(async (trx) => {
        const locked = trx('discounts as d').where('d.id', id).forUpdate('d');
        const rows = locked.select<CountedRow[]>(trx.raw(countedColumns));
        const row = await lockedVersion(rows, version, () => readDiscount(trx, id), {
          trx,
          table: 'discounts',
          changes: change,
          // The wire's spelling is not that of the column.
          columns: { isAutomaticAssigment: ['is_automatic_assignment'] },
        });
        const { discount_type, discount_value } = row;
        checkValue({
          discountType: discount_type,
          discountValue: Number(discount_value),
          ...definedOf(change),
        });
        await checkCategories(trx, change);
        await DiscountModel.query(trx)
          .findById(id)
          .patch({ ...columnsOf(change, market.timeZone), version: row.version + 1 });
        return readDiscount(trx, id);
      }),
    ),
  ),
];

const countedColumns = `${discountColumns},
  (select count(*) from discount_codes c where c.discount_id = d.id)::int as code_count`;

async function readDiscount(db: Knex, id: number) {
  const row = await db('discounts as d')
    .where('d.id', id)
    .first<CountedRow | undefined>(db.raw(countedColumns));
  if (!row) throw new Refusal(404, 'not_found');
  return viewOfDiscount(row);
}

type Valued = Partial<Pick<Change, 'discountType' | 'discountValue'>>;

const definedOf = ({ discountType, discountValue }: Change): Valued => ({
  ...(discountType !== undefined && { discountType }),
  ...(discountValue !== undefined && { discountValue }),
});

function checkValue({ discountType, discountValue }: Valued): void {
  const checked = checkDiscountValue(discountType ?? 'absolute', discountValue ?? 0);
  if (!checked.ok) throw new FieldRefusal({ discountValue: [checked.error] });
}

/** A category that is not there would make the discount match nothing, in silence. */
async function checkCategories(trx: Knex, change: Change): Promise<void> {
  const named = [
    ...(change.scopeCategories ?? []),
    ...(change.minimalDiscountSets ?? []).flatMap(({ categories }) => categories),
  ];
  if (named.length === 0) return;
  const known = new Set<number>(await trx('type_categories').whereIn('id', named).pluck('id'));
  const isKnown = (id: number) => known.has(id);
  if (!(change.scopeCategories ?? []).every(isKnown)) {
    throw new FieldRefusal({ scopeCategories: ['unknown_row'] });
  }
  if (!named.every(isKnown)) throw new FieldRefusal({ minimalDiscountSets: ['unknown_row'] });
}
