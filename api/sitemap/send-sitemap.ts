import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Dependencies } from '../platform/dependencies.ts';
import { describeError } from '../platform/describe-error.ts';
import type { AppContext } from '../platform/http/app-context.ts';
import { sitemapNames, sitemapPages } from './sitemap-sections.ts';
import { sitemapIndex, sitemapText } from './sitemap-xml.ts';

const xmlType = 'application/xml; charset=utf-8';
const address = /^\/sitemap(?:-([a-z0-9-]+))?\.xml(\.gz)?$/;

/**
 * Answers `/sitemap.xml`, which names the sitemaps, and each of them; says whether the address was
 * one of theirs. Rows are read as fast as the reader takes them, so a million products take no more
 * memory than a thousand. `.xml.gz` is the same as a packed file.
 */
export async function sendSitemap(
  deps: Dependencies,
  path: string,
  ctx: AppContext,
): Promise<boolean> {
  const match = address.exec(path);
  if (match === null) return false;
  const text = textOf(deps, match[1]);
  if (text === null) return false;
  ctx.state.route = 'sitemap';
  ctx.respond = false;
  try {
    await stream(ctx, text, match[2] !== undefined);
  } catch (error) {
    // The answer has begun: a reader that went away is no fault, and any other is only told the log.
    if (ctx.req.destroyed) return true;
    deps.log.error({ error: describeError(error) }, 'a sitemap broke off');
  }
  return true;
}

function textOf(deps: Dependencies, section: string | undefined): AsyncIterable<string> | null {
  const { publicUrl } = deps.environment;
  if (section === undefined) return indexText(deps);
  const pages = sitemapPages(deps, section);
  return pages && sitemapText(pages, { publicUrl, language: deps.market.language });
}

async function* indexText(deps: Dependencies): AsyncGenerator<string> {
  const names = await sitemapNames(deps);
  yield sitemapIndex(
    names.map((name) => `sitemap-${name}.xml`),
    deps.environment.publicUrl,
  );
}

async function stream(
  { req, res }: AppContext,
  text: AsyncIterable<string>,
  asFile: boolean,
): Promise<void> {
  const takesGzip = /\bgzip\b(?!;q=0)/.test(req.headers['accept-encoding'] ?? '');
  res.setHeader('Cache-Control', 'public, max-age=3600');
  res.setHeader('Vary', 'Accept-Encoding');
  res.setHeader('Content-Type', asFile ? 'application/gzip' : xmlType);
  if (!asFile && takesGzip) res.setHeader('Content-Encoding', 'gzip');
  res.writeHead(200);
  if (req.method === 'HEAD') {
    res.end();
    return;
  }
  // One piece at a time: the next batch is read when this one has been taken.
  const source = Readable.from(text, { objectMode: true, highWaterMark: 1 });
  if (asFile || takesGzip) await pipeline(source, createGzip(), res);
  else await pipeline(source, res);
}
