import { createHash } from 'node:crypto';
import type { Language, Market } from '#core/market/market.ts';
import {
  paymentSandbox as cs,
  type PaymentSandboxPhrase,
} from '#core/phrases/cs/payment-sandbox.ts';
import { paymentSandbox as ro } from '#core/phrases/ro/payment-sandbox.ts';
import { formatMoney } from '#core/shared/money.ts';
import { escapeHtml } from '../../../platform/mail/escape-html.ts';
import { outcomesOf, type SandboxOutcome } from './sandbox-gateway.ts';
import type { SandboxPayment } from './sandbox-payments.ts';

const phrases = { cs, ro };

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 34rem; padding: 1.5rem 1rem; }
  .sandbox { border: 3px dashed; border-radius: 12px; padding: 1rem 1.25rem; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; }
  dt { opacity: 0.75; }
  dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; }
  form { display: grid; gap: 0.5rem; }
  button, a { font: inherit; min-height: 2.75rem; padding: 0.5rem 1rem; text-align: start; }`;

/** What lets the page's own style count. */
export const sandboxStyleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`;

const wordOf = (
  { is_hold: isHold }: SandboxPayment,
  outcome: SandboxOutcome,
  text: Readonly<Record<PaymentSandboxPhrase, string>>,
): string => (isHold && outcome === 'paid' ? text.held : text[outcome]);

/** The page of a played gateway: it says that it is one, and lets anything happen to a payment. */
export function sandboxHtml(payment: SandboxPayment, language: Language, market: Market): string {
  const text = phrases[language];
  const isOpen = payment.status === 'open' || payment.status === 'failed';
  return sandboxPage(language, {
    title: text.title,
    lead: payment.is_hold ? text.leadHold : text.lead,
    facts: [
      [text.order, payment.reference],
      [text.amount, formatMoney(payment.amount, market.code)],
    ],
    choices: isOpen
      ? outcomesOf(payment).map((outcome) => [outcome, wordOf(payment, outcome, text)])
      : [],
    returnUrl: payment.return_url,
  });
}

interface Page {
  readonly title: string;
  readonly lead: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** None where it is decided already. */
  readonly choices: readonly (readonly [outcome: string, text: string])[];
  readonly returnUrl: string;
}

/** A page of somebody who is played here. */
export function sandboxPage(language: Language, page: Page): string {
  const text = phrases[language];
  const facts = page.facts.map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`,
  );
  const buttons = page.choices.map(
    ([value, label]) => `<button name="outcome" value="${value}">${escapeHtml(label)}</button>`,
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(page.title)}</title>
<style>${style}</style>
</head>
<body>
<main class="sandbox">
<h1>${escapeHtml(page.title)}</h1>
<p>${escapeHtml(page.lead)}</p>
<dl>
${facts.join('\n')}
</dl>
${
  buttons.length > 0
    ? `<form method="post">${buttons.join('\n')}</form>`
    : `<p>${escapeHtml(text.over)}</p>
<p><a href="${escapeHtml(page.returnUrl)}">${escapeHtml(text.back)}</a></p>`
}
</main>
</body>
</html>
`;
}
