import type { Knex } from 'knex';
import { readGtin } from '#core/search/gtin.ts';
import { readQuantity } from '#core/warehouse/read-quantity.ts';
import type { TransferScan } from '#core/warehouse/scan-at-transfer.ts';
import { query } from '../../platform/database/query.ts';
import type { Cipher } from '../../platform/identity/cipher.ts';
import { lookUpScan } from '../look-up-scan.ts';
import type { TransferHead } from './load-transfer.ts';

/** Locations out of which a scan at a transfer takes things: the sender's bins, afterwards the way. */
export const sourceSql = `
  select l.id, l.walk_order, l.code from stock_locations l
  join stock_transfers t on t.id = $1
  where case when t.status = 'packing'
    then l.place_id = t.from_place_id and l.kind = 'bin' and ($2::int is null or l.id = $2)
    else l.id = t.transit_id end`;

const isCertain = (p: string): string =>
  `(not ${p}.is_single_unit or ${p}.barcode = any($4::text[]) or cardinality($3::int[]) = 1)`;
// The code of a variant is that of all its used pieces: which of them it is only their own codes say.
const itemsSql = `
  select s.product_id as "productId",
    coalesce(sum(s.on_hand - s.with_serial) filter (where ${isCertain('p')}), 0)::int as plain,
    sum(s.with_serial) > 0 or not bool_and(${isCertain('p')}) as "hasUnits"
  from location_stock s join (${sourceSql}) w on w.id = s.location_id
  join products p on p.id = s.product_id
  where s.product_id = any($3::int[]) group by 1 order by plain desc, 1`;

// What lies on the way was scanned by the sender; what lies at the receiver by its last movement came from there.
const unitSql = `
  select case
      when u.location_id in (select id from (${sourceSql}) w) then 'here'
      when t.status = 'packing' and u.location_id = t.transit_id then 'done'
      when t.status = 'on_way' and (select m.from_id from stock_movements m
        where m.passport_id = u.passport_id order by m.id desc limit 1) = t.transit_id then 'done'
      else 'elsewhere' end as "where"
  from stock_units u join stock_transfers t on t.id = $1 where u.passport_id = $3`;

/** What a scan at a transfer is, with what may be scanned of it now. */
export async function lookUpTransferred(
  db: Knex,
  cipher: Cipher,
  text: string,
  { id, binId, fromPlaceId }: TransferHead,
): Promise<TransferScan> {
  const { quantity, code } = readQuantity(text);
  const scan = await lookUpScan(db, cipher, code, fromPlaceId);
  switch (scan.kind) {
    case 'bin':
    case 'command':
      return scan;
    case 'unit': {
      const { unitId, productId } = scan;
      const asked = [id, binId, unitId];
      const [found] = await query<{ where: 'here' | 'done' | 'elsewhere' }>(db, unitSql, asked);
      return { kind: 'unit', unitId, productId, where: found?.where ?? 'elsewhere' };
    }
    case 'product': {
      const gtin = readGtin(code);
      const codes = gtin.ok ? [code, gtin.value] : [code];
      const asked = [id, binId, scan.productIds, codes];
      type Item = { productId: number; plain: number; hasUnits: boolean };
      const rows = await query<Item>(db, itemsSql, asked);
      const items = rows.map(({ productId, plain }) => ({ productId, plain }));
      return { kind: 'product', items, quantity, hasUnits: rows.some((row) => row.hasUnits) };
    }
    case 'crate':
    case 'unknown_serial':
    case 'other':
      return { kind: 'other' };
  }
}
