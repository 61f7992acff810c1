import type { Knex } from 'knex';
import { classifyScan } from '#core/warehouse/classify-scan.ts';
import { commandOf } from '#core/warehouse/label-code.ts';
import { readQuantity } from '#core/warehouse/read-quantity.ts';
import type { ReturnScan } from '#core/warehouse/scan-at-return.ts';
import { serialDigest } from '../../devices/passports.ts';
import { query } from '../../platform/database/query.ts';
import type { Cipher } from '../../platform/identity/cipher.ts';
import { itemsOfCode } from '../../stock/items-of-code.ts';
import { stateOfGoods, unitOfOrder } from './load-return.ts';
import { findSource, type ReturnSource } from './return-source.ts';

export interface LookedUpReturn {
  readonly scan: ReturnScan;
  readonly source: ReturnSource | null;
  readonly passportId: number | null;
}

const passportSql = `
  select id from device_passports where serial_digest = decode($1, 'hex')`;

const nothing = { source: null, passportId: null } as const;

/**
 * What a scan is where goods come back; `orderId` is of the return that is open. Numbers of its devices come before all
 * else, as one of them may be a good EAN by chance (T-SCAN-9).
 */
export async function lookUpReturn(
  db: Knex,
  cipher: Cipher,
  text: string,
  orderId: number | null,
): Promise<LookedUpReturn> {
  const { quantity, code } = readQuantity(text);
  const read = classifyScan(code);
  if (read.kind === 'command') {
    const command = commandOf(read.code);
    return { scan: command ? { kind: 'command', command } : { kind: 'other' }, ...nothing };
  }
  const gs1Serial = read.kind === 'product' ? read.serial : null;
  const passportId = await passportOf(db, cipher, gs1Serial ?? code);
  if (orderId !== null && passportId !== null) {
    const unit = await unitOfOrder(db, orderId, passportId);
    const state = unit === undefined ? 'foreign' : unit.isBack ? 'back' : 'sold';
    return {
      scan: { kind: 'unit', state, productId: unit?.productId ?? null },
      source: null,
      passportId,
    };
  }
  const source = await findSource(db, code);
  if (source !== null) {
    const isSame = source.orderId === orderId;
    const state = await stateOfGoods(db, source.orderId);
    return { scan: { kind: 'source', isSame, state }, source, passportId: null };
  }
  // A number that nobody knows is of no device that was sold.
  if (gs1Serial !== null || read.kind === 'imei') return { scan: foreign, ...nothing };
  const productIds = await productsOf(db, read.kind === 'product' ? read.gtin : code);
  if (productIds.length > 0) return { scan: { kind: 'product', productIds, quantity }, ...nothing };
  const isNumber = read.kind !== 'product' && /^[A-Z0-9\-./]{8,40}$/i.test(code);
  return { scan: orderId !== null && isNumber ? foreign : { kind: 'other' }, ...nothing };
}

const foreign: ReturnScan = { kind: 'unit', state: 'foreign', productId: null };

const productsOf = async (db: Knex, code: string): Promise<readonly number[]> =>
  (await query<{ id: number }>(db, itemsOfCode('$1'), [code])).map(({ id }) => id);

async function passportOf(db: Knex, cipher: Cipher, text: string): Promise<number | null> {
  const label = /^D-(\d{1,9})$/i.exec(text.trim())?.[1];
  if (label !== undefined) return Number(label);
  const digest = serialDigest(cipher, text).toString('hex');
  const [row] = await query<{ id: number }>(db, passportSql, [digest]);
  return row?.id ?? null;
}
