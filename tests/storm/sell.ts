import { luhnCheckDigit } from '#core/identity/luhn.ts';
import type { Ask, Storm, Wire } from './shared-storm.ts';

let devices = 0;

/** A device that nobody sold before. */
function nextImei(): string {
  const body = `35${String((devices += 1)).padStart(12, '0')}`;
  return `${body}${luhnCheckDigit(body)}`;
}

const weights = [10, 5, 8, 4, 2, 1];

/** Six digits that a Czech bank would give, another for each seller. */
function accountOf(seller: number): string {
  for (let number = 100_000 + seller * 11; ; number += 1) {
    const digits = [...String(number)].map(Number);
    const sum = digits.reduce((all, digit, at) => all + digit * (weights[at] ?? 0), 0);
    if (sum % 11 === 0) return String(number);
  }
}

const sellerOf = (seller: number) => ({
  personal_identification_number: '900115/1005',
  identity_card_number: '204 816 357',
  identity_released_by: 'Městský úřad Kladno',
  identity_valid_to: '01.05.2031',
  degree_before_name: 'Ing.',
  first_name: 'Bořivoj',
  last_name: 'Zelenka',
  gender: 'male',
  district: 'Kladno',
  street: `Dlouhá ${String(seller)}`,
  city: 'Kladno',
  country: 'CZ',
  postcode: '272 01',
  phone_number: '+420 601 234 567',
  nationality: 'CZ',
  place_of_birth: 'Rakovník',
  e_mail: `prodejce-${String(seller)}@posta.example`,
  bank_account_full_number: accountOf(seller),
  bank_code: '0800',
});

/** Sells a phone online at its best; answers the code that the seller is told, or null. */
export async function sell(storm: Storm, ask: Ask): Promise<string | null> {
  const { device } = storm.goods;
  const imei = nextImei();
  const { status, body } = await ask('buyback/sell-online/', {
    device_identifier: device.slug,
    appraisal_version: device.version,
    device_condition_choices: device.best,
    note: '',
    customer_data: sellerOf(devices),
    buyout_device: { imei, serial_number: '', note: '' },
  });
  if (status !== 201) {
    storm.refusals.set(`sell ${String(status)}`, JSON.stringify(body).slice(0, 200));
    return null;
  }
  return codeIn(body);
}

const codeIn = (body: Wire): string | null => {
  const { code } = body;
  return typeof code === 'string' ? code : null;
};
