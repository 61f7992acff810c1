import type { Knex } from 'knex';
import {
  changedNames,
  countDoubles,
  type FactsByColumn,
  type NameChange,
} from '#core/catalog/bulk-names.ts';
import { permissions } from '#core/permissions/roles.ts';
import { isProductCell } from '#core/catalog/product-cells.ts';
import type { RowChange } from '../../platform/resources/server-grid.ts';
import { checkCells, type CheckedProduct } from '../product-list/check-cells.ts';
import { lockProducts } from '../product-list/locked-products.ts';
import { readFacts } from './bulk-facts.ts';
import type { Plan, PlannedRow } from './planned.ts';

/** A change of cells that the list of products has. */
export type CellChange = NameChange | { readonly kind: 'activate'; readonly isActive: boolean };

export interface CellPlan extends Plan {
  readonly checked: readonly CheckedProduct[];
}

/** Works out what becomes of variants, which stay locked, by the checks of the list's own cells. */
export async function planCells(
  trx: Knex.Transaction,
  change: CellChange,
  ids: readonly number[],
): Promise<CellPlan> {
  const locked = await lockProducts(trx, ids);
  const facts = await readFacts(trx, [...locked.keys()]);
  const asked = [...locked.values()].flatMap(({ id, version }): RowChange[] => {
    const known = facts.get(id);
    return known ? [{ id, version, changes: cellsOf(change, known), overwrite: [] }] : [];
  });
  const { rows, refused } = checkCells(asked, {
    locked,
    changed: new Map(),
    eans: new Map(),
    // Its own call has asked for the right to this change.
    permissions,
  });
  const refusedIds = new Set(refused.map(({ id }) => id));
  // A row is changed whole or not at all.
  const checked = rows.filter(({ product }) => !refusedIds.has(product.id));
  const codeOf = (id: number) => facts.get(id)?.nameCs.code ?? '';
  return {
    checked,
    rows: checked.map((row) => plannedRow(row, codeOf(row.product.id))),
    same: locked.size - checked.length - refusedIds.size,
    refused: refused.map(({ id, phrase }) => ({ id, code: codeOf(id), phrase })),
    doubles: change.kind === 'activate' ? 0 : doublesOf(asked),
    forTwo: 0,
  };
}

const cellsOf = (change: CellChange, facts: FactsByColumn): RowChange['changes'] =>
  change.kind === 'activate' ? { isActive: change.isActive } : changedNames(change, facts);

const plannedRow = ({ product, cells }: CheckedProduct, code: string): PlannedRow => ({
  id: product.id,
  code,
  name: String(product.cells.nameCs),
  cells: Object.entries(cells).flatMap(([column, after]) =>
    isProductCell(column) ? [{ column, before: product.cells[column], after }] : [],
  ),
});

/** Rows whose name is another row's as well, in the language where that is worse. */
function doublesOf(asked: readonly RowChange[]): number {
  const inColumn = (column: string) =>
    countDoubles(
      asked.flatMap(({ changes }) => {
        const name = changes[column];
        return typeof name === 'string' ? [name] : [];
      }),
    );
  return Math.max(inColumn('nameCs'), inColumn('nameRo'));
}
