import type { Knex } from 'knex';
import type { CellValue } from '#core/grid/grid-definition.ts';
import { codesOf, type ProductCode } from '#core/catalog/product-codes.ts';
import type { ProductCell } from '#core/catalog/product-cells.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Rows } from '../../platform/database/rows.ts';

type VariantRow = Pick<
  Rows['master_products'],
  | 'id'
  | 'meta_master_id'
  | 'name_cs'
  | 'name_ro'
  | ProductCode
  | 'is_active'
  | 'retired_at'
  | 'version'
>;

/** The stock item that a variant is sold as new by. */
export interface NewItem {
  readonly id: number;
  readonly master_product_id: number;
  readonly price: number;
  readonly reduced_at: Date | null;
  readonly version: number;
}

/** A variant as it is, locked until the transaction ends. */
export interface LockedProduct {
  readonly id: number;
  readonly familyId: number;
  readonly version: number;
  readonly item: NewItem | null;
  /** One that is retired is brought back by its own call. */
  readonly isRetired: boolean;
  readonly cells: Readonly<Record<ProductCell, CellValue>>;
}

/** Locks variants and their new stock items in the order of their ids; two statements. */
export async function lockProducts(
  trx: Knex.Transaction,
  given: readonly number[],
): Promise<ReadonlyMap<number, LockedProduct>> {
  const ids = [...given];
  const variants = await trx('master_products')
    .whereIn('id', ids)
    .orderBy('id')
    .forUpdate()
    .select<VariantRow[]>('*')
    .catch(askToComeAgain);
  const items = await trx('products')
    .whereIn('master_product_id', ids)
    .where({ condition: 'new', is_single_unit: false })
    .whereNull('sold_at')
    .orderBy('id')
    .forUpdate()
    .select<NewItem[]>('id', 'master_product_id', 'price', 'reduced_at', 'version');
  const itemOf = new Map(items.map((item) => [item.master_product_id, item]));
  return new Map(variants.map((row) => [row.id, locked(row, itemOf.get(row.id) ?? null)]));
}

const timedOut = '57014';

/** Others keep the rows for longer than a statement may wait: nothing was begun. */
function askToComeAgain(error: unknown): never {
  if (error instanceof Error && Reflect.get(error, 'code') === timedOut) {
    throw new Refusal(503, 'shop_busy', { headers: { 'Retry-After': '3' } });
  }
  throw error;
}

const locked = (row: VariantRow, item: NewItem | null): LockedProduct => ({
  id: row.id,
  familyId: row.meta_master_id,
  version: row.version + (item?.version ?? 0),
  item,
  isRetired: row.retired_at !== null,
  cells: {
    nameCs: row.name_cs,
    nameRo: row.name_ro,
    ...codesOf(row),
    newPrice: item?.price ?? null,
    isActive: row.is_active,
  },
});
