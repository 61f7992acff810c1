import type { Knex } from 'knex';
import { mergeRefusal } from '#core/catalog/product-life.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Rows } from '../../platform/database/rows.ts';
import { FieldRefusal } from '../../platform/http/refusal.ts';
import { familiesChanged } from '../../read-models/families-changed.ts';
import { refuse } from './change-life.ts';
import { lifeOfRow, lockVariants } from './life-facts.ts';
import { mergeStock } from './merge-stock.ts';

type Variant = Rows['master_products'];

/**
 * Makes a double one with the variant that stays. Its pieces, reviews, addresses and place in the
 * buy-back go on there; favourites and purchases stay with the double and are read through it, so
 * that an undo parts them again without touching what belongs to customers.
 */
export async function mergeVariants(
  trx: Knex.Transaction,
  deps: Dependencies,
  { doubleId, intoId }: { readonly doubleId: number; readonly intoId: number },
): Promise<void> {
  const locked = await lockVariants(trx, [doubleId, intoId]);
  const double = locked.get(doubleId);
  const into = locked.get(intoId);
  if (!double || !into) throw new FieldRefusal({ intoId: ['unknown_row'] });
  const kinds = await kindsOf(trx, [double.meta_master_id, into.meta_master_id]);
  const side = (row: Variant) => ({
    id: row.id,
    life: lifeOfRow(row),
    kind: kinds.get(row.meta_master_id) ?? '',
  });
  refuse('intoId', mergeRefusal(side(double), side(into)));
  const now = deps.now();
  await leadOn(trx, double, intoId, now);
  await takeOver(trx, double, into, now);
  await mergeStock(trx, { doubleId, intoId });
  await familiesChanged(trx, deps, [...new Set([double.meta_master_id, into.meta_master_id])]);
}

async function kindsOf(trx: Knex, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows: { id: number; kind: string }[] = await trx('meta_masters')
    .whereIn('id', [...ids])
    .select('id', 'kind');
  return new Map(rows.map(({ id, kind }) => [id, kind]));
}

/** Every address that led to the double leads on in one hop. */
async function leadOn(
  trx: Knex,
  { id, seo_name: seoName }: Variant,
  intoId: number,
  now: Date,
): Promise<void> {
  const changed = { updated_at: now, version: trx.raw('version + 1') };
  await trx('product_redirects')
    .where({ master_product_id: id })
    .update({ master_product_id: intoId });
  await trx('product_redirects')
    .insert({ seo_name: seoName, master_product_id: intoId })
    .onConflict('seo_name')
    .merge(['master_product_id']);
  await trx('master_products')
    .where({ merged_into_id: id })
    .update({ merged_into_id: intoId, ...changed });
  await trx('master_products')
    .where({ successor_id: id })
    .whereNot({ id: intoId })
    .update({ successor_id: intoId, ...changed });
  await trx('master_products')
    .where({ id })
    .update({
      is_active: false,
      retired_at: now,
      successor_id: null,
      merged_into_id: intoId,
      ...changed,
    });
}

/** What the one that stays lacks, and what hangs on the double by its id. */
async function takeOver(trx: Knex, double: Variant, into: Variant, now: Date): Promise<void> {
  if (into.device_model_id === null && double.device_model_id !== null) {
    await trx('master_products')
      .where({ id: into.id })
      .update({
        device_model_id: double.device_model_id,
        device_color_id: double.device_color_id,
        updated_at: now,
        version: trx.raw('version + 1'),
      });
  }
  // A customer who wrote of both keeps the review of the one that stays.
  await trx('reviews')
    .where({ master_product_id: double.id })
    .whereNotIn('user_id', trx('reviews').where({ master_product_id: into.id }).select('user_id'))
    .update({ master_product_id: into.id, version: trx.raw('version + 1') });
  await trx.raw(
    `insert into master_product_categories (category_id, master_product_id)
     select category_id, :into from master_product_categories where master_product_id = :double
     on conflict do nothing`,
    { into: into.id, double: double.id },
  );
}
