import { readGtin } from '../search/gtin.ts';

export interface PictureName {
  /** What may be the code or the EAN of a product, the likeliest first. */
  readonly keys: readonly string[];
  /** Place among the pictures of the product. */
  readonly place: number;
}

const extension = /\.(?:jpe?g|png|webp|avif|gif|svg|heic|tiff?|bmp)$/i;
/** A running number behind the name: `X1_2`, `X1-02`, `X1 (3)`. */
const numbered = /^(.+?)[-_ .]*(?:[-_ .]|\()0*(\d{1,2})\)?$/;

/** Whether an archive's entry is a picture and not what systems leave beside it. */
export const isPictureName = (path: string): boolean => {
  const [name = ''] = path.split(/[\\/]/).slice(-1);
  return extension.test(name) && !name.startsWith('.') && !path.startsWith('__MACOSX/');
};

/**
 * What the name of a picture's file says of its product: `4006381333931_2.jpg`, `X1 (2).png`, or a number in a folder of the
 * product, `X1/2.jpg`. Bar codes are given as they are stored, with 13 digits.
 */
export function readPictureName(path: string): PictureName {
  const parts = path.split(/[\\/]/);
  const name = (parts.at(-1) ?? '').replace(extension, '').trim();
  const folder = parts.at(-2)?.trim() ?? '';
  const found = numbered.exec(name);
  const bare = found?.[1]?.trim() ?? '';
  const number = found?.[2] ?? (/^\d{1,2}$/.test(name) ? name : '0');
  const keys = [name, bare, folder].filter((key) => key !== '');
  return { keys: [...new Set(keys.map((key) => eanOf(key) ?? key))], place: Number(number) };
}

function eanOf(key: string): string | null {
  const read = /^\d{8,14}$/.test(key) ? readGtin(key) : null;
  return read?.ok === true ? read.value : null;
}
