import type { Dependencies } from '../platform/dependencies.ts';
import { pathOf, type AppMiddleware } from '../platform/http/app-context.ts';
import { sendText } from '../platform/http/send-reply.ts';
import { robotsText } from './robots.ts';
import { readSeller } from '../platform/seller/read-seller.ts';
import { securityText } from './security-text.ts';
import { sendSitemap } from './send-sitemap.ts';

/** Tells search engines what there is and what to leave alone, and finders of weaknesses whom to tell. */
export function answerSitemaps(deps: Dependencies): AppMiddleware {
  const { publicUrl } = deps.environment;
  const robots = robotsText(publicUrl);
  const texts: Readonly<Record<string, () => string | Promise<string>>> = {
    '/robots.txt': () => robots,
    '/.well-known/security.txt': async () => {
      const { eMail } = await readSeller(deps.knex, deps.environment);
      return securityText({ publicUrl, eMail, now: deps.now() });
    },
  };
  return async (ctx, next) => {
    const { method } = ctx.req;
    const path = pathOf(ctx);
    const isRead = method === 'GET' || method === 'HEAD';
    const text = Object.hasOwn(texts, path) ? texts[path] : undefined;
    if (isRead && text !== undefined) {
      ctx.state.route = 'page';
      ctx.respond = false;
      sendText(ctx, 200, 'text/plain; charset=utf-8', await text(), method === 'HEAD');
    } else if (!isRead || !(await sendSitemap(deps, path, ctx))) await next();
  };
}
