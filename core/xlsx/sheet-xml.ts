/** A cell as spreadsheets type it: a text is never read as a formula, a day and a moment are dates. */
export type SheetCell =
  | string
  | number
  | null
  /** `YYYY-MM-DD`, or with `THH:MM` where the clock counts too, as it is to be shown. */
  | { readonly date: string };

/** Rows that one sheet holds, its titles among them; a limit of the format. */
export const mostSheetRows = 1_048_576;
const mostText = 32_767;

// What XML cannot say at all.
const unsayable = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escapeXml = (text: string): string =>
  text
    .replace(unsayable, '')
    .slice(0, mostText)
    .replace(/[&<>]/g, (sign) => escapes[sign] ?? '');

/** Days since the last one of 1899, as spreadsheets count. */
const serialOf = (date: string): number =>
  Date.parse(`${date}${date.includes('T') ? 'Z' : 'T00:00Z'}`) / 86_400_000 + 25_569;

/** The letters of a column: A to Z, AA and so on. */
function lettersOf(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest > 0 ? lettersOf(rest - 1) : '') + String.fromCharCode(65 + (column % 26));
}

function cellXml(cell: SheetCell, place: string): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${place}"><v>${String(cell)}</v></c>`;
  if (typeof cell === 'string') {
    return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
  }
  const style = cell.date.includes('T') ? 2 : 1;
  return `<c r="${place}" s="${String(style)}"><v>${String(serialOf(cell.date))}</v></c>`;
}

/** A row by its number in the sheet, from 1. */
export function rowXml(cells: readonly SheetCell[], row: number): string {
  const number = String(row);
  const written = cells.map((cell, column) => cellXml(cell, lettersOf(column) + number));
  return `<row r="${number}">${written.join('')}</row>`;
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const sheetPath = 'xl/worksheets/sheet1.xml';
export const sheetBegin = `${head}<worksheet xmlns="${main}"><sheetData>`;
export const sheetEnd = '</sheetData></worksheet>';

/** The other files of a workbook with one sheet, by their paths. */
export const workbookFiles: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/${sheetPath}" ContentType="${type}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/></Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Obmena" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  // Plain, a day, a day with its time.
  'xl/styles.xml': `${head}<styleSheet xmlns="${main}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="22" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};
