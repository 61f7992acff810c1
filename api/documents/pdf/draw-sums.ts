import type { PrintedDocument } from '#core/documents/invoice-document.ts';
import { currencyOf, type DocumentWords } from '../document-words.ts';
import { ink, page, type Sheet } from './sheet.ts';

const left = 318;
const width = page.right - left;

/** Total, what was set off and paid, and what is left: the number that the customer looks for. */
export function drawSums(
  sheet: Sheet,
  document: PrintedDocument,
  { say, money }: DocumentWords,
  y: number,
): number {
  const { total, buyback, bonus, paid, toPay, kind } = document;
  const rows = [
    [say('total'), total],
    [say('buyback'), -buyback],
    [say('bonus'), -bonus],
    [say(kind === 'credit_note' ? 'refunded' : 'paid'), -paid],
  ] as const;
  let at = y;
  rows.forEach(([label, amount], index) => {
    if (index > 0 && amount === 0) return;
    const weight = index === 0 ? 'semibold' : 'regular';
    sheet.write(label, left, at, { width: width - 90, weight });
    sheet.write(money(amount), page.right - 90, at, {
      width: 90,
      weight,
      align: 'right',
      tabular: true,
    });
    at += 17;
  });
  at += 3;
  const isRefund = toPay < 0 || (toPay === 0 && kind === 'credit_note');
  sheet.pdf.roundedRect(left - 12, at, width + 12, 38, 6).fill(ink.tint);
  sheet.write(say(isRefund ? 'toRefund' : 'toPay'), left, at + 12, {
    width: 90,
    size: 10.5,
    weight: 'semibold',
    color: ink.accent,
  });
  sheet.write(money(Math.abs(toPay)), left + 60, at + 8, {
    width: width - 70,
    size: 16,
    weight: 'bold',
    align: 'right',
    tabular: true,
    color: ink.accent,
  });
  return at + 38;
}

const columns = [
  { x: page.left, width: 200, align: 'left' },
  { x: 318, width: 72, align: 'right' },
  { x: 396, width: 68, align: 'right' },
  { x: 470, width: page.right - 470, align: 'right' },
] as const;
const rowHeight = 15;

interface SummaryLine {
  readonly cells: readonly string[];
}

/** Rows of the summary: one a rate, and those whose VAT is not shown. */
function summaryRows(document: PrintedDocument, { say, decimal }: DocumentWords): SummaryLine[] {
  const hidden = [
    [say('vatMargin'), document.marginTotal],
    [say('vatExempt'), document.exemptTotal],
  ] as const;
  return [
    ...document.vat.map(({ ratePercent, baseHundredths, vatHundredths, gross }) => ({
      cells: [
        `${say('vatRate')} ${String(ratePercent)}\u00a0%`,
        ...[baseHundredths, vatHundredths, gross * 100].map(decimal),
      ],
    })),
    ...hidden
      .filter(([, amount]) => amount !== 0)
      .map(([label, amount]) => ({ cells: [label, '–', '–', decimal(amount * 100)] })),
  ];
}

/** How high the summary of VAT will be. */
export const heightOfSummary = ({ vat }: PrintedDocument): number => (vat.length + 3) * rowHeight;

/** The summary of VAT per rate, on the document's total (T-MON-4). */
export function drawSummary(
  sheet: Sheet,
  document: PrintedDocument,
  words: DocumentWords,
  y: number,
): number {
  const { say } = words;
  const head = [
    say('vatSummary', { currency: currencyOf(document) }),
    ...[say('vatBase'), say('vatAmount'), say('vatGross')],
  ];
  let at = y;
  const drawRow = (cells: readonly string[], color: string, size: number) => {
    columns.forEach(({ x, width: own, align }, index) =>
      sheet.write(cells[index] ?? '', x, at, { width: own, align, color, size, tabular: true }),
    );
    at += rowHeight;
  };
  drawRow(head, ink.muted, 7.5);
  sheet.rule(at - 3);
  for (const { cells } of summaryRows(document, words)) drawRow(cells, ink.text, 8.5);
  return at;
}
