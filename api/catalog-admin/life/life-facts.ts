import type { Knex } from 'knex';
import {
  lifeMoves,
  lifeOf,
  nearestSuccessor,
  type ProductLife,
  type Sibling,
} from '#core/catalog/product-life.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { productLifeEndpoints } from '#core/contract/product-life.ts';
import type { Language } from '#core/market/market.ts';
import type { Rows } from '../../platform/database/rows.ts';
import { Refusal } from '../../platform/http/refusal.ts';

type Variant = Rows['master_products'];
type View = Reply<(typeof productLifeEndpoints)['admin-variant-life']>;

export const lifeOfRow = (
  row: Pick<Variant, 'is_active' | 'retired_at' | 'merged_into_id'>,
): ProductLife =>
  lifeOf({
    isActive: row.is_active,
    isRetired: row.retired_at !== null,
    mergedIntoId: row.merged_into_id,
  });

/** Locks variants in the order of their ids; 404 where the first is none. */
export async function lockVariants(
  trx: Knex.Transaction,
  ids: readonly [number, ...number[]],
): Promise<ReadonlyMap<number, Variant>> {
  const rows: Variant[] = await trx('master_products')
    .whereIn('id', [...ids])
    .orderBy('id')
    .forUpdate()
    .select('*');
  const found = new Map(rows.map((row) => [row.id, row]));
  if (!found.has(ids[0])) throw new Refusal(404, 'not_found');
  return found;
}

const touched = `
  select (select coalesce(sum(s.on_hand), 0)::int from stock s join products p on p.id = s.product_id
      where p.master_product_id = v.id and p.sold_at is null) as pieces,
    (select count(distinct k.cart_id)::int from cart_packages k
      join carts c on c.id = k.cart_id and c.status = 'open'
      join products p on p.id = k.product_id
      where p.master_product_id = v.id and k.removed_at is null) as carts,
    (select count(*)::int from master_products w where w.meta_master_id = v.meta_master_id)
      as "familySize"
  from master_products v where v.id = ?`;

type Touched = Pick<View, 'pieces' | 'carts' | 'familySize'>;

/** Where a variant stands and what a move of it would touch; 404 where there is none. */
export async function readLife(knex: Knex, id: number, language: Language): Promise<View> {
  const [row] = await knex('master_products').where({ id }).select<Variant[]>('*');
  const { rows } = await knex.raw<{ rows: Touched[] }>(touched, [id]);
  const [counts] = rows;
  if (!row || !counts) throw new Refusal(404, 'not_found');
  const life = lifeOfRow(row);
  const isOver = life === 'retired' || life === 'merged';
  const successorId = isOver ? row.successor_id : await proposedSuccessor(knex, row);
  return {
    masterProductId: id,
    life,
    moves: [...lifeMoves(life)],
    retiredAt: row.retired_at?.toISOString() ?? null,
    successor: await named(knex, successorId, language),
    mergedInto: await named(knex, row.merged_into_id, language),
    ...counts,
  };
}

async function proposedSuccessor(knex: Knex, row: Variant): Promise<number | null> {
  const siblings = await knex('master_products')
    .where({ meta_master_id: row.meta_master_id, is_active: true })
    .select<Sibling[]>('id', 'position', {
      groupName: 'group_name',
      colorValueId: 'color_value_id',
    });
  const { id, group_name: groupName, color_value_id: colorValueId } = row;
  return nearestSuccessor({ id, groupName, colorValueId }, siblings)?.id ?? null;
}

async function named(
  knex: Knex,
  id: number | null,
  language: Language,
): Promise<View['successor']> {
  if (id === null) return null;
  const row: { id: number; code: string; name: string } | undefined = await knex('master_products')
    .where({ id })
    .first('id', 'code', { name: `name_${language}` });
  return row ?? null;
}
