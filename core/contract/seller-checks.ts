import { hasAgeOnDay } from '../identity/age.ts';
import { czechBanks } from '../identity/bank-codes.ts';
import { bankText, payeeName } from '../identity/bank-text.ts';
import { checkBirthNumberAgreement } from '../identity/birth-number-agreement.ts';
import { parseBirthNumber } from '../identity/birth-number.ts';
import { parsePayoutAccount, type PayoutAccountRefusal } from '../identity/payout-account.ts';
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

/** The account as one text: the bank code joins unless the seller typed it with the number. */
const accountText = (account: string, bankCode: string): string =>
  bankCode === '' || account.includes('/') || /^\s*[a-z]/iu.test(account)
    ? account
    : `${account}/${bankCode}`;

/**
 * Where the money goes, read from the two fields of the form: in the Czech market a number with its
 * bank code or an IBAN, in Romania an IBAN (T-PII-9).
 */
export const payoutAccount = (market: MarketCode, account: string, bankCode: string) =>
  parsePayoutAccount(accountText(account, bankCode), market);

/** Names the field that a refused account is to be mended in. */
export function checkAccount(market: MarketCode, value: Unchecked, refuseField: RefuseField): void {
  const account = textOf(value, 'bankAccountFullNumber');
  const bankCode = textOf(value, 'bankCode');
  if (!account || bankCode === null) return;
  const parsed = payoutAccount(market, account, bankCode);
  if (!parsed.ok) {
    refuseAccount(market, parsed.error, refuseField);
    // A wrong number hides no wrong bank: both are mended at once.
    const isOfAccount = market === 'cz' && !parsed.error.startsWith('bank_code');
    if (isOfAccount && bankCode !== '' && !czechBanks.has(bankCode)) {
      refuseField('bankCode', 'invalid_bank_code');
    }
    return;
  }
  const typedWithNumber = parsed.value.account?.bankCode;
  if (bankCode !== '' && typedWithNumber !== undefined && typedWithNumber !== bankCode) {
    refuseField('bankCode', 'invalid_bank_code');
  }
}

function refuseAccount(
  market: MarketCode,
  reason: PayoutAccountRefusal,
  refuseField: RefuseField,
): void {
  if (market === 'ro') refuseField('bankAccountFullNumber', 'invalid_iban');
  else if (reason === 'bank_code_missing') refuseField('bankCode', 'required');
  else if (reason.startsWith('bank_code')) refuseField('bankCode', 'invalid_bank_code');
  else if (reason === 'prefix_invalid') refuseField('bankAccountFullNumber', 'invalid_prefix');
  else if (reason.startsWith('iban')) refuseField('bankAccountFullNumber', 'invalid_iban');
  else refuseField('bankAccountFullNumber', 'invalid_account');
}

/** Banks carry Latin letters alone: a name in another script needs the holder's as the account has it. */
export function checkAccountHolder(value: Unchecked, refuseField: RefuseField): void {
  const [firstName, lastName] = [textOf(value, 'firstName'), textOf(value, 'lastName')];
  if (!firstName || !lastName || payeeName({ firstName, lastName }) !== null) return;
  const accountHolder = textOf(value, 'accountHolder');
  if (accountHolder === null || bankText(accountHolder) !== null) return;
  refuseField('accountHolder', accountHolder === '' ? 'holder_missing' : 'holder_not_latin');
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
  if (gender !== 'male' && gender !== 'female') return;
  const agrees = checkBirthNumberAgreement(number.value, { gender }).ok;
  if (!agrees) refuseField('gender', 'gender_mismatch');
}
