import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { feeds } from '#core/feeds/feeds.ts';
import type { FeedCode } from '#core/feeds/feed-codes.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { describeError } from '../platform/describe-error.ts';
import { pathOf, type AppContext, type AppMiddleware } from '../platform/http/app-context.ts';
import { sendText } from '../platform/http/send-reply.ts';
import { feedFolder } from './feed-file.ts';
import { codesOf } from './feed-rows.ts';

const address = /^\/feeds\/([a-z-]+\.(?:xml|csv|txt))$/;
const retrySeconds = '120';

/** Answers the addresses at which others fetch the feeds. */
export function answerFeeds(deps: Dependencies): AppMiddleware {
  const codes = codesOf(deps.market.code);
  return async (ctx, next) => {
    const { method } = ctx.req;
    const name = method === 'GET' || method === 'HEAD' ? address.exec(pathOf(ctx))?.[1] : undefined;
    if (name === undefined) {
      await next();
      return;
    }
    const code = codes.find((one) => feeds[one].file === name);
    const feed = code === undefined ? null : await findFeed(deps, code);
    ctx.state.route = 'feed';
    ctx.respond = false;
    if (code === undefined || feed === null) say(ctx, 404, 'There is no such feed.\n');
    else if (feed.file === null) askAgain(ctx);
    else await sendFeed(deps, ctx, code, { ...feed, file: feed.file });
  };
}

const say = (ctx: AppContext, status: number, text: string): void =>
  sendText(ctx, status, 'text/plain; charset=utf-8', text, ctx.req.method === 'HEAD');

/** A feed that was just switched on, or whose file is being put there this very moment. */
function askAgain(ctx: AppContext): void {
  ctx.res.removeHeader('ETag');
  ctx.res.setHeader('Cache-Control', 'no-store');
  ctx.res.setHeader('Retry-After', retrySeconds);
  say(ctx, 503, 'The feed is being made.\n');
}

interface FoundFeed {
  readonly file: string | null;
  readonly hash: string | null;
  readonly changed_at: Date | null;
}

/** The last file of a feed that is on; null where it is off. */
async function findFeed({ knex }: Dependencies, code: FeedCode): Promise<FoundFeed | null> {
  const row = await knex('feeds as f')
    .leftJoin('feed_builds as b', 'b.code', 'f.code')
    .where({ 'f.code': code, 'f.is_active': true })
    .first<FoundFeed | undefined>('b.file', 'b.hash', 'b.changed_at');
  return row ?? null;
}

/** The file as it lies on the disk where the reader takes it packed, else unpacked on the way. */
async function sendFeed(
  { environment, log }: Dependencies,
  ctx: AppContext,
  code: FeedCode,
  { file, hash, changed_at: changedAt }: FoundFeed & { readonly file: string },
): Promise<void> {
  const { req, res } = ctx;
  const isPacked = /\bgzip\b(?!;q=0(?:[^.]|$))/.test(req.headers['accept-encoding'] ?? '');
  const tag = `"${(hash ?? '').slice(0, 32)}${isPacked ? '-gz' : ''}"`;
  res.setHeader('Cache-Control', 'public, max-age=300');
  res.setHeader('Vary', 'Accept-Encoding');
  res.setHeader('ETag', tag);
  if (changedAt) res.setHeader('Last-Modified', changedAt.toUTCString());
  if (isKnown(req.headers, tag, changedAt)) {
    res.writeHead(304).end();
    return;
  }
  const path = join(feedFolder(environment.dataDir), file);
  const found = await open(path).catch(() => null);
  if (!found) {
    askAgain(ctx);
    return;
  }
  res.setHeader('Content-Type', feeds[code].type);
  if (isPacked) {
    res.setHeader('Content-Encoding', 'gzip');
    res.setHeader('Content-Length', (await found.stat()).size);
  }
  res.writeHead(200);
  if (req.method === 'HEAD') {
    await found.close();
    res.end();
    return;
  }
  const source = createReadStream(path, { fd: found });
  try {
    await (isPacked ? pipeline(source, res) : pipeline(source, createGunzip(), res));
  } catch (error) {
    // The answer has begun: a reader that went away is no fault.
    if (!req.destroyed) log.error({ feed: code, error: describeError(error) }, 'a feed broke off');
  }
}

/** Whether the reader has this very text; what it says of tags goes before what it says of days (RFC 9110). */
function isKnown(
  headers: AppContext['req']['headers'],
  tag: string,
  changedAt: Date | null,
): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) {
    return tags.split(',').some((one) => ['*', tag].includes(one.trim().replace(/^W\//, '')));
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return changedAt !== null && Math.floor(changedAt.getTime() / 1_000) * 1_000 <= since;
}
