import type { DocumentLine, PrintedDocument } from '#core/documents/invoice-document.ts';
import type { DocumentPhrase } from '#core/phrases/cs/documents.ts';
import { vatInsideGross } from '#core/shared/vat.ts';
import { setImmediate } from 'node:timers/promises';
import type { DocumentWords } from '../document-words.ts';
import { ink, page, type Sheet, type TextStyle } from './sheet.ts';

interface Column {
  readonly title: DocumentPhrase;
  readonly x: number;
  readonly width: number;
}

const item: Column = { title: 'item', x: page.left, width: 184 };
const columns: readonly Column[] = [
  { title: 'quantity', x: 236, width: 42 },
  { title: 'unitBase', x: 284, width: 66 },
  { title: 'unitPrice', x: 356, width: 62 },
  { title: 'rate', x: 424, width: 48 },
  { title: 'lineTotal', x: 478, width: page.right - 478 },
];
/** Lines that are drawn before others get their turn: a thousand of them take a while. */
const linesAtOnce = 40;

const padding = 5;
const nameStyle: TextStyle = { width: item.width, size: 9, weight: 'semibold' };
const detailStyle: TextStyle = { width: item.width, size: 7.5, color: ink.muted };
const numberStyle = { size: 9, align: 'right', tabular: true } as const;

/** The lines, over as many pages as they need, each page with the names of the columns. */
export async function drawLines(
  sheet: Sheet,
  document: PrintedDocument,
  words: DocumentWords,
  newPage: () => number,
  start: number,
): Promise<number> {
  let y = drawColumnNames(sheet, words, start);
  for (const [index, line] of document.lines.entries()) {
    if (index % linesAtOnce === linesAtOnce - 1) await setImmediate();
    const details = detailsOf(line, words);
    const height =
      sheet.heightOf(line.name, nameStyle) +
      details.reduce((sum, text) => sum + sheet.heightOf(text, detailStyle), 0);
    if (y + height + padding * 2 > page.bottom) y = drawColumnNames(sheet, words, newPage());
    drawLine(sheet, line, details, words, y + padding);
    y += height + padding * 2;
    sheet.rule(y);
  }
  return y;
}

function drawColumnNames(sheet: Sheet, { say }: DocumentWords, y: number): number {
  const style = { size: 7.5, color: ink.muted } as const;
  const headings = [item, ...columns].map((column, index) => ({
    x: column.x,
    text: say(column.title),
    style: { ...style, width: column.width, align: index === 0 ? 'left' : 'right' } as const,
  }));
  const heights = headings.map(({ text, style: own }) => sheet.heightOf(text, own));
  const height = Math.max(...heights);
  headings.forEach(({ text, x, style: own }, index) =>
    sheet.write(text, x, y + height - (heights[index] ?? 0), own),
  );
  sheet.rule(y + height + 4, ink.text);
  return y + height + 4;
}

function drawLine(
  sheet: Sheet,
  line: DocumentLine,
  details: readonly string[],
  { say, money, decimal }: DocumentWords,
  y: number,
): void {
  let at = y + sheet.write(line.name, item.x, y, nameStyle);
  for (const text of details) at += sheet.write(text, item.x, at, detailStyle);
  const { ratePercent, unitPrice } = line;
  const cells = [
    say('pieces', { count: String(line.quantity) }),
    ratePercent === null ? '–' : decimal(vatInsideGross(unitPrice, ratePercent).baseHundredths),
    money(unitPrice),
    ratePercent === null ? schemeMark(line, say) : `${String(ratePercent)}\u00a0%`,
    money(line.total),
  ];
  columns.forEach(({ x, width }, index) => {
    const weight = index === columns.length - 1 ? 'semibold' : 'regular';
    sheet.write(cells[index] ?? '', x, y, { ...numberStyle, width, weight });
  });
}

const schemeMark = ({ scheme }: DocumentLine, say: DocumentWords['say']): string =>
  say(scheme === 'margin' ? 'marginMark' : 'exemptMark');

const detailsOf = (line: DocumentLine, { say, money }: DocumentWords): string[] => [
  ...[[...line.details, ...(line.code === null ? [] : [say('itemCode', { code: line.code })])]]
    .filter((facts) => facts.length > 0)
    .map((facts) => facts.join(' · ')),
  ...(line.discount === 0
    ? []
    : [
        say('discount', {
          list: money(Math.abs(line.unitPrice * line.quantity)),
          amount: money(Math.abs(line.discount)),
        }),
      ]),
];
