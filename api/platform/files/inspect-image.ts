import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import {
  longestPictureSide,
  mostPicturePixels,
  type PictureRefusal,
} from '#core/files/image-limits.ts';
import { accept, refuse, type Result } from '#core/shared/result.ts';

/** Content that is taken, by what its bytes say, and the decoder that must agree. */
const decoders: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'heif',
};
const moving = new Set(['image/apng', 'image/gif']);

/** Reads as little as can be wrong about a picture, and stops at the first thing that is. */
export const decoderOptions = {
  failOn: 'error',
  limitInputPixels: mostPicturePixels,
  sequentialRead: true,
} as const;

/** What a file's content is, whatever it is called and claims to be; nothing is decoded yet. */
export async function inspectImage(
  content: Uint8Array,
): Promise<Result<{ readonly mime: string }, PictureRefusal>> {
  if (isSvg(content)) return refuse('image_svg');
  const mime = (await fileTypeFromBuffer(content).catch(() => undefined))?.mime ?? '';
  if (moving.has(mime)) return refuse('image_animated');
  const decoder = decoders[mime];
  if (decoder === undefined) return refuse('image_unsupported');
  // The header alone, so that a bomb is refused by the size that it announces.
  const header = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (header?.format !== decoder) return refuse('image_broken');
  const { width, height, pages = 1 } = header;
  if (pages > 1) return refuse('image_animated');
  const isHuge = Math.max(width, height) > longestPictureSide || width * height > mostPicturePixels;
  return isHuge ? refuse('image_too_many_pixels') : accept({ mime });
}

/** A drawing in XML, which may carry scripts; also where something else stands before it. */
function isSvg(content: Uint8Array): boolean {
  const start = Buffer.from(content.subarray(0, 4096));
  const text = start.toString('latin1').replaceAll('\0', '').trimStart();
  return /^(?:ï»¿|ÿþ|þÿ)?\s*</.test(text) && /<(?:\w+:)?svg[\s>]/i.test(text);
}
