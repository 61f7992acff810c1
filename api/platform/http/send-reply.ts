import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { longestLifeMs, type CachedReply, type StaleReply } from '../reply-cache.ts';
import type { AppContext } from './app-context.ts';
import { WireText } from './wire-text.ts';

// Below this, packing saves less than a network packet.
const worthPacking = 1_000;
// What the packed body may come to take beside the plain one.
const withPacked = 1.4;
// Caches take 16 kB of headers together.
const longestHeader = 8_000;

export const jsonType = 'application/json; charset=utf-8';

/** Makes an answer that can be kept and sent many times. */
export function packReply(
  contentType: string,
  text: string,
  surrogateKeys: readonly string[],
  lifeMs: number = longestLifeMs,
): CachedReply {
  const body = Buffer.from(text);
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  let packed: Buffer | null = null;
  const gzipped = () => (body.length > worthPacking ? (packed ??= gzipSync(body)) : null);
  const staleAt = performance.now() + Math.min(lifeMs, longestLifeMs);
  const bytes = Math.ceil(body.length * withPacked);
  return { contentType, body: () => body, bytes, gzipped, etag, surrogateKeys, staleAt };
}

/**
 * Sends an answer packed where the client can unpack. One that names what it was made of is
 * everybody's and is compared with what the client has; any other may be one person's and is
 * stored nowhere on its way.
 */
export function sendPacked(ctx: AppContext, reply: CachedReply, status = 200): void {
  const { req, res } = ctx;
  ctx.respond = false;
  const shared = reply.surrogateKeys.length > 0;
  res.setHeader('Cache-Control', shared ? 'no-cache' : 'no-store');
  res.setHeader('Vary', 'Accept-Encoding, Accept-Language, Cookie');
  if (shared) {
    res.setHeader('ETag', reply.etag);
    sendSurrogateHeaders(ctx, reply);
    if (status === 200 && (req.headers['if-none-match'] ?? '').includes(reply.etag)) {
      res.writeHead(304).end();
      return;
    }
  }
  const { body, encoding } = choosePacking(reply, req.headers['accept-encoding'] ?? '');
  if (encoding !== null) res.setHeader('Content-Encoding', encoding);
  res.setHeader('Content-Type', reply.contentType);
  res.setHeader('Content-Length', body.length);
  res.writeHead(status);
  res.end(req.method === 'HEAD' ? undefined : body);
}

/** Sends what may be wrong by now, and says so; no cache in front of the shop shall keep it. */
export function sendStale(ctx: AppContext, { reply, ageMs }: StaleReply): void {
  ctx.res.setHeader('Warning', '110 - "Response is Stale"');
  ctx.res.setHeader('Age', Math.floor(ageMs / 1_000));
  sendPacked(ctx, { ...reply, staleAt: performance.now() });
}

function choosePacking(reply: CachedReply, accepted: string) {
  if (reply.brotli && /\bbr\b(?!;q=0)/.test(accepted)) {
    return { encoding: 'br', body: reply.brotli() };
  }
  const packed = /\bgzip\b(?!;q=0)/.test(accepted) ? reply.gzipped() : null;
  return packed ? { encoding: 'gzip', body: packed } : { encoding: null, body: reply.body() };
}

/**
 * Tells a cache in front of the shop what to purge it by and for how long it may keep it. Keys that
 * fill more than a header can carry could not be purged there, and a cookie is one visitor's: such
 * an answer it shall not keep.
 */
function sendSurrogateHeaders({ res }: AppContext, { surrogateKeys, staleAt }: CachedReply): void {
  const keys = surrogateKeys.join(' ');
  if (keys.length > longestHeader || res.hasHeader('Set-Cookie')) {
    res.setHeader('Surrogate-Control', 'no-store');
    return;
  }
  const seconds = Math.max(0, Math.floor((staleAt - performance.now()) / 1_000));
  res.setHeader('Surrogate-Key', keys);
  res.setHeader('Surrogate-Control', `max-age=${String(seconds)}`);
}

/** Sends an answer that is one client's own. */
export function sendJson(ctx: AppContext, status: number, body: unknown): void {
  const { req, res } = ctx;
  ctx.respond = false;
  res.setHeader('Cache-Control', 'no-store');
  if (body === undefined) {
    res.writeHead(status).end();
    return;
  }
  const text = body instanceof WireText ? body.text : JSON.stringify(body);
  sendText(ctx, status, jsonType, text, req.method === 'HEAD');
}

/** Sends a text as it is; other headers are set by the caller. */
export function sendText(
  { res }: AppContext,
  status: number,
  contentType: string,
  text: string,
  headOnly: boolean,
): void {
  res.setHeader('Content-Type', contentType);
  // Counting the bytes of a long text takes as long as writing them.
  const bytes = Buffer.from(text);
  res.setHeader('Content-Length', bytes.length);
  res.writeHead(status);
  res.end(headOnly ? undefined : bytes);
}
