import { pathOf, type AppMiddleware } from '../../platform/http/app-context.ts';
import { methodRefusal } from '../../platform/http/refusal.ts';
import { pagePolicy } from '../../platform/http/security-headers.ts';
import { sendText } from '../../platform/http/send-reply.ts';
import { docsPage, docsPath } from './page-html.ts';
import { pageScript } from './page-script.ts';
import { pageStyle } from './page-style.ts';

const parts: Readonly<Record<string, readonly [string, string]>> = {
  [`${docsPath}page.js`]: ['text/javascript; charset=utf-8', pageScript],
  [`${docsPath}page.css`]: ['text/css; charset=utf-8', pageStyle],
};

/** The page on which a programmer tries calls, from the shop's own origin and under its own policy. */
export const answerDocs = (): AppMiddleware => (ctx, next) => {
  const path = pathOf(ctx);
  if (path !== '/api/docs' && !path.startsWith(docsPath)) return next();
  const isPage = path === docsPath;
  const part = parts[path];
  if (path !== '/api/docs' && !isPage && !part) return next();
  ctx.state.route = docsPath;
  const { method } = ctx.req;
  if (method !== 'GET' && method !== 'HEAD') throw methodRefusal(['GET']);
  ctx.respond = false;
  ctx.res.setHeader('Cache-Control', 'no-cache');
  if (path === '/api/docs') {
    ctx.res.writeHead(301, { location: docsPath }).end();
    return;
  }
  if (isPage) {
    ctx.res.setHeader('Content-Security-Policy', pagePolicy([]));
    ctx.res.setHeader('Content-Language', ctx.state.language);
  }
  const [type, text] = part ?? ['text/html; charset=utf-8', docsPage(ctx.state.language)];
  sendText(ctx, 200, type, text, method === 'HEAD');
};
