import type { Dependencies } from '../../../platform/dependencies.ts';
import type { AttemptToPay } from '../gateway.ts';
import { createTwisto, type Twisto } from '../twisto/twisto.ts';
import {
  changeSandboxPayment,
  findSandboxPayment,
  openSandboxPayment,
  refundSandboxPayment,
  type SandboxPayment,
} from './sandbox-payments.ts';

const gateway = 'twisto';
/** The played one's own; the real ones come from the environment. */
const keys = { publicKey: 'sandbox', secretKey: `sandbox_${'0'.repeat(64)}` };

/**
 * Twisto without Twisto: the real client talks to a server that is played here. What the check
 * answered says how it ends: `sandbox.accepted.…`, `sandbox.rejected.…` or `sandbox.unreachable.…`.
 */
export function createTwistoSandbox(deps: Dependencies): Twisto {
  const played = (attempt: AttemptToPay | null): Twisto =>
    createTwisto({
      ...keys,
      isSandbox: true,
      fetch: (input, init) =>
        serve(deps, attempt, new URL(input instanceof Request ? input.url : input).pathname, init),
    });
  return {
    ...played(null),
    // The real one knows the amount from its check; this one is told of the attempt.
    charge: (attempt, wallet, token) =>
      played(attempt).charge?.(attempt, wallet, token) ?? Promise.reject(new Error('no charge')),
  };
}

async function serve(
  deps: Dependencies,
  attempt: AttemptToPay | null,
  path: string,
  init?: RequestInit,
): Promise<Response> {
  const body: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : '{}');
  const [, , , reference = '', action = ''] = path.split('/');
  if (reference === '') return attempt ? create(deps, attempt, body) : refused();
  if (action === 'activate') await activate(deps, reference);
  if (action === 'return' && !(await giveBack(deps, reference, body))) return refused();
  const payment = await findSandboxPayment(deps.knex, reference);
  return payment ? Response.json(invoiceOf(payment)) : refused();
}

const refused = (): Response => Response.json({ error: 'refused' }, { status: 422 });

async function create(deps: Dependencies, attempt: AttemptToPay, body: unknown): Promise<Response> {
  const [, outcome] = String(Reflect.get(Object(body), 'transaction_id')).split('.');
  if (outcome === 'unreachable') throw new TypeError('fetch failed');
  if (outcome !== 'accepted') return refused();
  const payment = await openSandboxPayment(deps.knex, {
    gateway,
    prefix: 'inv_test_',
    attempt: attempt.code,
    amount: attempt.amount,
    currency: attempt.currency,
    returnUrl: attempt.returnUrl,
  });
  return Response.json(invoiceOf(payment));
}

async function activate({ knex }: Dependencies, reference: string): Promise<void> {
  const payment = await findSandboxPayment(knex, reference);
  if (!payment) return;
  const change = { status: 'paid', captured_amount: payment.amount } as const;
  await changeSandboxPayment(knex, reference, change);
}

async function giveBack({ knex }: Dependencies, reference: string, body: unknown) {
  const { discounts } = Object(body) as { discounts: { product_id: string; price_vat: number }[] }; // our own adapter's
  const [back] = discounts;
  return back ? refundSandboxPayment(knex, reference, back.price_vat, back.product_id) : false;
}

const invoiceOf = ({ reference, amount, captured_amount, status, ...row }: SandboxPayment) => ({
  invoice_id: reference,
  total_price_vat: (captured_amount ?? amount) - row.refunded,
  date_activated: status === 'paid' ? '2026-01-01T00:00:00+01:00' : null,
  date_cancelled: null,
});
