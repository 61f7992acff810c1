import type { CellValue } from 'read-excel-file/node';
import { headOfTable } from '#core/import/head-of-table.ts';
import { accept, refuse, type Result } from '#core/shared/result.ts';
import { csvRows } from './read-csv-rows.ts';
import { listXmlFields, xmlRows } from './read-xml-rows.ts';
import type { SourceRefusal, SourceTable } from './source-table.ts';
import { unpacksWithin } from './unpacked-size.ts';

/** A workbook is unpacked whole. */
const mostSheetRows = 200_000;
const mostUnpacked = 256 * 1024 * 1024;
const mostColumns = 500;

/** Opens a file of products, whatever its name says: a spreadsheet, a feed, or delimited text. */
export async function readSource(content: Uint8Array): Promise<Result<SourceTable, SourceRefusal>> {
  const table = await openTable(Buffer.from(content.buffer, content.byteOffset, content.length));
  if (!table.ok) return table;
  const { header } = table.value;
  if (header.length > mostColumns) return refuse('import_too_many_columns');
  return header.length === 0 ? refuse('import_empty') : table;
}

function openTable(content: Buffer): Promise<Result<SourceTable, SourceRefusal>> {
  if (content.subarray(0, 2).toString('latin1') === 'PK') return openWorkbook(content);
  const start = content
    .subarray(0, 200)
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimStart();
  return Promise.resolve(start.startsWith('<') ? openFeed(content) : openText(content));
}

async function openWorkbook(content: Buffer): Promise<Result<SourceTable, SourceRefusal>> {
  // Loaded with the first workbook: most processes never open one.
  const { readSheet } = await import('read-excel-file/node');
  const fits = await unpacksWithin(content, mostUnpacked).catch(() => false);
  if (!fits) return refuse('import_too_many_rows');
  // What is no workbook, or is broken, is thrown as several kinds of errors.
  const sheet = await readSheet(content).catch(() => null);
  if (sheet === null) return refuse('import_not_readable');
  const lines = sheet.map((row, place) => ({ line: place + 1, cells: row.map(textOf) }));
  const [first, ...rows] = lines.filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (!first) return refuse('import_empty');
  if (rows.length > mostSheetRows) return refuse('import_too_many_rows');
  return accept({ format: 'xlsx', ...headOfTable(first, rows) });
}

/** Whole numbers keep all of their digits, as codes and EANs need them. */
const textOf = (cell: CellValue | null): string => {
  if (cell === null) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
};

function openFeed(content: Buffer): Result<SourceTable, SourceRefusal> {
  const header = listXmlFields(content);
  if (header === null) return refuse('import_not_readable');
  return accept({ format: 'xml', header, rows: xmlRows(content, header) });
}

function openText(content: Buffer): Result<SourceTable, SourceRefusal> {
  const opened = csvRows(content);
  return opened.ok ? accept({ format: 'csv', ...opened.value }) : opened;
}
