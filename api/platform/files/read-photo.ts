import sharp from 'sharp';
import type { PictureRefusal } from '#core/files/image-limits.ts';
import { accept, refuse, type Result } from '#core/shared/result.ts';
import { decoderOptions, inspectImage } from './inspect-image.ts';

export interface PhotoPixels {
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

/** A scratch shows at this size; more would only fill the disk. */
const longestSide = 2_000;
const longestSeconds = 20;

/**
 * Decodes a photo by its content and writes it anew as JPEG: neither the place where it was taken nor
 * anything hidden behind the pixels gets through.
 */
export async function readPhoto(sent: Uint8Array): Promise<Result<PhotoPixels, PictureRefusal>> {
  const inspected = await inspectImage(sent);
  if (!inspected.ok) return inspected;
  const drawn = await sharp(sent, decoderOptions)
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .timeout({ seconds: longestSeconds })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
  if (!drawn) return refuse('image_broken');
  const { width, height } = drawn.info;
  return accept({ content: drawn.data, width, height });
}
