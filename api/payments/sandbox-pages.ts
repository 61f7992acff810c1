import type { Language } from '#core/market/market.ts';
import { pathOf, type AppContext, type AppMiddleware } from '../platform/http/app-context.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { readSignedText } from '../platform/http/read-body.ts';
import { methodRefusal, Refusal } from '../platform/http/refusal.ts';
import { pagePolicy } from '../platform/http/security-headers.ts';
import { sendText } from '../platform/http/send-reply.ts';
import {
  sandboxOutcomes,
  type SandboxOutcome,
} from '../outside/payments/sandbox/sandbox-gateway.ts';
import { sandboxHtml, sandboxStyleHash } from '../outside/payments/sandbox/sandbox-html.ts';
import { loanPrefix } from '../outside/payments/sandbox/loans-sandbox.ts';
import { findSandboxLoan } from '../outside/payments/sandbox/sandbox-loans.ts';
import { findSandboxPayment } from '../outside/payments/sandbox/sandbox-payments.ts';
import { sandboxOf } from '../outside/payments/gateways.ts';
import { loanHtml } from './loans/loan-sandbox-html.ts';
import { chooseLoanOutcome, isLoanOutcome } from './loans/loan-sandbox.ts';
import { chooseOutcome } from './sandbox-messages.ts';

/** Where the played gateways' pages live. */
const sandboxPages = '/sandbox/payments/';

/** Answers the pages of what is played. */
export const answerSandboxPages =
  (deps: Dependencies): AppMiddleware =>
  (ctx, next) => {
    const path = pathOf(ctx);
    if (!path.startsWith(sandboxPages)) return next();
    ctx.state.route = `${sandboxPages}{reference}`;
    return answerSandboxPage(deps, path.slice(sandboxPages.length), ctx);
  };

/**
 * A played gateway's page and what is chosen on it. Its random reference is all that is needed, as
 * with the real one's address. 404 for gateways that are set up for real.
 */
async function answerSandboxPage(
  deps: Dependencies,
  reference: string,
  ctx: AppContext,
): Promise<void> {
  if (reference.startsWith(loanPrefix)) return answerLoanPage(deps, reference, ctx);
  const payment = await findSandboxPayment(deps.knex, reference);
  if (!payment || sandboxOf(deps, payment.gateway) === null) throw new Refusal(404, 'not_found');
  await answerChoice(ctx, {
    returnUrl: payment.return_url,
    async choose(outcome) {
      if (!isOutcome(outcome)) throw new Refusal(400, 'form_unreadable');
      await chooseOutcome(deps, payment, outcome);
    },
    html: (language) => sandboxHtml(payment, language, deps.market),
  });
}

/** The same of a played loan company. */
async function answerLoanPage(
  deps: Dependencies,
  reference: string,
  ctx: AppContext,
): Promise<void> {
  const loan = await findSandboxLoan(deps.knex, reference);
  if (!loan || deps.environment.loans !== undefined) throw new Refusal(404, 'not_found');
  await answerChoice(ctx, {
    returnUrl: loan.return_url,
    async choose(outcome) {
      if (!isLoanOutcome(outcome)) throw new Refusal(400, 'form_unreadable');
      await chooseLoanOutcome(deps, loan, outcome);
    },
    html: (language) => loanHtml(loan, language, deps.market),
  });
}

interface Choice {
  readonly returnUrl: string;
  readonly choose: (outcome: string | null) => Promise<void>;
  readonly html: (language: Language) => string;
}

async function answerChoice(ctx: AppContext, { returnUrl, choose, html }: Choice): Promise<void> {
  if (ctx.method === 'POST') {
    await choose(new URLSearchParams(await readSignedText(ctx.req)).get('outcome'));
    ctx.res.setHeader('Location', returnUrl);
    sendText(ctx, 303, 'text/plain; charset=utf-8', '', false);
    return;
  }
  if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw methodRefusal(['GET', 'POST']);
  ctx.res.setHeader('Content-Security-Policy', pagePolicy([sandboxStyleHash]));
  sendText(ctx, 200, 'text/html; charset=utf-8', html(ctx.state.language), ctx.method === 'HEAD');
}

const isOutcome = (text: string | null): text is SandboxOutcome =>
  sandboxOutcomes.some((outcome) => outcome === text);
