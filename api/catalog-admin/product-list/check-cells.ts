import { toSnake } from '#core/contract/casing.ts';
import type { CellValue } from '#core/grid/grid-definition.ts';
import { permissionOfField } from '#core/catalog/field-permissions.ts';
import type { Permission } from '#core/permissions/roles.ts';
import { isProductCell, productCells, type ProductCell } from '#core/catalog/product-cells.ts';
import type { StoredCell } from '../../platform/resources/last-changes.ts';
import type { RefusedCell, RowChange } from '../../platform/resources/server-grid.ts';
import type { LockedProduct } from './locked-products.ts';

/** What is to be written of one variant; a column that stays is left out. */
export interface CheckedProduct {
  readonly product: LockedProduct;
  readonly cells: Partial<Record<ProductCell, CellValue>>;
}

/** What a block comes to before it is written. */
export interface CheckedBlock {
  readonly rows: readonly CheckedProduct[];
  readonly refused: readonly RefusedCell[];
  /** Cells that are as asked for afterwards, those that were so before among them. */
  readonly applied: number;
}

export interface Known {
  readonly locked: ReadonlyMap<number, LockedProduct>;
  readonly changed: ReadonlyMap<number, ReadonlySet<ProductCell>>;
  /** EAN → the variant that has it. */
  readonly eans: ReadonlyMap<string, number>;
  /** Of whoever writes; cells of others' work are refused. */
  readonly permissions: readonly Permission[];
}

/** Parts a block of cells into what can be written and what is refused, with the reason. */
export function checkCells(asked: readonly RowChange[], known: Known): CheckedBlock {
  const refused: RefusedCell[] = [];
  const eans = new Map(known.eans);
  let applied = 0;
  const rows = asked.flatMap((row): CheckedProduct[] => {
    const product = known.locked.get(row.id);
    const cells: Partial<Record<ProductCell, CellValue>> = {};
    for (const [column, value] of Object.entries(row.changes)) {
      const cell = product
        ? checkCell(product, row, { column, value }, known, eans)
        : 'unknown_row';
      if (typeof cell === 'string') refused.push({ id: row.id, column, phrase: cell });
      else if ('theirs' in cell) refused.push({ id: row.id, column, ...cell });
      else {
        applied += 1;
        if (product && cell.value !== product.cells[cell.column]) cells[cell.column] = cell.value;
      }
    }
    return product && Object.keys(cells).length > 0 ? [{ product, cells }] : [];
  });
  return { rows, refused, applied };
}

type Checked =
  | string
  | { readonly phrase: string; readonly theirs: CellValue; readonly stored: StoredCell }
  | { readonly column: ProductCell; readonly value: CellValue };

function checkCell(
  { id, item, isRetired, cells }: LockedProduct,
  { overwrite }: RowChange,
  { column, value }: { readonly column: string; readonly value: CellValue },
  { changed, permissions }: Known,
  eans: Map<string, number>,
): Checked {
  if (!isProductCell(column)) return 'not_editable';
  if (!permissions.includes(permissionOfField(column))) return 'not_your_field';
  if (column === 'newPrice' && !item) return 'no_new_item';
  if (column === 'isActive' && isRetired && value === true) return 'life_retired';
  const parsed = productCells[column].safeParse(value);
  if (!parsed.success) {
    return value === null ? 'required' : (parsed.error.issues[0]?.message ?? 'invalid_value');
  }
  const theirs = cells[column];
  const isMeanwhile = changed.get(id)?.has(column) === true && !overwrite.includes(column);
  if (isMeanwhile && theirs !== parsed.data) {
    return { phrase: 'changed_meanwhile', theirs, stored: storedCell({ id, item }, column) };
  }
  if (column === 'ean' && typeof parsed.data === 'string') {
    if ((eans.get(parsed.data) ?? id) !== id) return 'already_used';
    eans.set(parsed.data, id);
  }
  return { column, value: parsed.data };
}

/** Where a cell stands; its row's version is of the variant and its item together, so any change of it counts. */
const storedCell = (
  { id, item }: Pick<LockedProduct, 'id' | 'item'>,
  column: ProductCell,
): StoredCell =>
  column === 'newPrice' && item
    ? { table: 'products', rowId: item.id, column: 'price', seen: null }
    : { table: 'master_products', rowId: id, column: toSnake(column), seen: null };
