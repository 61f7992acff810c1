import { join } from 'node:path';
import type { Dependencies } from '../dependencies.ts';
import { describeError } from '../describe-error.ts';
import { pathOf, queryOf, type AppContext } from '../http/app-context.ts';
import type { BoundRoute } from '../http/bind.ts';
import { clientAddress } from '../http/client-address.ts';
import { chooseLanguage } from '../http/language.ts';
import { sentence } from '../http/phrases.ts';
import { packReply, sendPacked, sendText } from '../http/send-reply.ts';
import { projectRoot } from '../project-root.ts';
import { createPageClient } from './page-client.ts';
import { packStaticFiles, sendStaticFile } from './static-files.ts';
import { loadStorefront, type StorefrontBuild } from './storefront-build.ts';

const htmlType = 'text/html; charset=utf-8';
const textType = 'text/plain; charset=utf-8';
// Parts of a page, such as a bonus that ends, change by time alone.
const pageLifeMs = 60_000;

const robots = 'User-agent: *\nDisallow: /api/\n';

export type AnswerPage = (ctx: AppContext) => Promise<void>;

/** Answers everything that is not a call: files of the build, robots.txt and rendered pages. */
export async function createPages(
  deps: Dependencies,
  routes: readonly BoundRoute[],
  folder: string = join(projectRoot(), 'dist/storefront'),
): Promise<AnswerPage> {
  const build = await loadStorefront(folder);
  if (build) {
    packStaticFiles(build.files).catch((error: unknown) =>
      deps.log.error({ error: describeError(error) }, 'packing failed'),
    );
  }
  const byKey = new Map(routes.map((route) => [route.key, route]));
  return async (ctx) => {
    const { method } = ctx.req;
    const path = pathOf(ctx);
    const headOnly = method === 'HEAD';
    ctx.state.route = 'page';
    ctx.respond = false;
    const refuse = (status: number, text: string) =>
      sendText(ctx, status, textType, text, headOnly);
    if (method !== 'GET' && method !== 'HEAD') {
      ctx.res.setHeader('Allow', 'GET, HEAD');
      refuse(405, `${sentence('method_not_allowed', languageOf(deps, ctx))}\n`);
    } else if (path === '/robots.txt') sendText(ctx, 200, textType, robots, headOnly);
    else if (build && sendStaticFile(ctx, build.files, path)) ctx.state.route = 'file';
    else if (path.startsWith('/assets/')) refuse(404, 'Not found\n');
    else if (path === '/favicon.ico') sendFavicon(ctx, build);
    else if (build) await sendPage(deps, byKey, build, path, ctx);
    else {
      ctx.res.setHeader('Retry-After', '60');
      refuse(503, 'The storefront is not built: npm run build\n');
    }
  };
}

const languageOf = ({ market }: Dependencies, { req: { headers } }: AppContext) =>
  chooseLanguage(headers.cookie, headers['accept-language'], market.language);

/** Browsers ask for this name where a document names none; the build's picture has another one. */
function sendFavicon({ res }: AppContext, build: StorefrontBuild | null): void {
  const names = [...(build?.files.keys() ?? [])];
  const address = names.find((name) => /^\/assets\/favicon[^/]*\.svg$/.test(name));
  if (address === undefined) res.writeHead(404).end();
  else res.writeHead(302, { Location: address }).end();
}

async function sendPage(
  deps: Dependencies,
  routes: ReadonlyMap<string, BoundRoute>,
  build: StorefrontBuild,
  path: string,
  ctx: AppContext,
): Promise<void> {
  const { headers } = ctx.req;
  const { market, replyCache } = deps;
  const language = languageOf(deps, ctx);
  const scheme = /(?:^|;\s*)scheme=(light|dark)(?:;|$)/.exec(headers.cookie ?? '')?.[1];
  const query = queryOf(ctx);
  const key = JSON.stringify(['page', language, scheme, path]);
  const kept = query === '' ? replyCache.get(key) : undefined;
  ctx.res.setHeader('Content-Security-Policy', build.policy);
  if (kept) {
    sendPacked(ctx, kept);
    return;
  }
  const { generation } = replyCache;
  const { client, surrogateKeys } = createPageClient(deps, routes, {
    language,
    requestId: ctx.state.requestId,
    ip: clientAddress(ctx.req, deps.environment.trustedProxies),
  });
  const page = await build.render({
    path: readable(path) ? (query === '' ? path : `${path}?${query}`) : '/-',
    language,
    market: market.code,
    client,
    config: { ...(await client.get('config', {})), csrfToken: '', user: null },
    assets: build.assets,
    publicUrl: deps.environment.publicUrl,
    scheme: scheme === 'light' || scheme === 'dark' ? scheme : undefined,
  });
  if (page.location !== undefined) {
    redirect(ctx, page.status, page.location);
    return;
  }
  const keys = surrogateKeys();
  const reply = packReply(htmlType, page.html, keys ?? []);
  if (keys && page.status === 200 && query === '') {
    replyCache.put(key, reply, generation, pageLifeMs);
  }
  sendPacked(ctx, reply, page.status);
}

function redirect({ res }: AppContext, status: number, location: string): void {
  res.writeHead(status, { Location: location, 'Cache-Control': 'no-cache', 'Content-Length': 0 });
  res.end();
}

function readable(path: string): boolean {
  try {
    return decodeURIComponent(path).length > 0 && !path.startsWith('//');
  } catch {
    return false;
  }
}
