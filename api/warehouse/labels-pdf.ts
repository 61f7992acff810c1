import { buffer } from 'node:stream/consumers';
import type { Language } from '#core/market/market.ts';
import type { Label } from '#core/warehouse/label.ts';
import { newSheet, type Sheet } from '../documents/pdf/sheet.ts';
import { isSquare, renderSymbol } from './render-symbol.ts';

const mm = 72 / 25.4;
const width = 50 * mm;
const height = 30 * mm;
const edge = 2 * mm;

async function drawLabel({ pdf, write }: Sheet, label: Label): Promise<void> {
  pdf.addPage({ size: [width, height], margin: 0 });
  const picture = await renderSymbol(label);
  const square = isSquare(label.symbology);
  const inner = width - 2 * edge;
  const title = { width: inner, size: 9, weight: 'bold' as const };
  write(shortened(label.title, 30), edge, edge, title);
  const box: [number, number] = square ? [18 * mm, 18 * mm] : [inner, 13 * mm];
  pdf.image(picture, edge, 6.5 * mm, { fit: box, ...(square ? {} : { align: 'center' as const }) });
  const left = square ? 22 * mm : edge;
  const top = square ? 9 * mm : 20.5 * mm;
  for (const [place, text] of [label.code, ...label.lines].slice(0, 3).entries()) {
    const style = { width: width - edge - left, size: square ? 6.5 : 6 };
    write(shortened(text, square ? 22 : 48), left, top + place * 2.8 * mm, style);
  }
}

/** A line of a label is one line: what does not fit is left out. */
const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

/** Labels of 50 × 30 mm, a page each. */
export async function labelsPdf(
  labels: readonly Label[],
  {
    language,
    now,
    title,
  }: { readonly language: Language; readonly now: Date; readonly title: string },
): Promise<Uint8Array> {
  const facts = { title, author: 'Obměna', subject: title, language, createdAt: now };
  const sheet = await newSheet(facts);
  const bytes = buffer(sheet.pdf);
  for (const label of labels) await drawLabel(sheet, label);
  sheet.pdf.end();
  return bytes;
}
