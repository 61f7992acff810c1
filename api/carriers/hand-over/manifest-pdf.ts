import { buffer } from 'node:stream/consumers';
import type { Knex } from 'knex';
import type { Language } from '#core/market/market.ts';
import { manifestWords as cs } from '#core/phrases/cs/manifest.ts';
import { manifestWords as ro } from '#core/phrases/ro/manifest.ts';
import { newSheet, page, type Sheet } from '../../documents/pdf/sheet.ts';
import { query } from '../../platform/database/query.ts';
import type { manifestView } from './hand-over-view.ts';

type Manifest = NonNullable<Awaited<ReturnType<typeof manifestView>>>;

interface Line {
  readonly parcel: string;
  readonly label: string;
  readonly order: string;
  readonly grams: number;
}

const linesSql = `
  select p.number as parcel, coalesce(s.number, '') as label, o.number as order,
    p.weight_grams as grams
  from manifest_parcels c join parcels p on p.id = c.parcel_id
  join orders o on o.id = p.order_id join shipments s on s.id = c.shipment_id
  where c.manifest_id = $1 order by p.number`;

const columns = { place: 48, parcel: 80, label: 180, order: 330, weight: 450 } as const;
const rowHeight = 16;

interface Printed {
  readonly language: Language;
  readonly timeZone: string;
  readonly now: Date;
}

/** The list of a manifest that the driver signs: numbers and weights, of the customers nothing. */
export async function manifestPdf(
  db: Knex,
  manifest: Manifest,
  { language, now, timeZone }: Printed,
): Promise<Uint8Array> {
  const said = { cs, ro }[language];
  const lines = await query<Line>(db, linesSql, [manifest.id]);
  const title = `${said.title} ${manifest.number}`;
  const facts = { title, author: 'Obměna', subject: title, language, createdAt: now };
  const sheet = await newSheet(facts);
  const bytes = buffer(sheet.pdf);
  let y = drawHead(sheet, manifest, { said, language, timeZone, title });
  for (const [at, line] of lines.entries()) {
    if (y > page.bottom - 90) y = drawColumns(sheet, said, newPage(sheet));
    drawLine(sheet, line, at + 1, y);
    y += rowHeight;
  }
  drawEnd(sheet, said, lines, y);
  sheet.pdf.end();
  return bytes;
}

function newPage({ pdf }: Sheet): number {
  pdf.addPage();
  return page.top;
}

type Said = typeof cs | typeof ro;

function drawHead(
  sheet: Sheet,
  manifest: Manifest,
  more: {
    readonly said: Said;
    readonly language: Language;
    readonly timeZone: string;
    readonly title: string;
  },
): number {
  const { language, said, timeZone, title } = more;
  const width = page.right - page.left;
  let y = newPage(sheet);
  y += sheet.write(title, page.left, y, { width, size: 18, weight: 'bold' }) + 6;
  const left = manifest.leftAt === null ? null : new Date(manifest.leftAt);
  const when = left?.toLocaleString(language, { timeZone, dateStyle: 'long', timeStyle: 'short' });
  const facts = [
    `${said.carrier}: ${manifest.carrierName}`,
    ...(when === undefined ? [] : [`${said.handedOver}: ${when}`]),
    ...(manifest.reference === null ? [] : [`${said.reference}: ${manifest.reference}`]),
  ];
  for (const fact of facts) y += sheet.write(fact, page.left, y, { width, size: 11 }) + 2;
  return drawColumns(sheet, said, y + 10);
}

function drawColumns({ write, rule }: Sheet, said: Said, y: number): number {
  const style = { width: 140, weight: 'semibold' as const };
  write(said.parcel, columns.parcel, y, style);
  write(said.label, columns.label, y, style);
  write(said.order, columns.order, y, style);
  write(said.weight, columns.weight, y, { ...style, width: 97, align: 'right' });
  rule(y + 13);
  return y + 18;
}

const kilos = (grams: number): string => (grams / 1000).toFixed(2).replace('.', ',');

function drawLine({ write }: Sheet, line: Line, at: number, y: number): void {
  const style = { width: 140, tabular: true };
  write(String(at), columns.place, y, { ...style, width: 28 });
  write(line.parcel, columns.parcel, y, { ...style, width: 96 });
  write(line.label, columns.label, y, style);
  write(line.order, columns.order, y, { ...style, width: 118 });
  write(kilos(line.grams), columns.weight, y, { ...style, width: 97, align: 'right' });
}

function drawEnd({ write, rule }: Sheet, said: Said, lines: readonly Line[], y: number): void {
  rule(y + 2);
  const grams = lines.reduce((sum, line) => sum + line.grams, 0);
  const total = `${said.parcels}: ${String(lines.length)} · ${said.weight}: ${kilos(grams)}`;
  write(total, page.left, y + 10, { width: page.right - page.left, size: 11, weight: 'bold' });
  for (const [at, who] of [said.givenBy, said.takenBy].entries()) {
    const x = page.left + at * 260;
    rule(y + 74, undefined, x, x + 220);
    write(who, x, y + 78, { width: 220 });
  }
}
