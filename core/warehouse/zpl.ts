import type { Label } from './label.ts';

/** 50 × 30 mm at 8 dots a millimetre (203 dpi). */
const width = 400;
const height = 240;
const edge = 20;

/**
 * A text of a field, with the marks of the language (`^`, `~`) and the escape itself written as hexadecimal digits, as
 * `^FH` reads them; without control characters, which would end the field.
 */
const fieldOf = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\^~_]/g, (mark) => `_${mark.charCodeAt(0).toString(16).toUpperCase()}`);

const field = (x: number, y: number, how: string, text: string): string =>
  `^FO${String(x)},${String(y)}${how}^FH_^FD${fieldOf(text)}^FS`;

const line = (y: number, size: number, text: string, from = edge): string =>
  field(from, y, `^A0N,${String(size)}^FB${String(width - edge - from)},1,0,L,0`, text);

/** Square codes stand on the left with the words beside them, bars below the title. */
const isSquare = ({ symbology }: Label): boolean =>
  symbology === 'qrcode' || symbology === 'datamatrix';

function symbolOf({ symbology, code }: Label): string {
  switch (symbology) {
    case 'code128':
      return field(edge, 56, '^BY2^BCN,90,N,N,N,A', code);
    case 'gs1-128':
      return field(edge, 56, '^BY2^BCN,90,N,N,N,D', code);
    case 'ean13':
      // The printer works out the check digit itself.
      return field(edge + 20, 56, '^BY3^BEN,80,N,N', code.slice(0, 12));
    case 'qrcode':
      return field(edge, 40, '^BQN,2,6', `MA,${code}`);
    case 'datamatrix':
      return field(edge, 56, '^BXN,6,200', code);
  }
}

function labelOf(label: Label): string {
  const { title, code, lines } = label;
  const words = [code, ...lines].slice(0, 3);
  const from = isSquare(label) ? 200 : edge;
  const top = isSquare(label) ? 64 : 156;
  return [
    `^XA^CI28^PW${String(width)}^LL${String(height)}^LH0,0`,
    line(14, 34, title),
    symbolOf(label),
    ...words.map((one, place) => line(top + place * 27, 24, one, from)),
    '^XZ',
  ].join('\n');
}

/** Labels in the language of label printers (ZPL II): one format after the other. */
export const zplOf = (labels: readonly Label[]): string =>
  labels.map((label) => `${labelOf(label)}\n`).join('');
