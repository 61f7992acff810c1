import { parseDelimited, writeDelimited } from '../csv/delimited-text.ts';

/**
 * What a spreadsheet put on the clipboard as rows of texts: tabs between cells, quotes around cells
 * with line ends, one line end behind the last row. A text that only looks quoted, such as a note
 * beginning with an inch mark, is taken as it stands.
 */
export function readClipboard(text: string): (readonly string[])[] {
  const body = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const parsed = parseDelimited(body, '\t');
  if (!parsed.ok) return body.split('\n').map((line) => line.split('\t'));
  // One empty cell is a value too: it clears what it is pasted on.
  return parsed.value.length === 0 ? [['']] : parsed.value.map(({ cells }) => cells);
}

/** Rows of texts as spreadsheets take them from the clipboard. */
export const writeClipboard = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => writeDelimited(cells, '\t')).join('\r\n');
