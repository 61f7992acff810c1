import { z } from 'zod';
import type { DocumentSeller } from '#core/documents/invoice-document.ts';
import { bankText } from '#core/identity/bank-text.ts';
import { parseIban } from '#core/identity/iban.ts';
import { markets, type MarketCode } from '#core/market/market.ts';
import { StartError } from '../faults/start-error.ts';

const text = (expected: string) => z.string().trim().min(1, expected).max(200, expected).optional();

/** The company on invoices, as the environment names it: all of it, or none. It wins over what staff keep. */
export const sellerVariables = {
  SELLER_NAME: text('the name of the company').refine(
    (name) => name === undefined || bankText(name) !== null,
    'a name that has a form in Latin letters, as payment orders to the bank carry it',
  ),
  SELLER_STREET: text('a street with its number'),
  SELLER_CITY: text('a city'),
  SELLER_POSTCODE: text('a postcode'),
  SELLER_COMPANY_ID: z
    .string()
    .regex(/^\d{2,10}$/, 'an IČO, or a CUI without RO')
    .optional(),
  SELLER_VAT_ID: z
    .string()
    .regex(/^[A-Z]{2}\d{2,12}$/, 'a VAT number with its country, such as CZ12345679')
    .optional(),
  SELLER_REGISTER: text('where the company is registered, as it is said on its papers'),
  SELLER_EMAIL: z.email('an e-mail address').optional(),
  SELLER_PHONE: text('a phone number'),
  SELLER_IBAN: z
    .string()
    .refine((iban) => parseIban(iban).ok, 'an IBAN')
    .transform((iban) => iban.replace(/[ -]/g, '').toUpperCase())
    .optional(),
  SELLER_BIC: z
    .string()
    // As pain.001 has it: a location of the bank begins with no 0 or 1 and does not end with O.
    .regex(/^[A-Z]{6}[A-Z2-9][A-NP-Z0-9]([A-Z0-9]{3})?$/, 'a BIC')
    .optional(),
  SELLER_BANK: text('the name of the bank'),
};

type SellerVariables = z.output<z.ZodObject<typeof sellerVariables>>;

/** Companies that do not exist, for shops that are only tried out. */
const demonstration: Record<MarketCode, Required<SellerVariables>> = {
  cz: {
    SELLER_NAME: 'Obměna s.r.o.',
    SELLER_STREET: 'Dlouhá 12',
    SELLER_CITY: 'Praha 1',
    SELLER_POSTCODE: '110 00',
    SELLER_COMPANY_ID: '12345679',
    SELLER_VAT_ID: 'CZ12345679',
    SELLER_REGISTER: 'Zapsáno v obchodním rejstříku u Městského soudu v Praze, oddíl C, vložka 0',
    SELLER_EMAIL: 'obchod@obmena.example',
    SELLER_PHONE: '+420 800 123 456',
    SELLER_IBAN: 'CZ6508000000192000145399',
    SELLER_BIC: 'GIBACZPX',
    SELLER_BANK: 'Česká spořitelna',
  },
  ro: {
    SELLER_NAME: 'Obměna România S.R.L.',
    SELLER_STREET: 'Strada Lipscani 25',
    SELLER_CITY: 'București',
    SELLER_POSTCODE: '030031',
    SELLER_COMPANY_ID: '12345674',
    SELLER_VAT_ID: 'RO12345674',
    SELLER_REGISTER: 'Registrul Comerțului București J40/0/2026, capital social 200 lei',
    SELLER_EMAIL: 'magazin@obmena.example',
    SELLER_PHONE: '+40 800 123 456',
    SELLER_IBAN: 'RO49AAAA1B31007593840000',
    SELLER_BIC: 'AAAAROBU',
    SELLER_BANK: 'Banca Exemplu',
  },
};

/** Whether the environment names a company. */
const namesSeller = (data: SellerVariables): boolean =>
  Object.entries(data).some(([name, value]) => name in sellerVariables && value !== undefined);

/** The seller that the environment names, or null; half a company is refused. */
export const namedSellerOf = (data: SellerVariables, market: MarketCode): DocumentSeller | null =>
  namesSeller(data) ? sellerOf(data, market) : null;

/** The market's company that does not exist. */
export const sampleSellerOf = (market: MarketCode): DocumentSeller =>
  sellerOf(demonstration[market], market);

function sellerOf(given: SellerVariables, market: MarketCode): DocumentSeller {
  const read = (name: keyof SellerVariables): string => {
    const value = given[name];
    if (value !== undefined) return value;
    throw new StartError(`${name} is missing: invoices need all of the company's facts.`);
  };
  return {
    name: read('SELLER_NAME'),
    street: read('SELLER_STREET'),
    city: read('SELLER_CITY'),
    postcode: read('SELLER_POSTCODE'),
    country: markets[market].defaultCountry,
    companyId: read('SELLER_COMPANY_ID'),
    vatId: read('SELLER_VAT_ID'),
    register: read('SELLER_REGISTER'),
    eMail: read('SELLER_EMAIL'),
    phone: read('SELLER_PHONE'),
    iban: read('SELLER_IBAN'),
    bic: read('SELLER_BIC'),
    bank: read('SELLER_BANK'),
  };
}
