import type { Language, Market } from '#core/market/market.ts';
import { loanSandbox as cs } from '#core/phrases/cs/loan-sandbox.ts';
import { loanSandbox as ro } from '#core/phrases/ro/loan-sandbox.ts';
import { formatMoney } from '#core/shared/money.ts';
import { sandboxPage } from '../../outside/payments/sandbox/sandbox-html.ts';
import { isUndecided, type SandboxLoan } from '../../outside/payments/sandbox/sandbox-loans.ts';
import { loanOutcomes } from './loan-sandbox.ts';

const phrases = { cs, ro };

/** The page of a played loan company, with the numbers that it was asked for. */
export function loanHtml(loan: SandboxLoan, language: Language, { code }: Market): string {
  const text = phrases[language];
  return sandboxPage(language, {
    title: text.title,
    lead: text.lead,
    returnUrl: loan.return_url,
    facts: [
      [text.application, loan.reference],
      [text.price, formatMoney(loan.price, code)],
      [text.downPayment, formatMoney(loan.down_payment, code)],
      [text.installment, formatMoney(loan.installment, code)],
      [text.months, String(loan.months)],
    ],
    choices: isUndecided(loan) ? loanOutcomes.map((outcome) => [outcome, text[outcome]]) : [],
  });
}
