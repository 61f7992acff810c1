import type { Knex } from 'knex';
import { readQuantity } from '#core/warehouse/read-quantity.ts';
import type { PutAwayScan } from '#core/warehouse/scan-at-put-away.ts';
import { query } from '../../platform/database/query.ts';
import type { Cipher } from '../../platform/identity/cipher.ts';
import { lookUpScan } from '../look-up-scan.ts';
import { waitingSql } from './put-away-view.ts';

const itemsSql = `
  select w.product_id as "productId", (w.on_hand - w.with_serial)::int as plain,
    w.with_serial > 0 as "hasUnits"
  from (${waitingSql}) w where w.product_id = any($2::int[]) order by plain desc, w.product_id`;
const unitSql = `
  select u.passport_id from (${waitingSql}) w
  join stock_units u on u.product_id = w.product_id and u.location_id = w.location_id
  where u.passport_id = $2`;
const openSql = 'select is_open as "isOpen" from stock_locations where id = $1';

/** What a scan is where goods go into bins, with what waits of it. */
export async function lookUpPutAway(
  db: Knex,
  cipher: Cipher,
  text: string,
  placeId: number,
): Promise<PutAwayScan> {
  const { quantity, code } = readQuantity(text);
  const scan = await lookUpScan(db, cipher, code, placeId);
  switch (scan.kind) {
    case 'bin': {
      const [bin] = await query<{ isOpen: boolean }>(db, openSql, [scan.binId]);
      return { kind: 'bin', binId: scan.binId, isOpen: bin?.isOpen ?? false };
    }
    case 'unit': {
      const { unitId, productId } = scan;
      const isWaiting = (await query(db, unitSql, [placeId, unitId])).length > 0;
      return { kind: 'unit', unitId, productId, isWaiting };
    }
    case 'product': {
      const rows = await query<{ productId: number; plain: number; hasUnits: boolean }>(
        db,
        itemsSql,
        [placeId, scan.productIds],
      );
      const items = rows.filter(({ plain }) => plain > 0);
      return { kind: 'product', items, quantity, hasUnits: rows.some((row) => row.hasUnits) };
    }
    case 'command':
      return scan;
    default:
      return { kind: 'other' };
  }
}
