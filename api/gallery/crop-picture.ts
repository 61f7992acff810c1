import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { cropPixels, type Crop } from '#core/files/crop.ts';
import { mediaFolder, touchMedia, writeMedia } from '../platform/files/media-folder.ts';
import { resizeImage, type ResizedImage } from '../platform/files/resize-image.ts';

interface Whole {
  readonly sha256: string;
  readonly width: number;
  readonly height: number;
}

/** Cut and resized once; the name says of what and which part, so that a second time finds it. */
export interface CutPicture extends Pick<ResizedImage, 'width' | 'height' | 'widths'> {
  readonly sha256: string;
}

/** Cuts a part out of a stored picture and puts its files beside those of the whole, which stay. */
export async function cropPicture(
  dataDir: string,
  whole: Whole,
  crop: Crop,
  now: Date,
): Promise<CutPicture> {
  const part = cropPixels(crop, whole);
  const largest = join(mediaFolder(dataDir, whole.sha256), `${String(whole.width)}.webp`);
  const cut = await sharp(await readFile(largest))
    .extract(part)
    .png()
    .toBuffer();
  const { files, width, height, widths } = await resizeImage(cut);
  const place = [part.left, part.top, part.width, part.height].join(' ');
  const sha256 = createHash('sha256').update(`${whole.sha256} ${place}`).digest('hex');
  if (!(await touchMedia(dataDir, sha256, now))) await writeMedia(dataDir, sha256, files);
  return { sha256, width, height, widths };
}
