import type { RenderOptions } from 'bwip-js/node';
import type { Label, Symbology } from '#core/warehouse/label.ts';

const names: Readonly<Record<Symbology, string>> = {
  code128: 'code128',
  ean13: 'ean13',
  'gs1-128': 'gs1-128',
  datamatrix: 'datamatrix',
  qrcode: 'qrcode',
};

export const isSquare = (symbology: Symbology): boolean =>
  symbology === 'datamatrix' || symbology === 'qrcode';

/** The code of a label as a PNG of pure black and white, quiet zone included. */
export async function renderSymbol({ symbology, code }: Label): Promise<Buffer> {
  // Large, and most processes never print a label.
  const { toBuffer } = await import('bwip-js/node');
  const options: RenderOptions = {
    bcid: names[symbology],
    text: code,
    scale: 4,
    backgroundcolor: 'FFFFFF',
    ...(isSquare(symbology) ? { padding: 4 } : { height: 11, paddingwidth: 10, paddingheight: 2 }),
  };
  return toBuffer(options);
}
