import type { Dependencies } from '../platform/dependencies.ts';
import { pathOf, type AppMiddleware } from '../platform/http/app-context.ts';
import { sendText } from '../platform/http/send-reply.ts';
import { robotsText } from './robots.ts';
import { sendSitemap } from './send-sitemap.ts';

/** Tells search engines what there is and what to leave alone. */
export function answerSitemaps(deps: Dependencies): AppMiddleware {
  const robots = robotsText(deps.environment.publicUrl);
  return async (ctx, next) => {
    const { method } = ctx.req;
    const path = pathOf(ctx);
    const isRead = method === 'GET' || method === 'HEAD';
    if (isRead && path === '/robots.txt') {
      ctx.state.route = 'page';
      ctx.respond = false;
      sendText(ctx, 200, 'text/plain; charset=utf-8', robots, method === 'HEAD');
    } else if (!isRead || !(await sendSitemap(deps, path, ctx))) await next();
  };
}
