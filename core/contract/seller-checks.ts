import { hasAgeOnDay } from '../identity/age.ts';
import { parseBankAccount } from '../identity/bank-account.ts';
import { parseBirthNumber } from '../identity/birth-number.ts';
import { parseIban } from '../identity/iban.ts';
import { parsePostcode } from '../identity/postcode.ts';
import type { MarketCode } from '../market/market.ts';
import type { RuleContext } from './endpoint.ts';

/** Names the field and the phrase of a refusal. */
export type RefuseField = (field: string, message: string) => void;

/**
 * The value of a group while it is checked. Fields that failed their own check hold anything, so
 * that a rule over two fields speaks up even when a third one is missing.
 */
export type Unchecked = Readonly<Record<string, unknown>>;

/** Text of a field that passed, or null where it has its own error already. */
const textOf = (value: Unchecked, field: string): string | null => {
  const text = value[field];
  return typeof text === 'string' ? text : null;
};

/** Postcodes are checked by the rule of the address's country, where the shop has one. */
const marketOfCountry: Readonly<Record<string, MarketCode>> = { CZ: 'cz', RO: 'ro' };
const foreignPostcode = /^[A-Z0-9][A-Z0-9 -]{1,9}$/iu;

/** T-FORM-8. */
export function checkPostcode(value: Unchecked, refuseField: RefuseField): void {
  const country = textOf(value, 'country');
  const postcode = textOf(value, 'postcode');
  if (country === null || postcode === null || postcode === '') return;
  const market = marketOfCountry[country];
  const valid = market ? parsePostcode(postcode, market).ok : foreignPostcode.test(postcode);
  if (!valid) refuseField('postcode', 'invalid_postcode');
}

/** IBAN in Romania; number with bank code in the Czech market (T-PII-9). */
export function checkAccount(market: MarketCode, value: Unchecked, refuseField: RefuseField): void {
  const account = textOf(value, 'bankAccountFullNumber');
  const bankCode = textOf(value, 'bankCode');
  if (market === 'ro') {
    if (account && !parseIban(account).ok) refuseField('bankAccountFullNumber', 'invalid_iban');
    return;
  }
  if (bankCode === '') refuseField('bankCode', 'required');
  if (!account || !bankCode) return;
  const parsed = parseBankAccount(`${account}/${bankCode}`);
  if (parsed.ok) return;
  if (parsed.error.startsWith('bank_code')) refuseField('bankCode', 'invalid_bank_code');
  else if (parsed.error.startsWith('prefix'))
    refuseField('bankAccountFullNumber', 'invalid_prefix');
  else refuseField('bankAccountFullNumber', 'invalid_account');
}

/** Number, age and gender belong together (DECISIONS Buy-back: 18 or older; T-PII-1 to 7). */
export function checkPerson(rules: RuleContext, value: Unchecked, refuseField: RefuseField): void {
  const typed = textOf(value, 'personalIdentificationNumber');
  if (typed === null || typed === '') return;
  const number = parseBirthNumber(typed, rules.market, rules.today);
  if (!number.ok) return refuseField('personalIdentificationNumber', 'invalid_birth_number');
  if (!hasAgeOnDay(number.value.birthDate, 18, rules.today)) {
    refuseField('personalIdentificationNumber', 'under_age');
  }
  const gender = textOf(value, 'gender');
  if (gender !== null && number.value.gender !== gender) refuseField('gender', 'gender_mismatch');
}
