import type { Knex } from 'knex';
import type { DeviceKind } from '#core/buyback/device-kind.ts';
import { readRepairSerial } from '#core/service/repair-serial.ts';
import { openPassport } from '../devices/passports.ts';
import type { Cipher, CipherPlace } from '../platform/identity/cipher.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';

/** Columns of `repair_identities`, all encrypted. */
export const repairIdentityColumns = ['serial', 'unlock_code'] as const;
export type RepairSecret = (typeof repairIdentityColumns)[number];

const placeOf = (column: RepairSecret, rowId: number): CipherPlace => ({
  table: 'repair_identities',
  column,
  rowId,
});

/** The number of a device as it is kept; see `readRepairSerial`. */
export function readSerial(
  typed: string,
  kind: DeviceKind | null,
  isRequired: boolean,
): string | null {
  const read = readRepairSerial(typed, kind, isRequired);
  if (!read.ok) throw new FieldRefusal({ serial: [read.error] });
  return read.value;
}

export type RepairSecrets = Readonly<Record<RepairSecret, string | null>>;

/** Encrypts and stores what is new of a device's number and of what opens it; null leaves what is known. */
export async function storeSecrets(
  trx: Knex,
  cipher: Cipher,
  repairId: number,
  secrets: RepairSecrets,
): Promise<void> {
  const hidden = Object.fromEntries(
    repairIdentityColumns.flatMap((column) => {
      const text = secrets[column];
      return text === null ? [] : [[column, cipher.encrypt(placeOf(column, repairId), text)]];
    }),
  );
  if (Object.keys(hidden).length === 0) return;
  await trx('repair_identities')
    .insert({ repair_id: repairId, ...hidden })
    .onConflict('repair_id')
    .merge(hidden);
}

/** The passport of a device by its number; null where nobody has read the number. */
export const passportOf = (trx: Knex, cipher: Cipher, serial: string | null) =>
  serial === null ? null : openPassport(trx, cipher, serial);

/** One secret in the clear; null where it was wiped or never given. */
export async function readSecret(
  db: Knex,
  cipher: Cipher,
  repairId: number,
  column: RepairSecret,
): Promise<string | null> {
  const row = await db('repair_identities')
    .where({ repair_id: repairId })
    .first<Readonly<Record<RepairSecret, Buffer | null>> | undefined>(repairIdentityColumns);
  const value = row?.[column] ?? null;
  return value === null ? null : cipher.decrypt(placeOf(column, repairId), value);
}
