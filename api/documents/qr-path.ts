import { create } from 'qrcode';

/** A QR code as a path of filled modules, one unit each, for a PDF as well as an SVG. */
export interface QrPath {
  /** Modules of a side, without the four of the quiet zone around. */
  readonly size: number;
  readonly path: string;
}

/** Draws runs instead of single modules: seams between neighbours would confuse a camera. */
export function qrPath(text: string): QrPath {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const runs: string[] = [];
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (!data[row * size + column]) continue;
      const start = column;
      while (column < size && data[row * size + column]) column += 1;
      runs.push(`M${String(start)} ${String(row)}h${String(column - start)}v1H${String(start)}z`);
    }
  }
  return { size, path: runs.join('') };
}
