import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import type { Logger } from 'pino';
import { z } from 'zod';
import { describeError } from './describe-error.ts';
import { projectRoot } from './project-root.ts';
import { longestLifeMs, type CachedReply, type ReplyCache } from './reply-cache.ts';

const everyMs = 60_000;
const mostBytes = 16 * 1024 * 1024;

const entrySchema = z.object({
  key: z.string(),
  contentType: z.string(),
  etag: z.string(),
  surrogateKeys: z.array(z.string()),
  page: z
    .object({
      canonical: z.string().nullable(),
      queryNames: z.array(z.string()).nullable(),
      policy: z.string(),
    })
    .optional(),
  path: z.string().optional(),
  /** By the clock on the wall, which a restart does not set back. */
  madeAt: z.number(),
  isPacked: z.boolean(),
  bytes: z.number().int().min(0),
});
const headSchema = z.object({ build: z.string(), entries: z.array(entrySchema) });
type Entry = z.output<typeof entrySchema>;

const placeOf = (dataDir: string): string => join(dataDir, 'kept-replies.bin');

/** Pages name files of their build, so those of another one are of no use. */
async function buildOf(root = projectRoot()): Promise<string> {
  const manifest = join(root, 'dist/storefront/client/.vite/manifest.json');
  const text = await readFile(manifest).catch(() => '');
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/**
 * Keeps a copy of what everybody reads in the data folder, so that a process that was started anew has
 * it as a last resort too. Nothing of one visitor's is ever in the cache. A copy that cannot be read or
 * written is done without.
 */
export async function keepRepliesOnDisk(
  cache: ReplyCache,
  dataDir: string,
  log: Logger,
): Promise<() => Promise<void>> {
  const path = placeOf(dataDir);
  const build = await buildOf();
  await restoreReplies(cache, path, build).catch(() => undefined);
  let saved = cache.changes;
  let saving: Promise<void> = Promise.resolve();
  const save = async (): Promise<void> => {
    if (saved === cache.changes) return;
    saved = cache.changes;
    await saveReplies(cache, path, build).catch((error: unknown) =>
      log.warn({ error: describeError(error) }, 'kept replies could not be copied to the disk'),
    );
  };
  const timer = setInterval(() => {
    saving = saving.then(save);
  }, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await saving.then(save);
  };
}

async function saveReplies(cache: ReplyCache, path: string, build: string): Promise<void> {
  const entries: Entry[] = [];
  const bodies: Buffer[] = [];
  let left = mostBytes;
  for (const { key, reply, ageMs } of cache.lastResorts()) {
    const packed = reply.brotli?.();
    const body = packed ?? reply.body();
    // Values that only this process can read have no body; facts of a page have none either.
    if (body.length === 0 && !reply.page) continue;
    left -= body.length;
    if (left < 0) break;
    const { contentType, etag, surrogateKeys, page, path: asked } = reply;
    entries.push({
      key,
      contentType,
      etag,
      surrogateKeys: [...surrogateKeys],
      ...(page && { page: { ...page, queryNames: page.queryNames && [...page.queryNames] } }),
      ...(asked !== undefined && { path: asked }),
      madeAt: Date.now() - ageMs,
      isPacked: packed !== undefined,
      bytes: body.length,
    });
    bodies.push(body);
  }
  await mkdir(dirname(path), { recursive: true });
  const fresh = `${path}.${String(process.pid)}`;
  const file = await open(fresh, 'w', 0o600);
  try {
    const head = `${JSON.stringify({ build, entries })}\n`;
    await file.writev([Buffer.from(head), ...bodies]);
  } finally {
    await file.close();
  }
  await rename(fresh, path);
}

async function restoreReplies(cache: ReplyCache, path: string, build: string): Promise<void> {
  const content = await readFile(path);
  const end = content.indexOf('\n');
  const head = headSchema.parse(JSON.parse(content.subarray(0, end).toString()));
  if (head.build !== build) return;
  let at = end + 1;
  const found = head.entries.map((entry) => {
    const body = content.subarray(at, (at += entry.bytes));
    return { entry, body };
  });
  if (at > content.length) return;
  // The first was read last, and what is stored last stays longest.
  for (const { entry, body } of found.toReversed()) {
    const ageMs = Math.max(0, Date.now() - entry.madeAt);
    if (ageMs <= longestLifeMs) cache.restore(entry.key, { reply: replyOf(entry, body), ageMs });
  }
}

function replyOf({ page, path, isPacked, bytes, ...entry }: Entry, body: Buffer): CachedReply {
  const plain = () => (isPacked ? brotliDecompressSync(body) : body);
  return {
    ...entry,
    bytes,
    body: plain,
    gzipped: () => gzipSync(plain()),
    ...(isPacked && { brotli: () => body }),
    staleAt: performance.now(),
    ...(page && { page }),
    ...(path !== undefined && { path }),
  };
}
