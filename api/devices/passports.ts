import type { Knex } from 'knex';
import type { Cipher } from '../platform/identity/cipher.ts';

/** What happened to a device; the kinds that the table device_passport_events knows. */
export interface PassportEvent {
  readonly kind: 'bought_back' | 'inspected' | 'listed' | 'sold';
  readonly at: Date;
}

/** Letters and digits alone: the same number is the same device however it was written. */
const keyOf = (serial: string): string => serial.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** Keyed hash of a device's number: tells whether it is the same one, and nothing else of it. */
export const serialDigest = (cipher: Cipher, serial: string): Buffer =>
  cipher.digest(`serial ${keyOf(serial)}`);

/**
 * Finds the passport of a device by its serial number or IMEI, or opens one. Only a keyed hash and the
 * last four characters of the number are kept (DECISIONS "Buy-back"). Returns the passport's id.
 */
export async function openPassport(trx: Knex, cipher: Cipher, serial: string): Promise<number> {
  const { rows } = await trx.raw<{ rows: { id: number }[] }>(
    `insert into device_passports (serial_digest, serial_last4) values (:digest, :last4)
     on conflict (serial_digest) do update set serial_last4 = excluded.serial_last4
     returning id`,
    { digest: serialDigest(cipher, serial), last4: keyOf(serial).slice(-4) },
  );
  const [passport] = rows;
  if (!passport) throw new Error('a passport got no id');
  return passport.id;
}

/** The same, and writes what happened to the device. */
export async function recordInPassport(
  trx: Knex,
  cipher: Cipher,
  serial: string,
  events: readonly PassportEvent[],
): Promise<number> {
  const id = await openPassport(trx, cipher, serial);
  await trx('device_passport_events').insert(
    events.map(({ kind, at }) => ({ passport_id: id, kind, at })),
  );
  return id;
}
