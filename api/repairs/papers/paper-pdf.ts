import { buffer } from 'node:stream/consumers';
import type { Knex } from 'knex';
import type { PaperKind } from '#core/service/repair-papers.ts';
import { padSize, type Stroke } from '#core/service/signature.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { ink, newSheet, page, type Sheet } from '../../documents/pdf/sheet.ts';
import { fillText } from '../../platform/mail/fill-text.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { readSeller } from '../../platform/seller/read-seller.ts';
import type { RepairModel } from '../repair-model.ts';
import { paperOf, paperPhrases, type Paper } from './repair-papers.ts';
import { signaturesOf, type KeptSignature } from './signatures.ts';

const labelWidth = 150;
const valueLeft = page.left + labelWidth + 12;
/** What stands below the lines never parts. */
const heightOfSignature = 150;
const padWidth = 260;

/** The record as it stands now, with the last signature of it, A4 in its customer's language. */
export async function paperPdf(
  db: Knex,
  deps: Dependencies,
  row: RepairModel,
  kind: PaperKind,
): Promise<Uint8Array> {
  const { name: seller } = await readSeller(db, deps.environment);
  const say = paperPhrases[row.language];
  const paper = await paperOf(db, deps, row, kind);
  const signatures = await signaturesOf(db, deps.cipher, row.id);
  const signature = signatures.find((one) => one.kind === kind);
  const title = `${say[kind]} ${row.number}`;
  const facts = { title, author: seller, subject: row.device, language: row.language };
  const sheet = await newSheet({ ...facts, createdAt: row.createdAt });
  const bytes = buffer(sheet.pdf);
  sheet.pdf.addPage();
  let y = page.top;
  y += sheet.write(seller, page.left, y, { width: 400, color: ink.muted }) + 4;
  y += sheet.write(title, page.left, y, { width: 499, size: 16, weight: 'bold' }) + 14;
  y = drawLines(sheet, paper, y) + 18;
  if (y + heightOfSignature > page.bottom) y = nextPage(sheet);
  drawSignature(sheet, { signature, paper, row, zone: deps.market.timeZone }, y);
  sheet.pdf.end();
  return bytes;
}

function nextPage(sheet: Sheet): number {
  sheet.pdf.addPage();
  return page.top;
}

/** Label beside value, with a page's end between two of them and never within. */
function drawLines(sheet: Sheet, { lines }: Paper, start: number): number {
  const width = page.right - valueLeft;
  let y = start;
  for (const { label, value } of lines) {
    const name = { width: labelWidth, color: ink.muted };
    const height = Math.max(sheet.heightOf(label, name), sheet.heightOf(value, { width }));
    if (y + height > page.bottom) y = nextPage(sheet);
    sheet.write(label, page.left, y, name);
    sheet.write(value, valueLeft, y, { width });
    y += height + 6;
    sheet.rule(y - 3);
  }
  return y;
}

interface Signed {
  readonly signature: KeptSignature | undefined;
  readonly paper: Paper;
  readonly row: RepairModel;
  readonly zone: string;
}

function drawSignature(sheet: Sheet, { signature, paper, row, zone }: Signed, start: number): void {
  const say = paperPhrases[row.language];
  const wide = { width: page.right - page.left };
  let y = start;
  y += sheet.write(say.signature, page.left, y, { ...wide, weight: 'semibold' }) + 4;
  if (!signature) {
    sheet.write(say.unsigned, page.left, y, { ...wide, color: ink.muted });
    return;
  }
  y += drawStrokes(sheet, signature.strokes, y);
  const at = formatDate(dayInTimeZone(signature.at, zone));
  const said = [
    fillText(say.signedBy, { name: signature.signer, at }),
    signature.on_paper === '' ? '' : fillText(say.onPaper, { note: signature.on_paper }),
    fillText(say.takenBy, { name: signature.by }),
    signature.digest === paper.digest ? '' : say.outdated,
  ];
  for (const text of said) if (text !== '') y += sheet.write(text, page.left, y, wide) + 2;
}

/** Answers the height that it took: none where a paper was signed instead. */
function drawStrokes({ pdf }: Sheet, strokes: readonly Stroke[], top: number): number {
  if (strokes.length === 0) return 0;
  const scale = padWidth / padSize.width;
  for (const stroke of strokes) {
    for (let at = 0; at + 1 < stroke.length; at += 2) {
      const x = page.left + (stroke[at] ?? 0) * scale;
      const y = top + (stroke[at + 1] ?? 0) * scale;
      if (at === 0) pdf.moveTo(x, y);
      else pdf.lineTo(x, y);
    }
    pdf.lineWidth(1.4).lineJoin('round').lineCap('round').stroke(ink.text);
  }
  return padSize.height * scale + 6;
}
