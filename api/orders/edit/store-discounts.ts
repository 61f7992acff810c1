import type { Knex } from 'knex';
import { redeem } from '../redeem.ts';
import type { OrderModel } from '../order-model.ts';
import type { EditPlan } from './plan-edit.ts';
import { keyOfAdded, keyOfLine } from './price-edit.ts';
import type { StoredLines } from './store-lines.ts';

interface Own {
  readonly discount_id: number;
  readonly code_id: number | null;
}

/**
 * Stores which discounts an order that was priced anew has: each that went is free for others, each that came counts as used.
 * What was paid before keeps the discounts that it was paid by.
 */
export async function storeDiscounts(
  trx: Knex.Transaction,
  { id }: OrderModel,
  plan: EditPlan,
  stored: StoredLines,
  now: Date,
): Promise<void> {
  if (!plan.isAnew) return;
  const { applied } = plan.pricing.priced;
  const own = await trx('order_discounts')
    .where({ order_id: id, released_at: null })
    .select<Own[]>('discount_id', 'code_id');
  const isApplied = (discountId: number) => applied.some((one) => one.discountId === discountId);
  const gone = own.filter((one) => !isApplied(one.discount_id));
  await giveBack(
    trx,
    'discount_codes',
    gone.flatMap((one) => one.code_id ?? []),
  );
  await giveBack(
    trx,
    'discounts',
    gone.map((one) => one.discount_id),
  );
  const come = applied.filter(({ discountId }) =>
    own.every((one) => one.discount_id !== discountId),
  );
  // Codes are the customer's to enter: what comes by itself has none.
  await redeem(
    trx,
    [],
    come.map(({ discountId }) => discountId),
  );
  await trx('order_discounts').where({ order_id: id }).delete();
  if (applied.length === 0) return;
  const positions = new Map([
    ...plan.lines.map((line) => [keyOfLine(line), line.position] as const),
    ...stored.added.map(({ position }, at) => [keyOfAdded(at), position] as const),
  ]);
  await trx('order_discounts').insert(
    applied.map(({ discountId, code, lines, saved }) => ({
      order_id: id,
      discount_id: discountId,
      code_id: own.find((one) => one.discount_id === discountId)?.code_id ?? null,
      code,
      name: JSON.stringify(plan.book.names.get(discountId) ?? { cs: '', ro: '' }),
      saved,
      lines: JSON.stringify(
        Object.fromEntries(
          lines.map(({ amount, lineId }) => [String(positions.get(lineId) ?? ''), amount]),
        ),
      ),
      redeemed_at: now,
    })),
  );
}

/** The rows are locked by id first, as everybody locks them. */
async function giveBack(
  trx: Knex,
  table: 'discounts' | 'discount_codes',
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await trx(table).whereIn('id', ids).orderBy('id').forNoKeyUpdate().select('id');
  await trx(table).whereIn('id', ids).where('uses', '>', 0).decrement('uses', 1);
}
