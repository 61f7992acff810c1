import { setImmediate as nextTurn } from 'node:timers/promises';
import { copyLines } from '../../platform/database/copy-rows.ts';
import type { Executor } from '../../platform/database/executor.ts';
import { loadInBulk } from '../../platform/database/load-in-bulk.ts';
import type { Report } from '../report.ts';
import { shopTables, type FamilyRows, type ShopTable } from './family-rows.ts';
import type { ShopFamily } from './shop-family.ts';

const tables = Object.keys(shopTables) as ShopTable[]; // the keys of the literal
/** The largest first, so that no connection is left alone with it at the end. */
const bySize: readonly ShopTable[] = ['stock_movements', 'product_attributes', 'master_products'];
/** What the ledger of movements comes to, which is made once all of it is there. */
const ofLedger = ['stock', 'location_stock', 'stock_units'];
const inOrder = [...bySize, ...tables.filter((table) => !bySize.includes(table))];
const columnsOf = (table: ShopTable) => shopTables[table].split(' ');

/** Families that are written while the next ones are made: few enough to be forgotten while young. */
const familiesAtOnce = 1_000;
/** Families that are made before the connections have their turn. */
const familiesAtATurn = 100;
/** Families between two lines of progress. */
const familiesBetweenReports = 20_000;

/** Writes families in bulk into tables that have none, and reports how far it is. */
export async function writeFamilies(
  executor: Executor,
  rows: FamilyRows,
  families: Iterable<ShopFamily>,
  report: Report,
): Promise<void> {
  await loadInBulk(executor, [...inOrder, ...ofLedger], 'everything', async () => {
    await copyFamilies(executor, rows, families, report);
    await executor.run(async (trx) => {
      await trx.raw('select stock_from_ledger()');
    });
    report(`  ${String(rows.products)} products; now their indexes …`);
  });
  const counted = ['meta_masters', 'master_products', 'products', 'device_passports'];
  await executor.run(async (trx) => {
    for (const table of counted) {
      await trx.raw(
        `select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table}`,
      );
    }
  });
}

async function copyFamilies(
  executor: Executor,
  rows: FamilyRows,
  families: Iterable<ShopFamily>,
  report: Report,
): Promise<void> {
  let writing = Promise.resolve();
  let made = 0;
  const write = async () => {
    await writing;
    const taken = rows.take();
    const filled = inOrder.filter((table) => taken[table].length > 0);
    writing = executor.runAll(
      filled.map((table) => (trx) => copyLines(trx, table, columnsOf(table), taken[table])),
    );
    // What fails is thrown where it is waited for.
    writing.catch(() => undefined);
  };
  for (const family of families) {
    rows.add(family);
    made += 1;
    if (made % familiesAtOnce === 0) await write();
    else if (made % familiesAtATurn === 0) await nextTurn();
    if (made % familiesBetweenReports === 0) report(`  ${String(rows.products)} products …`);
  }
  await write();
  await writing;
}
