import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PictureRefusal } from '#core/files/image-limits.ts';
import { accept, refuse, type Result } from '#core/shared/result.ts';
import type { Dependencies } from '../../dependencies.ts';
import { decoderOptions, inspectImage } from '../../files/inspect-image.ts';

type Place = Pick<Dependencies, 'environment' | 'cipher'>;

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

export const photoFolder = ({ environment }: Pick<Place, 'environment'>) =>
  join(environment.dataDir, 'private', 'buyback-photos');

/** The cipher ties a photo to its buy-back: a file that is moved to another one is refused. */
const placeOf = (buybackId: number) =>
  ({ table: 'buyback_photos', column: 'file', rowId: buybackId }) as const;

/** Keeps a photo encrypted, outside of everything that is served; answers the file's name. */
export async function writePhoto(deps: Place, buybackId: number, content: Buffer): Promise<string> {
  const folder = photoFolder(deps);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = randomBytes(16).toString('base64url');
  // `wx` never writes over a file, not even one that a link leads to.
  const file = await open(join(folder, name), 'wx', 0o600);
  try {
    await file.writeFile(deps.cipher.encrypt(placeOf(buybackId), content.toString('base64')));
    await file.sync();
  } finally {
    await file.close();
  }
  return name;
}

export async function loadPhoto(deps: Place, buybackId: number, name: string): Promise<Buffer> {
  const hidden = await readFile(join(photoFolder(deps), name));
  return Buffer.from(deps.cipher.decrypt(placeOf(buybackId), hidden), 'base64');
}

/** A file that is gone already is as good as deleted. */
export const removePhoto = (deps: Pick<Place, 'environment'>, name: string): Promise<void> =>
  rm(join(photoFolder(deps), name), { force: true });
