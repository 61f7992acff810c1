import type { DocumentPayment, InvoiceDocument, VatScheme } from './invoice-document.ts';
import { netLines } from './net-lines.ts';

/** Rates of VAT by Pohoda's names; the Czech ones since 2024, before the first document of the shop. */
const rateNames: Readonly<Record<number, PohodaRate>> = { 21: 'high', 12: 'low' };

export type PohodaRate = 'none' | 'low' | 'high';

/** An item of a document for Pohoda; the price of a piece in whole units with VAT, sums in hundredths. */
export interface PohodaItem {
  readonly text: string;
  readonly details: string;
  readonly code: string | null;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly baseHundredths: number;
  readonly vatHundredths: number;
  readonly rate: PohodaRate;
  readonly scheme: VatScheme;
  /** Whether it takes off what its line costs less than its list price. */
  readonly isDiscount: boolean;
}

/** A base with its VAT, in hundredths. */
export interface PohodaSum {
  readonly base: number;
  readonly vat: number;
}

/** Sums of a document by Pohoda's rates. */
export type PohodaSums = Readonly<Record<PohodaRate, PohodaSum>>;

/** Why a document has no form in Pohoda; null where it has one. */
export function pohodaProblem({ lines }: InvoiceDocument): 'rate' | null {
  const isKnown = lines.every(
    ({ ratePercent }) => ratePercent === null || rateNames[ratePercent] !== undefined,
  );
  return isKnown ? null : 'rate';
}

/**
 * Items as Pohoda takes them in. Its discounts are percentages and would not come to whole crowns again,
 * so what is taken off a line is an item of its own below it. VAT adds up to the document's (T-MON-4).
 * Asked only of what pohodaProblem lets pass.
 */
export function pohodaItems({ lines }: InvoiceDocument): PohodaItem[] {
  const items = lines.flatMap((line) => {
    const { name, details, code, quantity, unitPrice, discount, scheme, ratePercent } = line;
    const shared = { text: name, scheme, ratePercent };
    const whole = {
      ...shared,
      details: details.join(', '),
      code,
      quantity,
      unitPrice,
      isDiscount: false,
    };
    if (discount === 0) return [whole];
    const less = { details: '', code: null, quantity: 1, unitPrice: -discount, isDiscount: true };
    return [whole, { ...shared, ...less }];
  });
  const nets = netLines(
    items.map(({ unitPrice, quantity, ratePercent }) => ({
      total: unitPrice * quantity,
      ratePercent,
    })),
  );
  return items.map(({ ratePercent, ...item }, at) => ({
    ...item,
    baseHundredths: nets[at]?.baseHundredths ?? 0,
    vatHundredths: nets[at]?.vatHundredths ?? 0,
    rate: rateName(ratePercent),
  }));
}

/** Sums of the document as it counted them itself. */
export function pohodaSums({ vat, marginTotal, exemptTotal }: InvoiceDocument): PohodaSums {
  const of = (name: PohodaRate): PohodaSum => {
    const row = vat.find(({ ratePercent }) => rateName(ratePercent) === name);
    return { base: row?.baseHundredths ?? 0, vat: row?.vatHundredths ?? 0 };
  };
  const none = { base: (marginTotal + exemptTotal) * 100, vat: 0 };
  return { none, low: of('low'), high: of('high') };
}

function rateName(ratePercent: number | null): PohodaRate {
  if (ratePercent === null) return 'none';
  const name = rateNames[ratePercent];
  if (name === undefined) throw new RangeError(`Pohoda has no rate of ${String(ratePercent)} %`);
  return name;
}

/** Pohoda's fixed ways of payment; the ones of companies and of nothing to pay are settled against. */
export const pohodaPayment: Readonly<
  Record<DocumentPayment, 'draft' | 'cash' | 'delivery' | 'creditcard' | 'compensation'>
> = {
  card: 'creditcard',
  google_pay: 'creditcard',
  apple_pay: 'creditcard',
  twisto: 'draft',
  bank_transfer: 'draft',
  cash_on_delivery: 'delivery',
  cash: 'cash',
  installments: 'draft',
  leasing: 'draft',
  none: 'compensation',
};
