import type { Knex } from 'knex';
import { classifyScan } from '#core/warehouse/classify-scan.ts';
import { commandOf } from '#core/warehouse/label-code.ts';
import type { PickScan } from '#core/warehouse/scan-at-pick.ts';
import { serialDigest } from '../devices/passports.ts';
import { query } from '../platform/database/query.ts';
import type { Cipher } from '../platform/identity/cipher.ts';
import { itemsOfCode } from '../stock/items-of-code.ts';

/** A device that is in the house, by its serial number. */
export interface FoundUnit {
  readonly passportId: number;
  readonly productId: number;
  readonly locationId: number;
  /** The order in whose crate it lies. */
  readonly heldBy: string | null;
}

const unitSql = `
  select u.passport_id as "passportId", u.product_id as "productId", u.location_id as "locationId",
    (select o.number from pick_pieces c join pick_lines l on l.id = c.pick_line_id
      join picks p on p.id = l.pick_id join orders o on o.id = p.order_id
      where c.passport_id = u.passport_id and p.status not in ('cancelled', 'packed')
      order by c.id desc limit 1) as "heldBy"
  from device_passports d join stock_units u on u.passport_id = d.id
  where d.serial_digest = decode($1, 'hex') and u.location_id is not null`;

/** The device of a serial number or IMEI, known by a keyed hash of it alone. */
async function findUnit(db: Knex, cipher: Cipher, serial: string): Promise<FoundUnit | undefined> {
  const digest = serialDigest(cipher, serial).toString('hex');
  const [row] = await query<FoundUnit>(db, unitSql, [digest]);
  return row;
}

const passportSql = unitSql.replace("d.serial_digest = decode($1, 'hex')", 'd.id = $1');

/** The device whose passport's label was scanned; null for every other text. */
async function findByPassport(db: Knex, text: string): Promise<PickScan | null> {
  const id = /^D-(\d{1,9})$/i.exec(text.trim())?.[1];
  if (id === undefined) return null;
  const [unit] = await query<FoundUnit>(db, passportSql, [Number(id)]);
  if (!unit) return { kind: 'unknown_serial' };
  return { kind: 'unit', unitId: unit.passportId, productId: unit.productId, heldBy: unit.heldBy };
}

/** Stock items of a bar code, whose spellings `readGtin` made one, or of the shop's own code. */
async function findProducts(db: Knex, code: string): Promise<number[]> {
  const rows = await query<{ id: number }>(db, itemsOfCode('$1'), [code]);
  return rows.map(({ id }) => id);
}

const crateSql = `
  select c.code, p.id as "pickId", o.number as "orderNumber"
  from stock_locations c
  left join crate_bindings b on b.crate_id = c.id
  left join picks p on p.id = b.pick_id
  left join orders o on o.id = p.order_id
  where c.code = $1 and c.kind = 'crate' and c.place_id = $2 and c.is_open`;

interface CrateRow {
  readonly code: string;
  readonly pickId: number | null;
  readonly orderNumber: string | null;
}

/** A crate of a place with the order that it is bound to. */
async function findCrate(db: Knex, code: string, placeId: number): Promise<CrateRow | undefined> {
  const [row] = await query<CrateRow>(db, crateSql, [code, placeId]);
  return row;
}

const binSql = `
  select id from stock_locations where code = $1 and kind = 'bin' and place_id = $2`;

/**
 * Tells what a scanned text is and asks the database for it. A device that is known by the number comes first, also
 * where the number is a good EAN by chance (T-SCAN-9).
 */
export async function lookUpScan(
  db: Knex,
  cipher: Cipher,
  text: string,
  placeId: number,
): Promise<PickScan> {
  const scan = classifyScan(text);
  switch (scan.kind) {
    case 'crate': {
      const crate = await findCrate(db, scan.code, placeId);
      return crate ? { kind: 'crate', ...crate } : { kind: 'other' };
    }
    case 'location': {
      const [bin] = await query<{ id: number }>(db, binSql, [scan.code, placeId]);
      return bin ? { kind: 'bin', binId: bin.id } : { kind: 'other' };
    }
    case 'command': {
      const command = commandOf(scan.code);
      return command ? { kind: 'command', command } : { kind: 'other' };
    }
    case 'product':
      return lookUpThing(db, cipher, scan.serial ?? text, scan.gtin);
    case 'imei':
      return lookUpThing(db, cipher, scan.imei, scan.imei);
    case 'serial':
      return lookUpThing(db, cipher, scan.serial, scan.serial);
    case 'unknown':
      return lookUpThing(db, cipher, scan.text, scan.text);
    case 'device':
      // A serial number may begin the same way.
      return (await findByPassport(db, text)) ?? lookUpThing(db, cipher, text.trim(), text.trim());
    default:
      return { kind: 'other' };
  }
}

async function lookUpThing(
  db: Knex,
  cipher: Cipher,
  serial: string,
  code: string,
): Promise<PickScan> {
  const unit = await findUnit(db, cipher, serial);
  if (unit) {
    const { passportId: unitId, productId, heldBy } = unit;
    return { kind: 'unit', unitId, productId, heldBy };
  }
  const productIds = await findProducts(db, code);
  if (productIds.length > 0) return { kind: 'product', productIds };
  // Long enough for the number of a device that nobody has received.
  return /^[A-Z0-9\-./]{8,40}$/i.test(serial) ? { kind: 'unknown_serial' } : { kind: 'other' };
}
