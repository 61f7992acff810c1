import { buffer } from 'node:stream/consumers';
import type { Knex } from 'knex';
import { carrierNames, type ShipmentCarrier } from '#core/deliveries/carriers.ts';
import type { Language } from '#core/market/market.ts';
import { deliveryNoteWords as cs } from '#core/phrases/cs/delivery-note.ts';
import { deliveryNoteWords as ro } from '#core/phrases/ro/delivery-note.ts';
import { newSheet, page, type Sheet } from '../../documents/pdf/sheet.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { query } from '../../platform/database/query.ts';
import { readSeller } from '../../platform/seller/read-seller.ts';
import { isOwnCarrier } from '../shipment-row.ts';

interface Facts {
  readonly number: string;
  readonly orderNumber: string;
  readonly language: Language;
  readonly address: Readonly<Record<string, string | undefined>> | null;
  readonly packedAt: Date;
  readonly carrier: ShipmentCarrier | null;
  readonly shipment: string | null;
}

const factsSql = `
  select p.number, o.number as "orderNumber", o.language, p.packed_at as "packedAt",
    coalesce(o.delivery_address, o.billing_address) as address, s.carrier, s.number as shipment
  from parcels p join orders o on o.id = p.order_id
  left join shipments s on s.parcel_id = p.id and s.status not in ('cancelling', 'cancelled')
  where p.id = $1`;

interface Line {
  readonly name: string;
  readonly code: string;
  readonly quantity: number;
  readonly serialEnds: readonly string[];
}

const linesSql = `
  select case when $2 = 'ro' then v.name_ro else v.name_cs end as name, v.code,
    count(*)::int as quantity,
    coalesce(array_agg(d.serial_last4 order by c.id) filter (where d.serial_last4 is not null), '{}')
      as "serialEnds"
  from pick_pieces c join pick_lines l on l.id = c.pick_line_id
  join products p on p.id = l.product_id join master_products v on v.id = p.master_product_id
  left join device_passports d on d.id = c.passport_id
  where c.parcel_id = $1 group by p.id, v.id order by min(l.id)`;

const linesOf = (db: Knex, parcelId: number, language: Language): Promise<Line[]> =>
  query<Line>(db, linesSql, [parcelId, language]);

type Words = typeof cs | typeof ro;
const width = page.right - page.left;

/** The delivery note of a parcel, in its customer's language and without prices; null where its customer was wiped. */
export async function deliveryNotePdf(
  { environment, knex, market }: Dependencies,
  parcelId: number,
): Promise<{ readonly name: string; readonly bytes: Uint8Array } | null> {
  const [facts] = await query<Facts>(knex, factsSql, [parcelId]);
  if (!facts?.address) return null;
  const { language, number, packedAt } = facts;
  const said = { cs, ro }[language];
  const seller = await readSeller(knex, environment);
  const lines = await linesOf(knex, parcelId, language);
  const title = `${said.title} ${number}`;
  const sheet = await newSheet({
    title,
    author: seller.name,
    subject: `${said.order} ${facts.orderNumber}`,
    language,
    createdAt: packedAt,
  });
  const bytes = buffer(sheet.pdf);
  sheet.pdf.addPage();
  let y = page.top + sheet.write(title, page.left, page.top, { width, size: 18, weight: 'bold' });
  const from = [seller.name, seller.street, `${seller.postcode} ${seller.city}`];
  y = drawParties(sheet, said, { from, to: recipientOf(facts.address) }, y + 14);
  y = drawFacts(sheet, said, facts, market.timeZone, y + 12);
  drawLines(sheet, said, lines, y + 12);
  sheet.pdf.end();
  return { name: `${said.file}-${number}.pdf`, bytes: await bytes };
}

const recipientOf = (address: Readonly<Record<string, string | undefined>>): string[] => {
  const of = (name: string) => address[name] ?? '';
  return [
    of('company'),
    `${of('firstName')} ${of('lastName')}`,
    of('street'),
    `${of('postcode')} ${of('city')}`,
  ].filter((text) => text.trim() !== '');
};

function drawParties(
  { write }: Sheet,
  said: Words,
  parties: { readonly from: readonly string[]; readonly to: readonly string[] },
  top: number,
): number {
  let bottom = top;
  for (const [at, who] of (['from', 'to'] as const).entries()) {
    const x = page.left + at * 260;
    let y = top + write(said[who], x, top, { width: 240, weight: 'semibold' }) + 2;
    for (const text of parties[who]) y += write(text, x, y, { width: 240, size: 11 }) + 1;
    bottom = Math.max(bottom, y);
  }
  return bottom;
}

function drawFacts(
  { write }: Sheet,
  said: Words,
  facts: Facts,
  timeZone: string,
  top: number,
): number {
  const { carrier, language, orderNumber, packedAt, shipment } = facts;
  const when = packedAt.toLocaleDateString(language, { timeZone, dateStyle: 'long' });
  const brings = carrier !== null && isOwnCarrier(carrier) ? carrierNames[carrier] : null;
  const texts = [
    `${said.order}: ${orderNumber}`,
    `${said.packed}: ${when}`,
    ...(brings === null
      ? []
      : [`${said.carrier}: ${[brings, shipment].filter(Boolean).join(', ')}`]),
  ];
  let y = top;
  for (const text of texts) y += write(text, page.left, y, { width, size: 10 }) + 2;
  return y;
}

const columns = { thing: page.left, code: 330, pieces: 470 } as const;

function drawColumns({ write, rule }: Sheet, said: Words, y: number): number {
  const style = { width: 130, weight: 'semibold' as const };
  write(said.thing, columns.thing, y, { ...style, width: 270 });
  write(said.code, columns.code, y, style);
  write(said.pieces, columns.pieces, y, { ...style, width: 77, align: 'right' });
  rule(y + 13);
  return y + 19;
}

function drawLines(sheet: Sheet, said: Words, lines: readonly Line[], top: number): void {
  const { pdf, write, rule } = sheet;
  let y = drawColumns(sheet, said, top);
  for (const { code, name, quantity, serialEnds } of lines) {
    if (y > page.bottom - 70) {
      pdf.addPage();
      y = drawColumns(sheet, said, page.top);
    }
    const ends = serialEnds.map((end) => `…${end}`).join(', ');
    const below = ends === '' ? [] : [`${said.serial} ${ends}`];
    let bottom = y;
    for (const text of [name, ...below]) {
      bottom += write(text, columns.thing, bottom, { width: 270, size: 10 });
    }
    write(code, columns.code, y, { width: 135 });
    write(String(quantity), columns.pieces, y, { width: 77, align: 'right', tabular: true });
    y = bottom + 6;
  }
  rule(y);
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  write(`${said.total}: ${String(count)}`, page.left, y + 8, { width, size: 11, weight: 'bold' });
  write(said.noTaxDocument, page.left, y + 30, { width });
}
