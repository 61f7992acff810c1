import type { Knex } from 'knex';
import type { RuleContext } from '#core/contract/endpoint.ts';
import { payoutAccount } from '#core/contract/seller-checks.ts';
import { parseBirthNumber } from '#core/identity/birth-number.ts';
import { maskBankAccount, maskBirthNumber, maskIdentity } from '#core/identity/mask-identity.ts';
import type { MarketCode } from '#core/market/market.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { Cipher, CipherPlace } from '../platform/identity/cipher.ts';
import type { BuyoutDevice, CustomerData } from './seller.ts';

/** Columns of `buyback_identities`, all encrypted. */
export const identityColumns = [
  'personal_identification_number',
  'identity_card',
  'bank_account',
  'imei',
  'serial_number',
] as const;
type Column = (typeof identityColumns)[number];
type IdentityRow = Readonly<Record<Column, Buffer | null>>;

/** Identity data in the clear; lives only as long as a request. */
export interface Identity {
  readonly personalIdentificationNumber: string;
  readonly identityCardNumber: string;
  readonly bankAccount: string;
  readonly imei: string | null;
  readonly serialNumber: string | null;
}

/** The fields by their names on the wire. */
export const identityKeys = {
  personal_identification_number: 'personalIdentificationNumber',
  identity_card_number: 'identityCardNumber',
  bank_account: 'bankAccount',
  imei: 'imei',
  serial_number: 'serialNumber',
} as const satisfies Record<string, keyof Identity>;
export type IdentityField = keyof typeof identityKeys;

type Account = Pick<CustomerData, 'bankAccountFullNumber' | 'bankCode'>;

const placeOf = (column: Column, rowId: number): CipherPlace => ({
  table: 'buyback_identities',
  column,
  rowId,
});

/** `19-2000145399/0800`, or an IBAN of another country. */
function accountOf(market: MarketCode, { bankAccountFullNumber, bankCode }: Account): string {
  const account = payoutAccount(market, bankAccountFullNumber, bankCode);
  if (!account.ok) throw new Error('an account passed the schema and not its own rule');
  return account.value.account?.text ?? account.value.iban;
}

/** The digits alone, however the number was typed. */
function birthDigitsOf({ market, today }: RuleContext, typed: string): string {
  const number = parseBirthNumber(typed, market, today);
  if (!number.ok) throw new Error('a birth number passed the schema and not its own rule');
  return number.value.digits;
}

export interface Seller {
  readonly data: CustomerData;
  readonly device: BuyoutDevice;
}

/** Encrypts and stores what identifies the seller and the device. */
export async function storeIdentity(
  trx: Knex,
  cipher: Cipher,
  buybackId: number,
  { data, device }: Seller,
  rules: RuleContext,
): Promise<void> {
  const card = {
    number: data.identityCardNumber,
    releasedBy: data.identityReleasedBy,
    validTo: data.identityValidTo,
  };
  const texts: Record<Column, string | null> = {
    personal_identification_number: birthDigitsOf(rules, data.personalIdentificationNumber),
    identity_card: JSON.stringify(card),
    bank_account: accountOf(rules.market, data),
    imei: device.imei,
    serial_number: device.serialNumber,
  };
  const hidden = Object.fromEntries(
    identityColumns.map((column) => {
      const text = texts[column];
      return [column, text === null ? null : cipher.encrypt(placeOf(column, buybackId), text)];
    }),
  );
  await trx('buyback_identities').insert({ buyback_id: buybackId, ...hidden });
}

/** Has the money sent to another account than the seller named first. */
export async function storeAccount(
  trx: Knex,
  { cipher, market }: Pick<Dependencies, 'cipher' | 'market'>,
  buybackId: number,
  account: Account,
): Promise<void> {
  const text = accountOf(market.code, account);
  await trx('buyback_identities')
    .where({ buyback_id: buybackId })
    .update({ bank_account: cipher.encrypt(placeOf('bank_account', buybackId), text) });
}

/** Null where the data were wiped or never given. */
export async function readIdentity(
  db: Knex,
  cipher: Cipher,
  buybackId: number,
): Promise<Identity | null> {
  const row: IdentityRow | undefined = await db('buyback_identities')
    .where({ buyback_id: buybackId })
    .first(identityColumns);
  if (!row) return null;
  const open = (column: Column) => {
    const value = row[column];
    return value === null ? null : cipher.decrypt(placeOf(column, buybackId), value);
  };
  const card = JSON.parse(open('identity_card') ?? '{}') as { number?: string }; // written above
  return {
    personalIdentificationNumber: open('personal_identification_number') ?? '',
    identityCardNumber: card.number ?? '',
    bankAccount: open('bank_account') ?? '',
    imei: open('imei'),
    serialNumber: open('serial_number'),
  };
}

/** A field as people without the permission may see it: its end at most. */
export function maskField(field: IdentityField, value: string): string {
  if (field === 'personal_identification_number') return maskBirthNumber(value);
  return field === 'bank_account' ? maskBankAccount(value) : maskIdentity(value);
}

/** The number by which its seller named a device: a phone's IMEI, another one's serial number. */
export const givenNumber = (
  identity: Pick<Identity, 'imei' | 'serialNumber'> | null,
): string | null => identity?.imei ?? identity?.serialNumber ?? null;
