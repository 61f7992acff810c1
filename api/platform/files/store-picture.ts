import { createHash } from 'node:crypto';
import type { PictureRefusal } from '#core/files/image-limits.ts';
import { accept, refuse, type Result } from '#core/shared/result.ts';
import { inspectImage } from './inspect-image.ts';
import { touchMedia, writeMedia } from './media-folder.ts';
import { resizeImage, type ResizedImage } from './resize-image.ts';

/** A picture whose files are in place; what a row of `fileset_files` needs of it. */
export interface StoredPicture extends Pick<ResizedImage, 'width' | 'height' | 'widths'> {
  readonly sha256: string;
  readonly mime: string;
}

/**
 * Checks a picture by its content, resizes it and puts its files below `dataDir`. The same content
 * a second time is the same picture.
 */
export async function storePicture(
  dataDir: string,
  content: Uint8Array,
  now: Date,
): Promise<Result<StoredPicture, PictureRefusal>> {
  const inspected = await inspectImage(content);
  if (!inspected.ok) return inspected;
  const resized = await resizeImage(content).catch(() => null);
  // Whatever stops the decoder, the sender can only send another picture.
  if (!resized) return refuse('image_broken');
  const sha256 = createHash('sha256').update(content).digest('hex');
  const { width, height, widths, files } = resized;
  if (!(await touchMedia(dataDir, sha256, now))) await writeMedia(dataDir, sha256, files);
  return accept({ sha256, mime: inspected.value.mime, width, height, widths });
}
