/** Formats that every picture is kept in, best compressed first; the last one every browser reads. */
export const pictureFormats = ['avif', 'webp', 'jpeg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Widths in pixels that a picture is resized to, where it is that wide. */
const pictureSteps = [160, 320, 640, 960, 1280] as const;

/** A picture as the wire carries it (the schema is `picture` of core/contract/picture.ts). */
export interface Picture {
  /** Address without the file, such as `/media/<hash>`; what it answers never changes. */
  readonly address: string;
  /** Alternative text in the request's language. */
  readonly alt: string;
  /** Pixels of the largest file; the page keeps this much room before anything has loaded. */
  readonly width: number;
  readonly height: number;
  /** Widths in pixels that exist, ascending, each in every format; never empty. */
  readonly widths: readonly number[];
}

/**
 * Widths to make of a picture `width` pixels wide: every step below it, and the picture's own width
 * where that is less than the largest step, so nothing is ever enlarged.
 */
export function widthsFor(width: number): readonly number[] {
  const largest = Math.min(width, pictureSteps[pictureSteps.length - 1] ?? width);
  return [...pictureSteps.filter((step) => step < largest), largest];
}

/** `srcset` of one format for `<source>` or `<img>`. */
export const sourceSet = ({ address, widths }: Picture, format: PictureFormat): string =>
  widths.map((width) => `${address}/${String(width)}.${format} ${String(width)}w`).join(', ');

/** One file: the narrowest that is at least `width` pixels wide, or else the largest. */
export function pictureFile(
  { address, widths }: Picture,
  width: number,
  format: PictureFormat = 'jpeg',
): string {
  const chosen = widths.find((candidate) => candidate >= width) ?? widths[widths.length - 1];
  return `${address}/${String(chosen ?? width)}.${format}`;
}
