import type { Knex } from 'knex';
import { codeNames } from '#core/catalog/product-codes.ts';
import { isProductCell, productCells, type ProductCell } from '#core/catalog/product-cells.ts';
import type { RowChange } from '../../platform/resources/server-grid.ts';
import type { LockedProduct } from './locked-products.ts';
import type { Rows } from '../../platform/database/rows.ts';

type EntryRow = Pick<Rows['change_entries'], 'table_name'> & {
  readonly asked: number;
  readonly version: number;
  readonly columns: readonly string[];
};

const cellOf: Readonly<Record<string, ProductCell>> = {
  'master_products.name_cs': 'nameCs',
  'master_products.name_ro': 'nameRo',
  ...Object.fromEntries(codeNames.map((name) => [`master_products.${name}`, name])),
  'master_products.is_active': 'isActive',
  'products.price': 'newPrice',
};

const everyCell = new Set(Object.keys(productCells).filter(isProductCell));

const entries = `
  select g.asked, e.table_name, e.version,
    coalesce(array(select jsonb_object_keys(e.after)), '{}') as columns
  from unnest(:ids::integer[], :items::integer[]) as g (asked, item)
  join change_entries e on e.op = 'update' and e.version is not null and (
    (e.table_name = 'master_products' and e.row_id = g.asked)
    or (e.table_name = 'products' and e.row_id = g.item))
  order by e.id desc`;

/**
 * Which columns of stale rows were changed since the writer read them: of as many of the latest
 * recorded versions as the row is ahead. Where not all of them are recorded, all may have changed.
 */
export async function changedSince(
  trx: Knex.Transaction,
  asked: readonly RowChange[],
  locked: ReadonlyMap<number, LockedProduct>,
): Promise<ReadonlyMap<number, ReadonlySet<ProductCell>>> {
  const stale = asked.filter(({ id, version }) => {
    const row = locked.get(id);
    return row !== undefined && row.version !== version;
  });
  if (stale.length === 0) return new Map();
  const { rows } = await trx.raw<{ rows: EntryRow[] }>(entries, {
    ids: stale.map(({ id }) => id),
    items: stale.map(({ id }) => locked.get(id)?.item?.id ?? 0),
  });
  return new Map(
    stale.map(({ id, version }) => {
      const ahead = (locked.get(id)?.version ?? 0) - version;
      return [
        id,
        cellsOf(
          rows.filter((entry) => entry.asked === id),
          ahead,
        ),
      ];
    }),
  );
}

function cellsOf(latest: readonly EntryRow[], ahead: number): ReadonlySet<ProductCell> {
  const versions = new Set<string>();
  const cells = new Set<ProductCell>();
  for (const { table_name, version, columns } of latest) {
    const name = `${table_name} ${String(version)}`;
    if (!versions.has(name) && versions.size === ahead) return cells;
    versions.add(name);
    for (const column of columns) {
      const cell = cellOf[`${table_name}.${column}`];
      if (cell) cells.add(cell);
    }
  }
  return ahead > 0 && versions.size === ahead ? cells : everyCell;
}
