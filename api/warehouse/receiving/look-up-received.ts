import type { Knex } from 'knex';
import { classifyScan } from '#core/warehouse/classify-scan.ts';
import { commandOf } from '#core/warehouse/label-code.ts';
import { readQuantity } from '#core/warehouse/read-quantity.ts';
import type { ReceivedScan, SerialState } from '#core/warehouse/scan-at-receiving.ts';
import { serialDigest } from '../../devices/passports.ts';
import { query } from '../../platform/database/query.ts';
import type { Cipher } from '../../platform/identity/cipher.ts';
import { itemsOfCode } from '../../stock/items-of-code.ts';

export interface LookedUp {
  readonly scan: ReceivedScan;
  /** The number of the device, where one was scanned. */
  readonly serial: string | null;
}

// A used piece is one of a kind and comes in by the buy-back, not by a supplier's code.
const productsSql = `
  select p.id, v.device_model_id is not null or exists (
      select from location_stock s where s.product_id = p.id and s.with_serial > 0) as "needsSerial"
  from products p join master_products v on v.id = p.master_product_id
  where p.id in (${itemsOfCode('$1')}) and not p.is_single_unit and v.merged_into_id is null
  order by p.condition = 'new' desc, p.id`;
const inHouseSql = `
  select u.passport_id from device_passports d join stock_units u on u.passport_id = d.id
  where d.serial_digest = decode($1, 'hex') and u.location_id is not null`;

interface Found {
  readonly id: number;
  readonly needsSerial: boolean;
}

/** What a scan at a delivery is; a product's code comes before a number, except where a number is waited for. */
export async function lookUpReceived(
  db: Knex,
  cipher: Cipher,
  text: string,
  isHeld: boolean,
): Promise<LookedUp> {
  const { quantity, code } = readQuantity(text);
  const read = classifyScan(code);
  if (read.kind === 'command') {
    const command = commandOf(read.code);
    return { scan: command ? { kind: 'command', command } : { kind: 'other' }, serial: null };
  }
  if (read.kind === 'product') {
    const found = await query<Found>(db, productsSql, [read.gtin]);
    // A thirteen-digit serial number may be a good EAN by chance (T-SCAN-9).
    if (found.length === 0 && isHeld) return numberOf(db, cipher, code);
    const serial = read.serial === null ? null : await serialState(db, cipher, read.serial);
    return { scan: productOf(found, quantity, serial), serial: read.serial };
  }
  if (read.kind === 'imei') return numberOf(db, cipher, read.imei);
  const found = await query<Found>(db, productsSql, [code]);
  if (found.length > 0) return { scan: productOf(found, quantity, null), serial: null };
  return numberOf(db, cipher, code);
}

const productOf = (
  found: readonly Found[],
  quantity: number,
  serial: SerialState | null,
): ReceivedScan => ({
  kind: 'product',
  productIds: found.map(({ id }) => id),
  quantity,
  needsSerial: found[0]?.needsSerial ?? false,
  serial,
});

async function numberOf(db: Knex, cipher: Cipher, text: string): Promise<LookedUp> {
  if (!/^[A-Z0-9\-./ ]{6,40}$/i.test(text)) return { scan: { kind: 'other' }, serial: null };
  const serial = await serialState(db, cipher, text);
  return { scan: { kind: 'serial', serial }, serial: text };
}

/** Fifteen digits are an IMEI, and have to pass its check; nothing is in the house twice. */
async function serialState(db: Knex, cipher: Cipher, text: string): Promise<SerialState> {
  const digits = text.replaceAll(/[\s\-./]/g, '');
  if (/^\d{15}$/.test(digits) && classifyScan(digits).kind !== 'imei') return 'wrong';
  const digest = serialDigest(cipher, text).toString('hex');
  return (await query(db, inHouseSql, [digest])).length > 0 ? 'known' : 'new';
}
