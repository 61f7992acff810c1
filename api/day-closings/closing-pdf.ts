import { buffer } from 'node:stream/consumers';
import {
  moneyOf,
  sideOf,
  tillDifference,
  type DayFigure,
  type DaySide,
} from '#core/books/day-closing.ts';
import type { Language, Market } from '#core/market/market.ts';
import { dayClosingWords as cs } from '#core/phrases/cs/day-closing.ts';
import { dayClosingWords as ro } from '#core/phrases/ro/day-closing.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { formatMoney } from '#core/shared/money.ts';
import { ink, newSheet, page, type Sheet } from '../documents/pdf/sheet.ts';
import type { KeptClosing } from './closing-rows.ts';

interface Printed {
  readonly language: Language;
  readonly market: Market;
}

type Said = typeof cs | typeof ro;

const width = page.right - page.left;
const columns = { count: 330, amount: 420 } as const;
const rowHeight = 16;
const sides: readonly DaySide[] = ['in', 'out', 'documents'];

/** The closing of a day on paper: what came and went, what lay in the till, and who closed it. */
export async function closingPdf(closing: KeptClosing, { language, market }: Printed) {
  const said: Said = { cs, ro }[language];
  const title = `${said.title} ${formatDate(closing.day)}`;
  const sheet = await newSheet({
    title,
    author: 'Obměna',
    subject: title,
    language,
    createdAt: closing.closedAt,
  });
  const bytes = buffer(sheet.pdf);
  sheet.pdf.addPage();
  const draw = { sheet, said, money: (amount: number) => formatMoney(amount, market.code) };
  let y = drawHead(draw, closing, title);
  for (const side of sides) y = drawSide(draw, closing.figures, side, y);
  y = drawTill(draw, closing, y);
  drawEnd(draw, closing, { language, market }, y);
  sheet.pdf.end();
  const place = closing.storeId === null ? said.fileWeb : String(closing.storeId);
  return { name: `${said.file}-${closing.day}-${place}.pdf`, content: await bytes };
}

interface Draw {
  readonly sheet: Sheet;
  readonly said: Said;
  readonly money: (amount: number) => string;
}

function drawHead({ said, sheet }: Draw, closing: KeptClosing, title: string): number {
  let y = page.top;
  y += sheet.write(title, page.left, y, { width, size: 18, weight: 'bold' }) + 6;
  y += sheet.write(closing.store ?? said.web, page.left, y, { width, size: 11 }) + 12;
  if (closing.reopenedAt !== null) {
    const style = { width, size: 11, weight: 'semibold', color: ink.accent } as const;
    y += sheet.write(said.notValid, page.left, y, style) + 8;
  }
  return y;
}

function drawRow(
  { sheet }: Draw,
  [name, count, amount]: readonly [string, string, string],
  y: number,
  weight: 'regular' | 'semibold' = 'regular',
): number {
  const number = { align: 'right', tabular: true, weight } as const;
  sheet.write(name, page.left, y, { width: 270, weight });
  sheet.write(count, columns.count, y, { ...number, width: 70 });
  sheet.write(amount, columns.amount, y, { ...number, width: page.right - columns.amount });
  return y + rowHeight;
}

/** Sums are of money alone: documents say the same once more. */
function drawSide(draw: Draw, figures: readonly DayFigure[], side: DaySide, start: number): number {
  const { money, said, sheet } = draw;
  const rows = figures.filter(({ line }) => sideOf(line) === side);
  let y = drawRow(draw, [said[`side_${side}`], said.count, said.amount], start, 'semibold');
  sheet.rule(y - 2);
  y += 2;
  if (rows.length === 0) y = drawRow(draw, [said.nothing, '', ''], y);
  for (const { amount, count, line } of rows) {
    y = drawRow(draw, [said[`line_${line}`], String(count), money(amount)], y);
  }
  if (side !== 'documents' && rows.length > 1) {
    y = drawRow(draw, [said.sum, '', money(moneyOf(figures, side))], y, 'semibold');
  }
  return y + 12;
}

function drawTill(
  draw: Draw,
  { countedCash, expectedCash, opening, reason }: KeptClosing,
  start: number,
): number {
  if (countedCash === null || expectedCash === null) return start;
  const { money, said, sheet } = draw;
  let y = drawRow(draw, [said.till, '', ''], start, 'semibold');
  sheet.rule(y - 2);
  y += 2;
  y = drawRow(draw, [said.opening, '', money(opening ?? 0)], y);
  y = drawRow(draw, [said.expected, '', money(expectedCash)], y);
  y = drawRow(draw, [said.counted, '', money(countedCash)], y);
  const difference = tillDifference({ counted: countedCash, expected: expectedCash });
  y = drawRow(draw, [said.difference, '', money(difference)], y, 'semibold');
  if (reason !== '') y += sheet.write(`${said.reason}: ${reason}`, page.left, y, { width }) + 4;
  return y + 12;
}

function drawEnd(
  { said, sheet }: Draw,
  { closedAt, closedBy }: KeptClosing,
  { language, market: { timeZone } }: Printed,
  y: number,
): void {
  const style = { timeZone, dateStyle: 'long', timeStyle: 'short' } as const;
  const when = closedAt.toLocaleString(language, style);
  sheet.write(`${said.closed}: ${closedBy}, ${when}`, page.left, y, { width });
  sheet.rule(y + 60, undefined, page.left, page.left + 220);
  sheet.write(said.signature, page.left, y + 64, { width: 220 });
}
