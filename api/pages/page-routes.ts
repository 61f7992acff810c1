import { join } from 'node:path';
import type { Language } from '#core/market/market.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { describeError } from '../platform/describe-error.ts';
import { sendMedia } from '../platform/files/send-media.ts';
import {
  isCall,
  pathOf,
  type AppContext,
  type AppMiddleware,
} from '../platform/http/app-context.ts';
import type { BoundRoute } from '../platform/http/bind.ts';
import { sentence } from '../platform/http/phrases.ts';
import { sendText } from '../platform/http/send-reply.ts';
import { captchaSources } from '../outside/captcha/create-captcha.ts';
import { projectRoot } from '../platform/project-root.ts';
import { PublishedTexts } from './published-texts.ts';
import { PageDocuments } from './page-documents.ts';
import { sendPage } from './send-page.ts';
import { packStaticFiles, sendStaticFile } from './static-files.ts';
import { loadStorefront, type StorefrontBuild } from './storefront-build.ts';

const textType = 'text/plain; charset=utf-8';

/** Answers everything that is not a call: files of the build and rendered pages. */
export async function createPages(
  deps: Dependencies,
  routes: readonly BoundRoute[],
  folder: string = join(projectRoot(), 'dist/storefront'),
): Promise<AppMiddleware> {
  const build = await loadStorefront(folder, captchaSources(deps.environment));
  if (build) {
    packStaticFiles(build.files).catch((error: unknown) =>
      deps.log.error({ error: describeError(error) }, 'packing failed'),
    );
  }
  const byKey = new Map(routes.map((route) => [route.key, route]));
  const texts = new PublishedTexts(deps.replyCache);
  const documents = build && new PageDocuments(deps, byKey, build, texts);
  return async (ctx, next) => {
    if (isCall(ctx)) {
      await next();
      return;
    }
    const { method } = ctx.req;
    const path = pathOf(ctx);
    const headOnly = method === 'HEAD';
    ctx.state.route = 'page';
    ctx.respond = false;
    const refuse = (status: number, text: string) =>
      sendText(ctx, status, textType, text, headOnly);
    if (method !== 'GET' && method !== 'HEAD') {
      ctx.res.setHeader('Allow', 'GET, HEAD');
      refuse(405, `${sentence('method_not_allowed', ctx.state.language)}\n`);
    } else if (build && sendStaticFile(ctx, build.files, path)) ctx.state.route = 'file';
    else if (await sendMedia(ctx, deps.environment.dataDir, path)) ctx.state.route = 'media';
    else if (documents && (await texts.send(ctx, path, renewal(documents, ctx)))) {
      ctx.state.route = 'file';
    } else if (/^\/(?:assets|media)\//.test(path)) refuse(404, 'Not found\n');
    else if (path === '/favicon.ico') sendFavicon(ctx, build);
    else if (build && documents) {
      await sendPage(deps, documents, path, ctx);
    } else {
      ctx.res.setHeader('Retry-After', '60');
      refuse(503, 'The storefront is not built: npm run build\n');
    }
  };
}

/** Any page publishes what pages share; the front page is the one that is always there. */
const renewal = (documents: PageDocuments, ctx: AppContext) => async (language: Language) => {
  const { requestId } = ctx.state;
  const request = { path: '/', query: [], scheme: undefined, requestId, ip: '' };
  await documents.renew({ ...request, language });
};

/** Browsers ask for this name where a document names none; the build's picture has another one. */
function sendFavicon({ res }: AppContext, build: StorefrontBuild | null): void {
  const names = [...(build?.files.keys() ?? [])];
  const address = names.find((name) => /^\/assets\/favicon[^/]*\.svg$/.test(name));
  if (address === undefined) res.writeHead(404).end();
  else res.writeHead(302, { Location: address }).end();
}
