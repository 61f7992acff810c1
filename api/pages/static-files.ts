import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { AppContext } from '../platform/http/app-context.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};
const packable = new Set(['.js', '.css', '.svg', '.json', '.txt']);

export interface StaticFile {
  readonly type: string;
  readonly etag: string;
  readonly body: Buffer;
  packed: { readonly br: Buffer; readonly gzip: Buffer } | null;
}

/** Files of the browser's build by address; they are few and are kept in memory. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

export async function loadStaticFiles(folder: string): Promise<StaticFiles> {
  const files = new Map<string, StaticFile>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const type = types[extname(entry.name)];
    const path = join(entry.parentPath, entry.name);
    const address = path.slice(folder.length).replaceAll('\\', '/');
    if (!entry.isFile() || type === undefined || address.startsWith('/.')) continue;
    files.set(address, staticFile(type, await readFile(path)));
  }
  return files;
}

const staticFile = (type: string, body: Buffer): StaticFile => ({
  type,
  body,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
  packed: null,
});

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Packs every file as small as it gets, once, beside the answering of requests. */
export async function packStaticFiles(files: StaticFiles): Promise<void> {
  for (const [address, file] of files) {
    if (!packable.has(extname(address))) continue;
    file.packed = { br: await brotli(file.body, best), gzip: await zip(file.body, { level: 9 }) };
  }
}

/** A text made by the program, packed at once: it is small and many browsers will ask for it. */
export const packedFile = (type: string, body: Buffer): StaticFile => ({
  ...staticFile(type, body),
  packed: { br: brotliCompressSync(body), gzip: gzipSync(body) },
});

/** Answers with a file, or says that there is none. Names under /assets/ change with the content. */
export function sendStaticFile(ctx: AppContext, files: StaticFiles, path: string): boolean {
  const file = files.get(path);
  if (!file) return false;
  const immutable = path.startsWith('/assets/');
  sendFile(ctx, file, immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
  return true;
}

/** Sends a file as the browser can unpack it; `lasting` is its `Cache-Control`. */
export function sendFile(ctx: AppContext, file: StaticFile, lasting: string): void {
  const { req, res } = ctx;
  ctx.respond = false;
  res.setHeader('Cache-Control', lasting);
  res.setHeader('ETag', file.etag);
  res.setHeader('Vary', 'Accept-Encoding');
  if ((req.headers['if-none-match'] ?? '').includes(file.etag)) {
    res.writeHead(304).end();
    return;
  }
  const { encoding, body } = choose(file, req.headers['accept-encoding'] ?? '');
  if (encoding !== null) res.setHeader('Content-Encoding', encoding);
  res.writeHead(200, { 'Content-Type': file.type, 'Content-Length': body.length });
  res.end(req.method === 'HEAD' ? undefined : body);
}

function choose({ body, packed }: StaticFile, accepted: string) {
  if (packed && /\bbr\b(?!;q=0)/.test(accepted)) return { encoding: 'br', body: packed.br };
  if (packed && /\bgzip\b(?!;q=0)/.test(accepted)) return { encoding: 'gzip', body: packed.gzip };
  return { encoding: null, body };
}
