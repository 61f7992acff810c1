import { randomInt } from 'node:crypto';
import type { Knex } from 'knex';
import { generateCodes, isBatchUndoable } from '#core/discounts/generate-codes.ts';
import { codeKey } from '#core/discounts/match-code.ts';
import { refuseConstraint } from '../platform/resources/refuse-constraint.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { Rows } from '../platform/database/rows.ts';

type CodeRow = Pick<Rows['discount_codes'], 'id' | 'code' | 'batch_id' | 'max_uses' | 'uses'>;

type BatchRow = Pick<Rows['discount_code_batches'], 'id' | 'count' | 'created_at' | 'undone_at'>;

const viewOfCode = ({ id, code, batch_id, max_uses, uses }: CodeRow) => ({
  id,
  code,
  batchId: batch_id,
  maxUses: max_uses,
  uses,
});

const viewOfBatch = ({ id, count, created_at, undone_at }: BatchRow) => ({
  id,
  count,
  createdAt: created_at.toISOString(),
  undoneAt: undone_at?.toISOString() ?? null,
});

/** Codes of a discount: made up by staff, or made in batches. */
export function codeBatchRoutes({ knex, reads }: Dependencies): BoundRoute[] {
  return [
    bind('admin-discount-codes', async ({ params, query: { offset, limit, batchId } }) => {
      await requireDiscount(reads, params.id);
      const matching = reads('discount_codes').where('discount_id', params.id);
      if (batchId !== undefined) void matching.where('batch_id', batchId);
      const [counted] = await matching.clone().count<{ count: number }[]>('id');
      const rows = await matching.orderBy('id').offset(offset).limit(limit).select<CodeRow[]>('*');
      return { count: counted?.count ?? 0, results: rows.map(viewOfCode) };
    }),

    bind('admin-discount-code-add', ({ params: { id }, body: { code, maxUses } }) =>
      refuseConstraint(
        { discount_codes_by_key: 'code', discount_codes_code_unique: 'code' },
        knex.transaction(async (trx) => {
          await lockDiscount(trx, id);
          const [row] = await trx('discount_codes')
            .insert({ discount_id: id, code, code_key: codeKey(code), max_uses: maxUses })
            .returning<CodeRow[]>('*');
          if (!row) throw new Error('a code got no row');
          return viewOfCode(row);
        }),
      ),
    ),

    bind('admin-discount-codes-generate', ({ params: { id }, body: { count } }, context) =>
      knex.transaction(async (trx) => {
        await lockDiscount(trx, id);
        const by = { created_by: context.user?.id ?? null, created_at: context.now };
        return viewOfBatch(await makeBatch(trx, { discount_id: id, count, ...by }));
      }),
    ),

    bind('admin-discount-batches', async ({ params }) => {
      await requireDiscount(reads, params.id);
      const rows = await reads('discount_code_batches')
        .where('discount_id', params.id)
        .orderBy('id', 'desc')
        .select<BatchRow[]>('*');
      return { results: rows.map(viewOfBatch) };
    }),

    bind('admin-discount-batch-undo', ({ params: { id } }, context) =>
      knex.transaction(async (trx) => viewOfBatch(await undoBatch(trx, id, context.now))),
    ),
  ];
}

/** An empty list would say that there is one. */
async function requireDiscount(db: Knex, id: number): Promise<void> {
  const row: unknown = await db('discounts').where({ id }).first('id');
  if (row === undefined) throw new Refusal(404, 'not_found');
}

async function lockDiscount(trx: Knex, id: number): Promise<void> {
  const row: unknown = await trx('discounts').where({ id }).forShare().first('id');
  if (row === undefined) throw new Refusal(404, 'not_found');
}

const rowsPerInsert = 1_000;

/** Single-use codes that no other is like, however they are typed (T-COD-4). */
async function makeBatch(
  trx: Knex,
  columns: { readonly discount_id: number; readonly count: number },
): Promise<BatchRow> {
  const [batch] = await trx('discount_code_batches').insert(columns).returning<BatchRow[]>('*');
  if (!batch) throw new Error('a batch got no id');
  const { discount_id, count } = columns;
  const taken = new Set<string>();
  let missing = count;
  while (missing > 0) {
    const codes = generateCodes(missing, randomInt, taken);
    for (let from = 0; from < codes.length; from += rowsPerInsert) {
      const rows = codes.slice(from, from + rowsPerInsert).map((code) => ({
        discount_id,
        code,
        code_key: codeKey(code),
        batch_id: batch.id,
        max_uses: 1,
      }));
      // One that is there already, of whatever discount, is passed over and made anew.
      const made: unknown[] = await trx('discount_codes')
        .insert(rows)
        .onConflict('code_key')
        .ignore()
        .returning('id');
      missing -= made.length;
    }
    for (const code of codes) taken.add(codeKey(code));
  }
  return batch;
}

/** Deletes a batch's codes while none was redeemed; locked, so that an order waits or comes first. */
async function undoBatch(trx: Knex, id: number, now: Date): Promise<BatchRow> {
  const batch = await trx('discount_code_batches')
    .where({ id })
    .forUpdate()
    .first<BatchRow | undefined>('*');
  if (!batch) throw new Refusal(404, 'not_found');
  if (batch.undone_at !== null) return batch;
  const codes: { redemptions: number }[] = await trx('discount_codes')
    .where('batch_id', id)
    .orderBy('id')
    .forUpdate()
    .select({ redemptions: 'uses' });
  if (!isBatchUndoable(codes)) throw new Refusal(409, 'batch_used');
  await trx('discount_codes').where('batch_id', id).delete();
  await trx('discount_code_batches').where({ id }).update({ undone_at: now });
  return { ...batch, undone_at: now };
}
