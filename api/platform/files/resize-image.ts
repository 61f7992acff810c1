import sharp, { type Sharp } from 'sharp';
import { pictureFormats, widthsFor, type PictureFormat } from '#core/files/picture.ts';
import { decoderOptions } from './inspect-image.ts';

export interface ResizedImage {
  /** Pixels of the largest file. */
  readonly width: number;
  readonly height: number;
  /** Ascending; each is there in every format. */
  readonly widths: readonly number[];
  readonly files: readonly { readonly name: string; readonly content: Buffer }[];
}

// The machine has other things to do; one picture after the other is fast enough.
sharp.concurrency(1);
sharp.cache(false);

const longestSeconds = 20;

const encoders: Readonly<Record<PictureFormat, (image: Sharp) => Sharp>> = {
  avif: (image) => image.avif({ quality: 52, effort: 3 }),
  webp: (image) => image.webp({ quality: 78, effort: 4 }),
  // JPEG knows no transparency; products stand on white.
  jpeg: (image) => image.flatten({ background: '#ffffff' }).jpeg({ quality: 78, mozjpeg: true }),
};

/**
 * Turns the picture as its orientation says, then makes every width in every format. Only pixels get
 * through: EXIF (which may hold a place and a name), profiles and appended data stay behind. Throws
 * where the content cannot be decoded to its end.
 */
export async function resizeImage(content: Uint8Array): Promise<ResizedImage> {
  const { width, height } = await sharp(content, decoderOptions)
    .metadata()
    .then(({ autoOrient }) => autoOrient);
  const widths = widthsFor(width);
  const largest = Math.max(...widths);
  // Decoded once, to the largest width that is needed.
  const { data, info } = await sharp(content, decoderOptions)
    .autoOrient()
    .resize({ width: largest, height: heightFor(largest, width, height), fit: 'fill' })
    .toColourspace('srgb')
    .timeout({ seconds: longestSeconds })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const files: { name: string; content: Buffer }[] = [];
  for (const each of widths) {
    const size = { width: each, height: heightFor(each, width, height), fit: 'fill' } as const;
    for (const format of pictureFormats) {
      const image = sharp(data, { raw }).resize(size).timeout({ seconds: longestSeconds });
      const encoded = await encoders[format](image).toBuffer();
      files.push({ name: `${String(each)}.${format}`, content: encoded });
    }
  }
  return { width: info.width, height: info.height, widths, files };
}

/** At least 1, because a strip of one pixel is still a picture. */
const heightFor = (to: number, width: number, height: number): number =>
  Math.max(1, Math.round((height * to) / width));
