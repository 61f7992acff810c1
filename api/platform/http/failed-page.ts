import type { Language } from '#core/market/market.ts';
import type { AppContext } from './app-context.ts';
import { sentence } from './phrases.ts';
import { sendText } from './send-reply.ts';

/** What a visitor sees of a page that failed; the id finds the log line. */
export function sendFailedPage(ctx: AppContext, language: Language, status: number): void {
  const phrase = status === 503 ? 'shutting_down' : 'server_unexpected';
  const text = `${sentence(phrase, language)}\n${ctx.state.requestId}\n`;
  sendText(ctx, status, 'text/plain; charset=utf-8', text, ctx.req.method === 'HEAD');
}
