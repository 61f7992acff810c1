import { readSheet, type CellValue } from 'read-excel-file/node';
import { decodeCsv } from '#core/csv/decode-csv.ts';
import { readCsvTable } from '#core/csv/read-table.ts';
import { accept, refuse, type Result } from '#core/shared/result.ts';
import { readXmlItems } from './read-xml-items.ts';

/** A file as a table of texts; `line` is where a row stands, as editors and spreadsheets count. */
export interface SourceTable {
  readonly format: 'csv' | 'xlsx' | 'xml';
  readonly header: readonly string[];
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
}

export type SourceRefusal =
  'import_not_readable' | 'import_empty' | 'import_encoding_unclear' | 'import_too_many_rows';

const mostRows = 200_000;
const mostColumns = 500;

/** Reads a file of products, whatever its name says: a spreadsheet, a feed, or delimited text. */
export async function readSource(content: Uint8Array): Promise<Result<SourceTable, SourceRefusal>> {
  const table = await readTable(Buffer.from(content));
  if (!table.ok) return table;
  const { header, rows } = table.value;
  const isTooLarge = rows.length > mostRows || header.length > mostColumns;
  if (isTooLarge) return refuse('import_too_many_rows');
  return rows.length === 0 || header.length === 0 ? refuse('import_empty') : table;
}

function readTable(content: Buffer): Promise<Result<SourceTable, SourceRefusal>> {
  if (content.subarray(0, 2).toString('latin1') === 'PK') return readWorkbook(content);
  const start = content
    .subarray(0, 200)
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimStart();
  return Promise.resolve(start.startsWith('<') ? readXml(content) : readText(content));
}

async function readWorkbook(content: Buffer): Promise<Result<SourceTable, SourceRefusal>> {
  // What is no workbook, or is broken, is thrown as several kinds of errors.
  const sheet = await readSheet(content).catch(() => null);
  if (sheet === null) return refuse('import_not_readable');
  const lines = sheet.map((row, place) => ({ line: place + 1, cells: row.map(textOf) }));
  const [header, ...rows] = lines.filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (!header) return refuse('import_empty');
  return accept({ format: 'xlsx', header: header.cells.map((cell) => cell.trim()), rows });
}

/** Whole numbers keep all of their digits, as codes and EANs need them. */
const textOf = (cell: CellValue | null): string => {
  if (cell === null) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
};

function readXml(content: Buffer): Result<SourceTable, SourceRefusal> {
  const items = readXmlItems(content.toString('utf8'));
  if (items === null) return refuse('import_not_readable');
  const header = [...new Set(items.flatMap(({ fields }) => [...fields.keys()]))];
  const rows = items.map(({ line, fields }) => ({
    line,
    cells: header.map((name) => fields.get(name) ?? ''),
  }));
  return accept({ format: 'xml', header, rows });
}

function readText(content: Buffer): Result<SourceTable, SourceRefusal> {
  const decoded = decodeCsv(content);
  if (!decoded.ok) {
    const isUnclear = decoded.error.code === 'encoding_unclear';
    return refuse(isUnclear ? 'import_encoding_unclear' : 'import_not_readable');
  }
  const table = readCsvTable(decoded.value.text);
  if (!table.ok) {
    return refuse(table.error.code === 'empty_file' ? 'import_empty' : 'import_not_readable');
  }
  const { header, rows } = table.value;
  return accept({ format: 'csv', header, rows });
}
