import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { AppContext } from '../http/app-context.ts';
import { mediaFolder } from './media-folder.ts';

// Nothing but this form reaches the disk, so no address leads out of the folder.
const address = /^\/media\/([0-9a-f]{64})\/([1-9]\d{0,3})\.(avif|webp|jpeg)$/;

/** Sends a resized picture, which never changes; false where there is none at the address. */
export async function sendMedia(ctx: AppContext, dataDir: string, path: string): Promise<boolean> {
  const [, hash = '', width = '', format = ''] = address.exec(path) ?? [];
  if (hash === '') return false;
  const file = join(mediaFolder(dataDir, hash), `${width}.${format}`);
  const handle = await open(file).catch(() => null);
  if (!handle) return false;
  const { size } = await handle.stat();
  const { req, res } = ctx;
  ctx.respond = false;
  const etag = `"${hash.slice(0, 22)}-${width}-${format}"`;
  res.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
  res.setHeader('ETag', etag);
  const isKnown = (req.headers['if-none-match'] ?? '').includes(etag);
  if (isKnown || req.method === 'HEAD') {
    await handle.close();
    if (isKnown) res.writeHead(304).end();
    else res.writeHead(200, { 'Content-Type': `image/${format}`, 'Content-Length': size }).end();
    return true;
  }
  res.writeHead(200, { 'Content-Type': `image/${format}`, 'Content-Length': size });
  const stream = createReadStream(file, { fd: handle });
  // A reader that hangs up is nobody's mistake; the stream closes the file either way.
  await pipeline(stream, res).catch(() => undefined);
  return true;
}
