import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { planImport, type BadCell, type PlannedRow } from '#core/csv/plan-import.ts';
import { isSameCell, type CellReading } from '#core/clipboard/cell-text.ts';
import type { Language } from '#core/market/market.ts';
import { csvColumns, resourceCsvRules, type CsvRow } from '#core/resources/resource-csv.ts';
import { rowKeyOf, type Resource } from '#core/resources/resource.ts';
import type { ResourceWords } from '#core/resources/words.ts';
import { accept, type Result } from '#core/shared/result.ts';
import { foldText } from '#core/shared/text.ts';
import {
  readImportFile,
  type ImportFile,
  type RefusedFile,
  type SentFile,
} from '../csv/read-import-file.ts';
import type { Dependencies } from '../dependencies.ts';
import { readRows, type KeptRow, type KeptTable } from './kept-table.ts';
import { writeRows, type WrittenRows } from './row-writer.ts';
import { splitRefused } from './split-refused.ts';

/** What a resource's file is read by, besides its declaration. */
export interface ImportOptions {
  readonly said: Readonly<Record<Language, ResourceWords>>;
  /** Statements that read the rows a column refers to, as `id` and `name`, by the column. */
  readonly referred?: (language: Language) => Readonly<Record<string, string>>;
}

/** A resource as its files are read and written. */
export interface Imported extends ImportOptions {
  readonly of: Resource;
  readonly kept: KeptTable;
}

/** What a file did, or would do. */
export interface ImportedRows {
  readonly file: ImportFile;
  readonly applied: readonly PlannedRow<CsvRow>[];
  readonly unchanged: number;
  readonly bad: readonly BadCell<string>[];
  readonly written: readonly WrittenRows[];
  /** Names what was asked for, whatever the database says of it. */
  readonly digest: string;
}

/**
 * Writes the good rows of a file, in the given transaction: a preview does the same and takes it
 * back, so that what it says of every row is what the database says.
 */
export async function importRows(
  trx: Knex.Transaction,
  deps: Dependencies,
  one: Imported,
  { sent, language }: { readonly sent: SentFile; readonly language: Language },
): Promise<Result<ImportedRows, RefusedFile>> {
  const { of, kept, said } = one;
  const file = readImportFile(sent, csvColumns(of, [said[language], said.cs, said.ro]), language);
  if (!file.ok) return file;
  const rows = await readRows(trx, kept, (all) => void all.orderBy('id'));
  const stored = new Map(rows.map((row) => [rowKeyOf(of, row), row]));
  const { table, header } = file.value;
  const plan = planImport(
    table.rows,
    header,
    table.header.length,
    resourceCsvRules(of, header, {
      ...readingOf(deps, said, language),
      stored,
      referred: await referredOf(trx, one, language),
    }),
  );
  const write = writePlanned({ deps, kept, stored });
  const { done, refused } = await splitRefused(trx, kept, plan.apply, write);
  const lines = new Map(table.rows.map((row) => [row.line, row]));
  const bad = refused.flatMap(({ row: { line }, problems }) => {
    const row = lines.get(line);
    return row ? problems.map(({ column, phrase }) => ({ column, reason: phrase, row })) : [];
  });
  const lost = new Set(refused.map(({ row }) => row.line));
  return accept({
    file: file.value,
    applied: plan.apply.filter(({ line }) => !lost.has(line)),
    unchanged: plan.unchanged,
    bad: [...plan.bad, ...bad].toSorted((a, b) => a.row.line - b.row.line),
    written: done,
    digest: createHash('sha256').update(JSON.stringify(plan.apply)).digest('hex'),
  });
}

function readingOf(
  { market, now }: Dependencies,
  said: ImportOptions['said'],
  language: Language,
): CellReading {
  return {
    language,
    market: market.code,
    today: now(),
    choiceLabel: ({ id }, choice) => said[language].choices?.[id]?.[choice] ?? choice,
  };
}

async function referredOf(
  trx: Knex,
  { referred }: Imported,
  language: Language,
): Promise<ReadonlyMap<string, ReadonlyMap<string, readonly number[]>>> {
  const found = new Map<string, Map<string, number[]>>();
  for (const [column, statement] of Object.entries(referred?.(language) ?? {})) {
    const { rows } = await trx.raw<{ rows: { id: number; name: string }[] }>(statement);
    const names = new Map<string, number[]>();
    for (const { id, name } of rows) {
      const ids = names.get(foldText(name)) ?? [];
      names.set(foldText(name), [...ids, id]);
    }
    found.set(column, names);
  }
  return found;
}

/** Cells of a planned row that are another than those stored; all of a new one. */
export function changedCells({ fields }: KeptTable, { row, before }: PlannedRow<CsvRow>) {
  return Object.entries(row.cells)
    .map(([column, after]) => ({ column, before: before?.cells[column] ?? null, after }))
    .filter(({ column, before: seen, after }) => {
      const type = fields[column]?.type ?? 'text';
      return before === null || !isSameCell({ id: column, type }, after, seen);
    });
}

interface Writing {
  readonly deps: Dependencies;
  readonly kept: KeptTable;
  readonly stored: ReadonlyMap<string, KeptRow>;
}

const writePlanned =
  ({ deps, kept, stored }: Writing) =>
  (part: Knex.Transaction, rows: readonly PlannedRow<CsvRow>[]): Promise<WrittenRows> => {
    const changed = rows.flatMap((row) => {
      const before = stored.get(row.row.key);
      if (!before) return [];
      const cells = changedCells(kept, row).map(({ column, after }) => [column, after] as const);
      const { id, version } = before;
      return [{ id, version, changes: Object.fromEntries(cells), overwrite: [] }];
    });
    const added = rows.filter(({ before }) => before === null).map(({ row }) => row.cells);
    return writeRows(part, deps, kept, { changed, added });
  };
