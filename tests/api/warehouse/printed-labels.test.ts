import { beforeAll, describe, expect, it } from 'vitest';
import { labelsPdf } from '#api/warehouse/labels-pdf.ts';
import { renderSymbol } from '#api/warehouse/render-symbol.ts';
import { badgeCodeOf } from '#core/accounts/badge.ts';
import { labelWords } from '#core/phrases/cs/labels.ts';
import {
  commandLabels,
  ownLabel,
  passportLabel,
  productLabel,
  testLabels,
  type Label,
  type Symbology,
} from '#core/warehouse/label.ts';
import { zplOf } from '#core/warehouse/zpl.ts';
import { prepareReader, readPdf, readPicture } from '#tests/support/read-barcode.ts';

beforeAll(prepareReader);

const product = (ean: string | null, code: string) => productLabel({ ean, code }, 'Věc', []);
const badge = badgeCodeOf(new Uint8Array(11).fill(7));

/** One label of every kind that is printed, with what a scanner has to make of it. */
const printed: readonly (readonly [string, Label, string])[] = [
  ['a crate', ownLabel('B-0017', 'B-0017'), 'B-0017'],
  ['a bin', ownLabel('L-A-03-2', 'L-A-03-2'), 'L-A-03-2'],
  ['a bin with a long code', ownLabel('L-SKLAD-A-03-2', 'x'), 'L-SKLAD-A-03-2'],
  ['a station', ownLabel('W-BALENI-1', 'Balení'), 'W-BALENI-1'],
  ['a badge', ownLabel(badge, 'Jana Nováková'), badge],
  ['a product', product('4006381333931', 'x'), '4006381333931'],
  ['a carton', product('14006381333938', 'x'), '0114006381333938'],
  ['a product of the shop', product(null, 'iphone-15-128gb'), 'iphone-15-128gb'],
  ['a device', passportLabel(123, 'Telefon', []), 'D-123'],
  ...[...commandLabels(labelWords.commands), ...testLabels()].map(
    (label) => [`the card ${label.code}`, label, label.code] as const,
  ),
];

describe('a printed label', () => {
  it.each(printed)('of %s is read by an independent decoder', async (_, label, code) => {
    expect(await readPicture(await renderSymbol(label))).toBe(code);
  });

  it('of every kind is read out of the file that is printed', async () => {
    const about = { language: 'cs', now: new Date('2026-11-23T08:00:00Z'), title: 'x' } as const;
    const pdf = await labelsPdf(
      printed.map(([, label]) => label),
      about,
    );
    expect((await readPdf(pdf)).toSorted()).toEqual(printed.map(([, , code]) => code).toSorted());
  });

  it.each(printed)('of %s is read as a label printer draws it', async (_, label, code) => {
    const drawn = symbolOf(zplOf([label]));
    expect(await readPicture(await renderSymbol({ ...drawn, title: '', lines: [] }))).toBe(code);
  });
});

const drawnBy: readonly (readonly [RegExp, Symbology])[] = [
  [/\^BC[^^]*,A\^/, 'code128'],
  [/\^BC[^^]*,D\^/, 'gs1-128'],
  [/\^BE/, 'ean13'],
  [/\^BQ/, 'qrcode'],
  [/\^BX/, 'datamatrix'],
];

/** What a printer draws of a format: the kind of the one code in it and its data, by the words of ZPL alone. */
function symbolOf(zpl: string): { readonly symbology: Symbology; readonly code: string } {
  const [field] = zpl.match(/\^B[CEQX][^^]*\^FH_\^FD[^^]*\^FS/) ?? [];
  const kind = drawnBy.find(([command]) => command.test(field ?? ''))?.[1];
  const data = /\^FD([^^]*)\^FS/.exec(field ?? '')?.[1];
  if (!kind || data === undefined) throw new Error('a format without a code');
  const text = data.replace(/_([0-9A-F]{2})/g, (__, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  // A printer reads level and mode of a QR code from before its comma.
  return { symbology: kind, code: kind === 'qrcode' ? text.replace(/^MA,/, '') : text };
}
