import { buffer } from 'node:stream/consumers';
import type { PrintedDocument } from '#core/documents/invoice-document.ts';
import { wordsOf, type DocumentWords } from '../document-words.ts';
import { drawHead } from './draw-head.ts';
import { drawLines } from './draw-lines.ts';
import { drawPayment } from './draw-payment.ts';
import { drawSummary, drawSums, heightOfSummary } from './draw-sums.ts';
import { ink, newSheet, page, type Sheet } from './sheet.ts';

/** What stands below the lines never parts: code, sums and what is left to pay. */
const heightOfSums = 132;

/** Draws a document as PDF, A4. The same document always gives the same bytes. */
export async function renderPdf(document: PrintedDocument): Promise<Uint8Array> {
  const words = wordsOf(document);
  const title = `${words.say(document.kind)} ${document.number}`;
  const sheet = await newSheet({
    title,
    author: document.seller.name,
    language: document.language,
    subject: `${words.say('order')} ${document.orderNumber}`,
    createdAt: new Date(`${document.issuedOn}T00:00:00Z`),
  });
  const bytes = buffer(sheet.pdf);
  const newPage = () => drawNextPage(sheet, title, document.seller.name);
  sheet.pdf.addPage();
  const linesFrom = drawHead(sheet, document, words);
  let y = (await drawLines(sheet, document, words, newPage, linesFrom)) + 16;
  if (y + heightOfSums > page.bottom) y = newPage();
  y = Math.max(drawPayment(sheet, document, words, y), drawSums(sheet, document, words, y)) + 16;
  if (y + heightOfSummary(document) > page.bottom) y = newPage();
  y = drawSummary(sheet, document, words, y) + 8;
  drawNotes(sheet, words, y, newPage);
  drawFeet(sheet, document, words, title);
  sheet.pdf.end();
  return bytes;
}

function drawNextPage(sheet: Sheet, title: string, seller: string): number {
  sheet.pdf.addPage();
  const style = { width: 250, size: 8.5, color: ink.muted } as const;
  sheet.write(title, page.left, page.top - 8, { ...style, tabular: true });
  sheet.write(seller, page.right - 250, page.top - 8, { ...style, align: 'right' });
  return page.top + 18;
}

function drawNotes(sheet: Sheet, words: DocumentWords, start: number, newPage: () => number): void {
  const style = { width: page.right - page.left, size: 8.5 };
  let y = start;
  for (const text of Object.values(words.notes)) {
    if (y + sheet.heightOf(text, style) > page.bottom) y = newPage();
    y += sheet.write(text, page.left, y, style) + 2;
  }
}

/** Only now is it known how many pages there are. */
function drawFeet(
  sheet: Sheet,
  { seller }: PrintedDocument,
  { say }: DocumentWords,
  title: string,
): void {
  const { count } = sheet.pdf.bufferedPageRange();
  const style = { size: 7.5, color: ink.muted } as const;
  for (let index = 0; index < count; index += 1) {
    sheet.pdf.switchToPage(index);
    sheet.rule(page.bottom + 12);
    sheet.write(seller.register, page.left, page.bottom + 18, { ...style, width: 330 });
    const pages = say('page', { page: String(index + 1), pages: String(count) });
    sheet.write(`${title} · ${pages}`, page.right - 165, page.bottom + 18, {
      ...style,
      width: 165,
      align: 'right',
      tabular: true,
    });
  }
}
