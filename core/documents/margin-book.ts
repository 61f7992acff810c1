import { marginVat } from '../shared/vat.ts';

/** Goods under the margin scheme as one document sells or takes them back; whole units. */
export interface MarginGoods {
  /** What the document charges: at or above zero on an invoice, at or below it on a credit note. */
  readonly charged: number;
  /** What was paid for these pieces when they were bought, at or above zero; null where nobody wrote it down. */
  readonly boughtFor: number | null;
  readonly ratePercent: number;
  /** What the buyer still pays for a piece whose price was cut by this credit note; null of all else. */
  readonly leftAfterCut: number | null;
}

/** A row of the margin book. Whole units but for the tax; all of it below zero on a credit note. */
export interface MarginBookRow {
  readonly sold: number;
  /** Null where nobody wrote it down: the whole price is a margin then, so that no tax is missing. */
  readonly bought: number | null;
  readonly margin: number;
  readonly taxHundredths: number;
}

/**
 * Books used goods under the margin scheme (T-MON-6): tax is inside of the margin, none at a loss. A credit
 * note takes back what its invoice booked. A cut of the price takes back the tax of the lost margin alone:
 * the piece stays with its buyer, so nothing that was bought comes back. Over all documents of a piece
 * that came back whole, every column adds up to nothing.
 */
export function marginBookRow(goods: MarginGoods): MarginBookRow {
  const { charged, boughtFor, ratePercent, leftAfterCut } = goods;
  const paid = boughtFor ?? 0;
  if (leftAfterCut !== null) {
    const before = marginVat(paid, leftAfterCut - charged, ratePercent);
    const tax = marginVat(paid, leftAfterCut, ratePercent) - before;
    return { sold: charged, bought: 0, margin: charged, taxHundredths: tax };
  }
  const isBack = charged < 0;
  const signed = (amount: number): number => (isBack && amount !== 0 ? -amount : amount);
  return {
    sold: charged,
    bought: boughtFor === null ? null : signed(boughtFor),
    margin: charged - signed(paid),
    taxHundredths: signed(marginVat(paid, Math.abs(charged), ratePercent)),
  };
}
