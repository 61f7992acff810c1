import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { askGateway } from './ask-gateways.ts';
import { attemptView, findAttempt, type AttemptRow } from './attempt-view.ts';
import { confirmRoutes } from './confirm-routes.ts';
import { finishRoute } from './finish-route.ts';
import { holdRoute } from './holds/hold-route.ts';
import { paymentInboxRoutes } from './payment-inbox.ts';
import { payRoute } from './pay-route.ts';
import { refundRoutes } from './refund-routes.ts';
import { receiveMessage } from './receive-message.ts';
import { reopenAttempt } from './start-payment.ts';
import { twistoRoutes } from './twisto-routes.ts';
import { walletRoutes } from './wallet-routes.ts';

/** After so long without a word, whoever waits for the result may have the gateway asked. */
const patienceMs = 3_000;

/** Kinds that go on at a page of somebody else. */
const goesOnThere: readonly string[] = ['card', 'installments', 'leasing'];

function requireReopenable(row: AttemptRow): void {
  const isLoan = row.provider === 'loans';
  const isOpen = row.status === 'created' || (isLoan && row.status === 'pending');
  const isWanted =
    row.purpose === 'hold'
      ? row.order_status === 'awaiting_device'
      : row.payment_status === 'waiting' && row.order_status !== 'cancelled';
  if (!goesOnThere.includes(row.method) || !isOpen || !isWanted) {
    throw new Refusal(409, 'order_not_payable');
  }
}

/** Orders that are placed and paid, the state of attempts, messages of gateways, and refunds. */
export function paymentRoutes(deps: Dependencies): BoundRoute[] {
  const status = bind('payment-status', async ({ params: { code } }, { language, now }) => {
    const row = await findAttempt(deps, code);
    const isOpen = row.status === 'created' || row.status === 'pending';
    const isQuiet = now.getTime() - row.changed_at.getTime() > patienceMs;
    const changed = isOpen && isQuiet && (await askGateway(deps, row));
    return attemptView(changed ? await findAttempt(deps, code) : row, language);
  });

  const cardPay = bind('payment-card-pay', async ({ body: { code } }, { language }) => {
    const row = await findAttempt(deps, code);
    requireReopenable(row);
    return { redirectUrl: await reopenAttempt(deps, row, language) };
  });

  const callback = bind('payment-callback', async ({ params: { provider }, request }) => {
    await receiveMessage(deps, provider, request);
    return { received: true as const };
  });

  return [
    finishRoute(deps),
    payRoute(deps),
    holdRoute(deps),
    ...confirmRoutes(deps),
    ...paymentInboxRoutes(deps),
    status,
    cardPay,
    callback,
    ...walletRoutes(deps),
    ...twistoRoutes(deps),
    ...refundRoutes(deps),
  ];
}
