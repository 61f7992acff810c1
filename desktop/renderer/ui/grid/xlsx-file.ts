import { Zip, ZipDeflate } from 'fflate';
import {
  rowXml,
  sheetBegin,
  sheetEnd,
  sheetPath,
  workbookFiles,
  type SheetCell,
} from '#core/xlsx/sheet-xml.ts';

/** A workbook that is packed while its rows come, so that only what is packed takes room. */
export class XlsxFile {
  readonly #chunks: Uint8Array[] = [];
  readonly #zip: Zip;
  readonly #sheet = new ZipDeflate(sheetPath, { level: 6 });
  #rows = 0;
  readonly #encoder = new TextEncoder();

  constructor(titles: readonly string[]) {
    this.#zip = new Zip((error, chunk) => {
      if (error) throw error;
      this.#chunks.push(chunk);
    });
    for (const [path, text] of Object.entries(workbookFiles)) {
      const file = new ZipDeflate(path);
      this.#zip.add(file);
      file.push(this.#encoder.encode(text), true);
    }
    this.#zip.add(this.#sheet);
    this.#sheet.push(this.#encoder.encode(sheetBegin));
    this.add([titles]);
  }

  add(rows: readonly (readonly SheetCell[])[]): void {
    const text = rows.map((cells, at) => rowXml(cells, this.#rows + at + 1)).join('');
    this.#rows += rows.length;
    this.#sheet.push(this.#encoder.encode(text));
  }

  end(): Uint8Array {
    this.#sheet.push(this.#encoder.encode(sheetEnd), true);
    this.#zip.end();
    const whole = new Uint8Array(this.#chunks.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const chunk of this.#chunks) {
      whole.set(chunk, at);
      at += chunk.length;
    }
    return whole;
  }
}
