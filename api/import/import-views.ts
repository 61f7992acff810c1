import type { Knex } from 'knex';
import type { Language } from '#core/market/market.ts';
import { maskContact } from '#core/contacts/contact-sight.ts';
import { anySentence } from '../platform/http/phrases.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { ImportModel, type ImportRowModel } from './import-rows.ts';

const samples = 3;

export async function findImport(db: Knex, id: number): Promise<ImportModel> {
  const row = await ImportModel.query(db).findById(id);
  if (!row) throw new Refusal(404, 'not_found');
  return row;
}

/** An import as lists show it. */
export async function viewOf(db: Knex, row: ImportModel) {
  const { counts } = row;
  const pictures = await countPictures(db, row.id);
  const supplier = await db('suppliers')
    .where({ id: row.supplierId ?? 0 })
    .first('name');
  const user = await db('users')
    .where({ id: row.startedBy ?? 0 })
    .first('name');
  return {
    id: row.id,
    subject: row.subject,
    fileName: row.fileName,
    format: row.format,
    supplier: supplier?.name ?? '',
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    createdBy: user?.name ?? '',
    rows: row.rowCount,
    done: row.doneCount,
    counts: {
      new: counts.new ?? 0,
      changed: counts.changed ?? 0,
      same: counts.same ?? 0,
      refused: counts.refused ?? 0,
      held: counts.held ?? 0,
      applied: counts.applied ?? 0,
    },
    pictures,
    changeSetId: row.changeSetId,
  };
}

async function countPictures(db: Knex, importId: number) {
  const counted = await db('import_pictures')
    .where({ import_id: importId })
    .groupBy('status')
    .select<{ status: string; count: number }[]>('status', db.raw('count(*)::int as count'));
  const of = (...statuses: string[]) =>
    counted.reduce((sum, { status, count }) => sum + (statuses.includes(status) ? count : 0), 0);
  return { waiting: of('waiting'), stored: of('stored', 'same'), failed: of('failed') };
}

/** The same with its columns, each with what stands in its first rows. */
export async function wholeOf(db: Knex, row: ImportModel) {
  const first = await db('import_rows')
    .where({ import_id: row.id })
    .orderBy('place')
    .limit(samples)
    .pluck<readonly (readonly string[])[]>('cells');
  const columns = row.header.map((title, place) => ({
    title,
    field: row.mapping[place] ?? null,
    sample: first.map((cells) => (cells[place] ?? '').slice(0, 80)),
  }));
  const suppliers = await db('import_mappings as m')
    .join('suppliers as s', 's.id', 'm.supplier_id')
    .where('m.subject', row.subject)
    .orderBy('s.name')
    .pluck<string[]>('s.name');
  return { ...(await viewOf(db, row)), columns, options: row.options, made: row.made, suppliers };
}

/** A row of a file for people: what it is about, and the sentences of what is wrong with it. */
export function rowView(
  row: ImportRowModel,
  { mapping, subject }: Pick<ImportModel, 'mapping' | 'subject'>,
  language: Language,
) {
  const cell = (field: string) => {
    const place = mapping.findIndex((one) => one === field);
    return place === -1 ? '' : (row.cells[place] ?? '').slice(0, 200);
  };
  return {
    line: row.line,
    key:
      cell('code') ||
      cell('ean') ||
      cell('fileName') ||
      cell('oldAddress') ||
      maskContact('e_mail', cell('eMail')),
    name: cell('nameCs') || cell('nameRo') || cell('newAddress') || cell('level'),
    outcome: row.outcome,
    isApplied: row.appliedAt !== null,
    changes: row.changes,
    problems: row.problems.map(({ field, reason, text }) => ({
      field,
      text: subject === 'customers' ? '' : (text ?? cell(field)),
      reason: anySentence(reason, language),
    })),
  };
}
