import { isUtf8 } from 'node:buffer';
import { guessEncoding, type CsvEncoding } from '#core/csv/decode-csv.ts';
import type { DelimitedRow } from '#core/csv/delimited-text.ts';
import { headOfTable } from '#core/import/head-of-table.ts';
import { decodeSingleByte } from '#core/csv/single-byte-tables.ts';
import { streamTable, type StreamedRow } from '#core/csv/stream-table.ts';
import { accept, refuse, type Result } from '#core/shared/result.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import type { SourceRefusal, SourceTable } from './source-table.ts';

const bytesAtOnce = 64 * 1024;

/** The header of a CSV file, or the numbers of its columns where it has none, and its rows while they are asked for. */
export function csvRows(
  content: Buffer,
): Result<Pick<SourceTable, 'header' | 'rows'>, SourceRefusal> {
  // What is UTF-8 as a whole is seen without reading it letter by letter.
  const encoding = isUtf8(content) ? 'utf-8' : guessEncoding(content);
  if (encoding === 'unclear') return refuse('import_encoding_unclear');
  const isText = !(encoding === 'utf-16le' ? false : content.includes(0));
  if (!isText) return refuse('import_not_readable');
  const rows = streamTable(piecesOf(content, encoding));
  const first = rows.next();
  if (first.done === true) return refuse('import_empty');
  if (first.value === 'unclosed_quote') return refuse('import_not_readable');
  return accept(headOfTable(first.value, readable(rows)));
}

function* readable(rows: Iterable<StreamedRow>): Generator<DelimitedRow> {
  for (const row of rows) {
    if (row === 'unclosed_quote') throw new FieldRefusal({ file: ['import_not_readable'] });
    yield row;
  }
}

function* piecesOf(content: Buffer, encoding: CsvEncoding): Generator<string> {
  const decoder =
    encoding === 'utf-8' || encoding === 'utf-16le' ? new TextDecoder(encoding) : null;
  for (let from = 0; from < content.length; from += bytesAtOnce) {
    const piece = content.subarray(from, from + bytesAtOnce);
    if (decoder) yield decoder.decode(piece, { stream: true });
    else if (encoding === 'windows-1250' || encoding === 'iso-8859-2') {
      yield decodeSingleByte(piece, encoding);
    }
  }
}
