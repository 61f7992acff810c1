import type { AppContext } from '../http/app-context.ts';
import type { Dependencies } from '../dependencies.ts';
import { chooseLanguage } from '../http/language.ts';
import { readSignedText } from '../http/read-body.ts';
import { methodRefusal, Refusal } from '../http/refusal.ts';
import { pagePolicy } from '../http/security-headers.ts';
import { sendText } from '../http/send-reply.ts';
import {
  sandboxOutcomes,
  type SandboxOutcome,
} from '../outside/payments/sandbox/sandbox-gateway.ts';
import { sandboxHtml, sandboxStyleHash } from '../outside/payments/sandbox/sandbox-html.ts';
import { findSandboxPayment } from '../outside/payments/sandbox/sandbox-payments.ts';
import { sandboxOf } from './gateways.ts';
import { chooseOutcome } from './sandbox-messages.ts';

/** Where the played gateways' pages live. */
export const sandboxPages = '/sandbox/payments/';

/**
 * A played gateway's page and what is chosen on it. Its random reference is all that is needed, as
 * with the real one's address. 404 for gateways that are set up for real.
 */
export async function answerSandboxPage(
  deps: Dependencies,
  path: string,
  ctx: AppContext,
): Promise<void> {
  const payment = await findSandboxPayment(deps.knex, path.slice(sandboxPages.length));
  if (!payment || sandboxOf(deps, payment.gateway) === null) throw new Refusal(404, 'not_found');
  if (ctx.method === 'POST') {
    const outcome = new URLSearchParams(await readSignedText(ctx.req)).get('outcome');
    if (!isOutcome(outcome)) throw new Refusal(400, 'form_unreadable');
    await chooseOutcome(deps, payment, outcome);
    ctx.res.setHeader('Location', payment.return_url);
    sendText(ctx, 303, 'text/plain; charset=utf-8', '', false);
    return;
  }
  if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw methodRefusal(['GET', 'POST']);
  const { cookie, 'accept-language': accepted } = ctx.req.headers;
  const language = chooseLanguage(cookie, accepted, deps.market.language);
  ctx.res.setHeader('Content-Security-Policy', pagePolicy([sandboxStyleHash]));
  const html = sandboxHtml(payment, language, deps.market);
  sendText(ctx, 200, 'text/html; charset=utf-8', html, ctx.method === 'HEAD');
}

const isOutcome = (text: string | null): text is SandboxOutcome =>
  sandboxOutcomes.some((outcome) => outcome === text);
