import { checkHeader, type CsvColumn, type CsvHeader } from '#core/csv/check-header.ts';
import { decodeCsv, type CsvEncoding, type DecodedCsv } from '#core/csv/decode-csv.ts';
import { readCsvTable, type CsvTable } from '#core/csv/read-table.ts';
import type { Language } from '#core/market/market.ts';
import { csvImport as csImport, type CsvImportPhrase } from '#core/phrases/cs/csv-import.ts';
import { csvImport as roImport } from '#core/phrases/ro/csv-import.ts';
import { accept, refuse, type Result } from '#core/shared/result.ts';

const sentences: Record<Language, Record<CsvImportPhrase, string>> = {
  cs: csImport,
  ro: roImport,
};

/** A file as it was sent, with the encoding that a person chose, where one had to. */
export interface SentFile {
  readonly content: Uint8Array;
  readonly encoding: CsvEncoding | undefined;
}

/** A file that can be read. */
export interface ImportFile {
  readonly encoding: CsvEncoding;
  readonly table: CsvTable;
  readonly header: CsvHeader;
}

/** Why a whole file is refused, in words, with its readings where a person has to choose. */
export interface RefusedFile {
  readonly text: string;
  readonly candidates: readonly DecodedCsv[];
}

/** Reads a CSV file whose columns are known (T-CSV-1, T-CSV-2). */
export function readImportFile(
  file: SentFile,
  columns: readonly CsvColumn[],
  language: Language,
): Result<ImportFile, RefusedFile> {
  const words = sentences[language];
  const decoded = decodeCsv(file.content, file.encoding);
  if (!decoded.ok) {
    const { error } = decoded;
    const candidates = error.code === 'encoding_unclear' ? error.candidates : [];
    return refuse({ text: words[error.code], candidates });
  }
  const table = readCsvTable(decoded.value.text);
  if (!table.ok) return refuse({ text: words[table.error.code], candidates: [] });
  const header = checkHeader(table.value.header, columns);
  if (!header.ok) {
    const text = `${words[header.error.code]} ${header.error.columns.join(', ')}.`;
    return refuse({ text, candidates: [] });
  }
  const { encoding } = decoded.value;
  return accept({ encoding, table: table.value, header: header.value });
}

/** What the preview of a refused file answers. */
export const refusedPreview = ({ text, candidates }: RefusedFile) => ({
  encoding: null,
  ignored: [],
  unchanged: 0,
  changed: [],
  bad: [],
  badRows: 0,
  errorFile: '',
  plan: '',
  refusal: text,
  candidates: [...candidates],
});
