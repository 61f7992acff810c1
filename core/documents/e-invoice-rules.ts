import { divideRounded, percentInHundredths } from '../shared/money.ts';
import type { ECategory, EInvoice, EParty } from './e-invoice.ts';

/** What people are told; `sums` would be a fault of ours. */
export type EInvoiceProblem =
  | 'seller_vat'
  | 'seller_street'
  | 'seller_place'
  | 'buyer_name'
  | 'buyer_street'
  | 'buyer_place'
  | 'no_lines'
  | 'rate'
  | 'sums';

/** A rule of EN 16931 or CIUS-RO 1.0.1 by its number, and what it means here. */
export interface BrokenRule {
  readonly rule: string;
  readonly problem: EInvoiceProblem;
}

/**
 * Rules of EN 16931-1 and of CIUS-RO 1.0.1 (OMFP 1366/2021, schematron 1.0.9) that documents of the shop
 * can break, checked before one is written: ANAF refuses the whole file for any of them.
 */
export function brokenRules(invoice: EInvoice): readonly BrokenRule[] {
  const { seller, buyer, lines } = invoice;
  return [
    ...said('BR-RO-065', 'seller_vat', seller.vatId !== null),
    ...said('BR-07', 'buyer_name', buyer.name !== ''),
    ...partyRules(seller, 'seller'),
    ...partyRules(buyer, 'buyer'),
    ...said('BR-16', 'no_lines', lines.length > 0),
    ...said('BR-S-05', 'rate', lines.every(hasRate)),
    ...sumRules(invoice),
  ];
}

const said = (rule: string, problem: EInvoiceProblem, holds: boolean): BrokenRule[] =>
  holds ? [] : [{ rule, problem }];

function partyRules(party: EParty, whose: 'seller' | 'buyer'): BrokenRule[] {
  const isRomanian = party.country === 'RO';
  return [
    ...said('BR-RO-080', `${whose}_street`, party.street !== ''),
    ...said(isRomanian ? 'BR-RO-110' : 'BR-RO-090', `${whose}_place`, isPlaced(party)),
  ];
}

/** BR-RO-090, and in Romania 100 and 110 as well. */
function isPlaced({ country, county, city }: EParty): boolean {
  if (city === '') return false;
  if (country !== 'RO') return true;
  return county !== null && (county !== 'RO-B' || /^SECTOR[1-6]$/u.test(city));
}

const hasRate = ({ category, ratePercent }: EInvoice['lines'][number]): boolean =>
  category === 'E' ? ratePercent === 0 : ratePercent > 0;

function sumRules({ lines, taxes, totals }: EInvoice): BrokenRule[] {
  const sums = (rule: string, holds: boolean) => said(rule, 'sums', holds);
  const ofLines = (category?: ECategory, rate?: number) =>
    lines
      .filter((line) => category === undefined || line.category === category)
      .filter((line) => rate === undefined || line.ratePercent === rate)
      .reduce((sum, { netHundredths }) => sum + netHundredths, 0);
  const vat = taxes.reduce((sum, { vatHundredths }) => sum + vatHundredths, 0);
  return [
    ...sums('BR-CO-10', totals.lines === ofLines()),
    // No allowance or charge stands on a document of ours, so BR-CO-11 and 12 are empty sums.
    ...sums('BR-CO-13', totals.withoutVat === totals.lines),
    ...sums('BR-CO-14', totals.vat === vat),
    ...sums('BR-CO-15', totals.withVat === totals.withoutVat + totals.vat),
    ...sums('BR-CO-16', totals.payable === totals.withVat - totals.prepaid),
    ...taxes.flatMap(({ category, ratePercent, baseHundredths, vatHundredths }) => [
      ...sums(`BR-${category}-08`, baseHundredths === ofLines(category, ratePercent)),
      ...sums('BR-CO-17', isTaxOf(vatHundredths, baseHundredths, ratePercent)),
    ]),
  ];
}

/** VAT is taken out of prices that include it, so counted from the base it may differ by a hundredth. */
const isTaxOf = (vat: number, base: number, ratePercent: number): boolean =>
  Math.abs(vat - divideRounded(base * percentInHundredths(ratePercent), 10_000)) <= 1;
