import type { Logger } from 'pino';
import type { Language } from '#core/market/market.ts';
import { isDatabaseAway } from '../faults/database-away.ts';
import { describeError } from '../describe-error.ts';
import { isCall, type AppContext, type AppMiddleware } from './app-context.ts';
import {
  awayAnswer,
  awaySeconds,
  busyAnswer,
  isBusy,
  refusalAnswer,
  unexpectedAnswer,
  type ErrorAnswer,
} from './error-answer.ts';
import { sendAwayPage, sendFailedPage } from './failed-page.ts';
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
  const refused = refusalAnswer(error, language);
  const later = laterAnswer(error, language);
  if (!refused) log.error({ requestId, route, error: describeError(error) }, 'a request failed');
  if (res.headersSent) return void res.destroy();
  if (!refused && !isCall(ctx)) {
    if (isDatabaseAway(error)) return sendAwayPage(ctx, language, awaySeconds);
    return sendFailedPage(ctx, language, later ? 503 : 500);
  }
  const answer = refused ?? later ?? unexpectedAnswer(requestId, language);
  for (const [name, value] of Object.entries(answer.headers)) res.setHeader(name, value);
  sendJson(ctx, answer.status, answer.body);
}

/** What may be asked again as it is; null for anything else. */
function laterAnswer(error: unknown, language: Language): ErrorAnswer | null {
  if (isBusy(error)) return busyAnswer(language);
  return isDatabaseAway(error) ? awayAnswer(language) : null;
}
