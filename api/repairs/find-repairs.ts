import type { Knex } from 'knex';
import { parsePhone } from '#core/identity/phone.ts';
import type { MarketCode } from '#core/market/market.ts';
import { isRepairNumber } from '#core/orders/order-number.ts';
import { readPickUpCode } from '#core/reservations/pick-up-code.ts';
import { serialDigest } from '../devices/passports.ts';
import type { Cipher } from '../platform/identity/cipher.ts';
import { RepairModel } from './repair-model.ts';

const most = 20;

/**
 * Repairs by what somebody at the counter knows or scans: the number, the code by which the device is fetched, the whole
 * phone number or mail of its customer, or the number of the device. Newest first, at most twenty.
 */
export async function findRepairs(
  db: Knex,
  { cipher, market }: { readonly cipher: Cipher; readonly market: { readonly code: MarketCode } },
  typed: string,
): Promise<RepairModel[]> {
  const text = typed.trim();
  const digits = text.replaceAll(/\s/gu, '');
  const query = RepairModel.query(db)
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(most);
  if (isRepairNumber(digits)) return query.where('number', digits);
  const code = readPickUpCode(text);
  if (code !== null) return query.where('hand_out_code', code);
  if (text.includes('@')) return query.where('e_mail', text);
  const phone = parsePhone(text, market.code);
  return query.where((either) => {
    void either.whereRaw(
      'passport_id in (select id from device_passports where serial_digest = ?)',
      [serialDigest(cipher, text)],
    );
    if (phone.ok) void either.orWhereRaw("contact->>'phoneNumber' = ?", [phone.value]);
  });
}
