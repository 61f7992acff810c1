import type { Knex } from 'knex';
import type { z } from 'zod';
import type { repairDeskEndpoints } from '#core/contract/repairs-desk.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import { billOf, cancelBill, isBillPaid } from './bill.ts';
import { replaceLines, type NewLine } from './repair-lines.ts';
import { letPartsGo } from './repair-parts.ts';
import type { RepairModel } from './repair-model.ts';

type Typed = z.output<(typeof repairDeskEndpoints)['admin-repair-lines']['body']>['lines'];

/**
 * Writes down what is to be done to a locked repair. What was agreed before is open again: parts that were promised are let
 * go, and a bill that nobody paid is cancelled; one that is paid stands, and its lines with it.
 */
export async function writeLines(
  trx: Knex.Transaction,
  deps: Dependencies,
  row: RepairModel,
  typed: Typed,
  at: Date,
): Promise<void> {
  const bill = await billOf(trx, row);
  if (bill && isBillPaid(bill)) throw new Refusal(409, 'repair_move_refused');
  await cancelBill(trx, deps, row, at);
  await letPartsGo(trx, deps, row);
  await replaceLines(trx, row.id, await namedLines(trx, typed));
  await row.$query(trx).patch({ version: row.version + 1 });
}

/** Names that were left empty are those of the operation or of the stock item. */
async function namedLines(trx: Knex, typed: Typed): Promise<NewLine[]> {
  const operations = await namesIn(
    trx,
    'service_operations',
    typed,
    ({ operationId }) => operationId,
  );
  const products = await namesOfProducts(trx, typed);
  return typed.map((line, at) => {
    const known =
      line.productId === null
        ? operations.get(line.operationId ?? 0)
        : products.get(line.productId);
    const refuse = (field: string) =>
      new FieldRefusal({ lines: { [String(at)]: { [field]: ['unknown_choice'] } } });
    if (line.operationId !== null && !operations.has(line.operationId)) throw refuse('operationId');
    if (line.productId !== null && !products.has(line.productId)) throw refuse('productId');
    const name = line.name === '' ? known : { cs: line.name, ro: line.name };
    if (!name) {
      throw new FieldRefusal({ lines: { [String(at)]: { name: ['required'] } } });
    }
    return {
      kind: line.kind,
      operation_id: line.operationId,
      product_id: line.productId,
      name,
      price: line.price,
      warranty_months: line.warrantyMonths,
    };
  });
}

interface Names {
  readonly cs: string;
  readonly ro: string;
}
type NameRow = { readonly id: number; readonly name_cs: string; readonly name_ro: string };

const byId = (rows: readonly NameRow[]): ReadonlyMap<number, Names> =>
  new Map(rows.map(({ id, name_cs: cs, name_ro: ro }) => [id, { cs, ro }]));

async function namesIn(
  trx: Knex,
  table: 'service_operations',
  typed: Typed,
  idOf: (line: Typed[number]) => number | null,
): Promise<ReadonlyMap<number, Names>> {
  const ids = typed.flatMap((line) => idOf(line) ?? []);
  return byId(await trx(table).whereIn('id', ids).select<NameRow[]>('id', 'name_cs', 'name_ro'));
}

async function namesOfProducts(trx: Knex, typed: Typed): Promise<ReadonlyMap<number, Names>> {
  const ids = typed.flatMap(({ productId }) => productId ?? []);
  const rows = await trx('products as p')
    .join('master_products as m', 'm.id', 'p.master_product_id')
    .whereIn('p.id', ids)
    .select<NameRow[]>('p.id', 'm.name_cs', 'm.name_ro');
  return byId(rows);
}
