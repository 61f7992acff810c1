import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import {
  isPriceCsvColumn,
  priceCsvColumns,
  priceCsvRules,
  priceCsvTitle,
  type PricedModel,
} from '#core/buyback/price-list-csv.ts';
import type { CellRefusal } from '#core/clipboard/cell-text.ts';
import { checkHeader, type HeaderRefusal } from '#core/csv/check-header.ts';
import { decodeCsv, type CsvEncoding, type DecodedCsv } from '#core/csv/decode-csv.ts';
import { planImport, type BadCell, type ImportPlan } from '#core/csv/plan-import.ts';
import { readCsvTable, type CsvTable } from '#core/csv/read-table.ts';
import type { Language } from '#core/market/market.ts';
import { cells as csCells, type CellPhrase } from '#core/phrases/cs/cells.ts';
import { priceImport as csImport, type PriceImportPhrase } from '#core/phrases/cs/price-import.ts';
import { cells as roCells } from '#core/phrases/ro/cells.ts';
import { priceImport as roImport } from '#core/phrases/ro/price-import.ts';
import { accept, refuse, type Result } from '#core/shared/result.ts';
import { draftedModels } from './draft-prices.ts';
import { pricedModel } from './draft-columns.ts';

const sentences: Record<Language, Record<PriceImportPhrase, string>> = {
  cs: csImport,
  ro: roImport,
};
const reasons: Record<Language, Record<CellPhrase, string>> = { cs: csCells, ro: roCells };

type Plan = ImportPlan<PricedModel, CellRefusal>;

/** A file that was read, and what it would do to a draft. */
export interface PlannedFile {
  readonly encoding: CsvEncoding;
  readonly ignored: readonly string[];
  readonly table: CsvTable;
  readonly plan: Plan;
  /** Rows of the draft by the model's slug. */
  readonly rows: ReadonlyMap<string, { readonly id: number; readonly device: string }>;
  /** Names what would be written. */
  readonly digest: string;
}

/** Why a whole file is refused, in words, with its readings where a person has to choose. */
export interface RefusedFile {
  readonly text: string;
  readonly candidates: readonly DecodedCsv[];
}

/** Reads a file against a draft as it is now (T-CSV-1 to T-CSV-4). */
export async function planFile(
  db: Knex,
  draftId: number,
  file: { readonly content: Uint8Array; readonly encoding: CsvEncoding | undefined },
  language: Language,
): Promise<Result<PlannedFile, RefusedFile>> {
  const words = sentences[language];
  const decoded = decodeCsv(file.content, file.encoding);
  if (!decoded.ok) {
    const { error } = decoded;
    const candidates = error.code === 'encoding_unclear' ? error.candidates : [];
    return refuse({ text: words[error.code], candidates });
  }
  const table = readCsvTable(decoded.value.text);
  if (!table.ok) return refuse({ text: words[table.error.code], candidates: [] });
  const header = checkHeader(table.value.header, priceCsvColumns(language));
  if (!header.ok) return refuse({ text: headerText(header.error, words), candidates: [] });
  const models = await draftedModels(db, draftId, { kind: 'all', offset: 0, limit: null });
  const drafted = models.map((model) => pricedModel(model.slug, model));
  const rules = priceCsvRules(language, new Map(drafted.map((model) => [model.model, model])));
  const plan = planImport(table.value.rows, header.value, table.value.header.length, rules);
  return accept({
    encoding: decoded.value.encoding,
    ignored: header.value.ignored,
    table: table.value,
    plan,
    rows: new Map(models.map(({ id, slug, device }) => [slug, { id, device }])),
    digest: digestOf(plan),
  });
}

const digestOf = ({ apply }: Plan): string =>
  createHash('sha256').update(JSON.stringify(apply)).digest('hex');

const headerText = (
  { code, columns }: HeaderRefusal,
  words: Record<PriceImportPhrase, string>,
): string => `${words[code]} ${columns.join(', ')}.`;

/** What is wrong with one cell, in words. */
export const badReason = (bad: Plan['bad'][number], language: Language): string =>
  reasons[language][bad.reason];

/** The same with the name of the column, for a file of errors. */
export function badSentence(bad: Plan['bad'][number], language: Language): string {
  const column = badColumn(bad, language);
  return column === '' ? badReason(bad, language) : `${column}: ${badReason(bad, language)}`;
}

export const badColumn = ({ column }: BadCell<string>, language: Language): string =>
  column !== null && isPriceCsvColumn(column) ? priceCsvTitle(column, language) : '';

/** The text that stands in a bad cell. */
export function badText(bad: BadCell<string>, { table }: PlannedFile, language: Language): string {
  if (bad.column === null) return bad.row.cells.join(table.delimiter);
  const header = checkHeader(table.header, priceCsvColumns(language));
  const place = header.ok ? header.value.places.get(bad.column) : undefined;
  return bad.row.cells[place ?? -1] ?? '';
}
