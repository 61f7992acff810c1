import type { Language } from '#core/market/market.ts';
import { manifestWords as cs } from '#core/phrases/cs/manifest.ts';
import { manifestWords as ro } from '#core/phrases/ro/manifest.ts';
import type { PaperFormat } from '#core/warehouse/papers.ts';
import { documentPdf } from '../../documents/document-files.ts';
import { InvoiceModel } from '../../documents/invoice-model.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { query } from '../../platform/database/query.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { SignedInUser } from '../../platform/sessions/sessions.ts';
import { manifestView } from '../hand-over/hand-over-view.ts';
import { manifestPdf } from '../hand-over/manifest-pdf.ts';
import { deliveryNotePdf } from './delivery-note-pdf.ts';
import type { Paper } from './print-paper.ts';

export interface WrittenPaper {
  readonly name: string;
  readonly format: PaperFormat;
  readonly bytes: Uint8Array;
}

interface Reader {
  readonly staff: SignedInUser;
  readonly language: Language;
  readonly now: Date;
}

/** A paper as it is printed, for whoever may have it. */
export async function paperContents(
  deps: Dependencies,
  { kind, subjectId }: Paper,
  reader: Reader,
): Promise<WrittenPaper> {
  switch (kind) {
    case 'label':
      return labelContents(deps, subjectId, reader.staff);
    case 'delivery_note':
      return noteContents(deps, subjectId, reader.staff);
    case 'invoice':
      return invoiceContents(deps, subjectId, reader.staff);
    case 'manifest':
      return manifestContents(deps, subjectId, reader);
  }
}

/** A paper says who lives where: it is for whoever packed the parcel, and for supervisors. */
function refuseOthers(packers: readonly number[], { id, permissions }: SignedInUser): void {
  if (packers.includes(id) || permissions.includes('warehouse.manage')) return;
  throw new Refusal(403, 'label_of_other_packer');
}

const labelSql = `
  select s.reference, s.label, s.label_format as format, p.packed_by as "packedBy"
  from shipments s join parcels p on p.id = s.parcel_id where s.id = $1`;

interface LabelRow {
  readonly reference: string;
  readonly label: Buffer | null;
  readonly format: PaperFormat | null;
  readonly packedBy: number;
}

/** The carrier's label in the clear. */
export async function labelContents(
  { knex, cipher }: Dependencies,
  id: number,
  staff: SignedInUser,
): Promise<WrittenPaper> {
  const [row] = await query<LabelRow>(knex, labelSql, [id]);
  if (!row || row.label === null || row.format === null) throw new Refusal(404, 'labels_none');
  refuseOthers([row.packedBy], staff);
  const place = { table: 'shipments', column: 'label', rowId: id };
  const bytes = Buffer.from(cipher.decrypt(place, row.label), 'base64');
  return { name: `${row.reference}.${row.format}`, format: row.format, bytes };
}

const packerSql = 'select packed_by as "packedBy" from parcels where id = $1';

/** What lies in a parcel, for its customer. */
export async function noteContents(
  deps: Dependencies,
  parcelId: number,
  staff: SignedInUser,
): Promise<WrittenPaper> {
  const rows = await query<{ packedBy: number }>(deps.knex, packerSql, [parcelId]);
  if (rows.length === 0) throw new Refusal(404, 'not_found');
  refuseOthers(
    rows.map(({ packedBy }) => packedBy),
    staff,
  );
  const note = await deliveryNotePdf(deps, parcelId);
  if (!note) throw new Refusal(404, 'labels_none');
  return { name: note.name, format: 'pdf', bytes: note.bytes };
}

const packersSql = `
  select distinct p.packed_by as "packedBy" from invoices i join parcels p on p.order_id = i.order_id
  where i.id = $1`;

/** Prices stand on it: it goes to the printer alone, and no call answers it to those who pack. */
async function invoiceContents(
  { knex }: Dependencies,
  id: number,
  staff: SignedInUser,
): Promise<WrittenPaper> {
  const row = await InvoiceModel.query(knex).findOne({ id, kind: 'invoice' });
  const packers = await query<{ packedBy: number }>(knex, packersSql, [id]);
  if (!row || packers.length === 0) throw new Refusal(404, 'not_found');
  refuseOthers(
    packers.map(({ packedBy }) => packedBy),
    staff,
  );
  const { content, name } = await documentPdf(row);
  return { name, format: 'pdf', bytes: content };
}

/** The list that the driver signs: numbers alone, for everybody at the door. */
export async function manifestContents(
  { knex, market }: Dependencies,
  id: number,
  { language, now }: Pick<Reader, 'language' | 'now'>,
): Promise<WrittenPaper> {
  const manifest = await manifestView(knex, id, language);
  if (!manifest || manifest.status === 'open') throw new Refusal(404, 'not_found');
  const bytes = await manifestPdf(knex, manifest, { language, now, timeZone: market.timeZone });
  const name = `${{ cs, ro }[language].file}-${manifest.number}.pdf`;
  return { name, format: 'pdf', bytes };
}
