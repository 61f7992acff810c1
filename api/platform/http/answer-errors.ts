import type { Logger } from 'pino';
import { describeError } from '../describe-error.ts';
import { isCall, type AppContext, type AppMiddleware } from './app-context.ts';
import { busyAnswer, isBusy, refusalAnswer, unexpectedAnswer } from './error-answer.ts';
import { sendFailedPage } from './failed-page.ts';
import { sendJson } from './send-reply.ts';

/** Answers what was thrown further in: a refusal as what it says, anything else as a bug. */
export const answerErrors =
  (log: Logger): AppMiddleware =>
  async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      sendError(log, ctx, error);
    }
  };

function sendError(log: Logger, ctx: AppContext, error: unknown): void {
  const { res, state } = ctx;
  ctx.respond = false;
  const { requestId, route, language } = state;
  const busy = isBusy(error) ? busyAnswer(language) : null;
  const refused = busy ?? refusalAnswer(error, language);
  if (!refused || busy) {
    log.error({ requestId, route, error: describeError(error) }, 'a request failed');
  }
  if (res.headersSent) return void res.destroy();
  if ((!refused || busy) && !isCall(ctx)) return sendFailedPage(ctx, language, busy ? 503 : 500);
  const answer = refused ?? unexpectedAnswer(requestId, language);
  for (const [name, value] of Object.entries(answer.headers)) res.setHeader(name, value);
  sendJson(ctx, answer.status, answer.body);
}
