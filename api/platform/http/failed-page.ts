import type { Language } from '#core/market/market.ts';
import { escapeHtml } from '../mail/escape-html.ts';
import type { AppContext } from './app-context.ts';
import { sentence } from './phrases.ts';
import { sendText } from './send-reply.ts';

/** What a visitor sees of a page that failed; the id finds the log line. */
export function sendFailedPage(ctx: AppContext, language: Language, status: number): void {
  const phrase = status === 503 ? 'shutting_down' : 'server_unexpected';
  const text = `${sentence(phrase, language)}\n${ctx.state.requestId}\n`;
  sendText(ctx, status, 'text/plain; charset=utf-8', text, ctx.req.method === 'HEAD');
}

/**
 * What a visitor sees of a page while the database is away. It comes back by itself after as many
 * seconds as `Retry-After` says, and needs neither script nor style, which its policy lets in nowhere.
 */
export function sendAwayPage(ctx: AppContext, language: Language, seconds: string): void {
  const [title, text, again] = (['shop_away_title', 'shop_away', 'try_again'] as const).map(
    (phrase) => escapeHtml(sentence(phrase, language)),
  );
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${seconds}">
<title>${String(title)}</title>
</head>
<body>
<main>
<h1>${String(title)}</h1>
<p>${String(text)}</p>
<p><a href="">${String(again)}</a></p>
</main>
</body>
</html>
`;
  ctx.res.setHeader('Cache-Control', 'no-store');
  ctx.res.setHeader('Retry-After', seconds);
  ctx.res.setHeader('Content-Language', language);
  sendText(ctx, 503, 'text/html; charset=utf-8', html, ctx.req.method === 'HEAD');
}
