import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { chargeAttempt, findAttemptOf, requireOpen } from './charge-attempt.ts';
import { twistoOf } from '../outside/payments/gateways.ts';
import { twistoCheckOf } from './twisto-check.ts';

/** Twisto: what its check in the browser begins with, and the payment with what it answered. */
export const twistoRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('payment-twisto', async ({ params: { code } }) => {
    const row = await findAttemptOf(deps, code, 'twisto');
    requireOpen(row);
    const { publicKey, payloadOf, isSandbox } = twistoOf(deps);
    return {
      publicKey,
      payload: payloadOf(await twistoCheckOf(deps.knex, row.order_id)),
      isSandbox,
    };
  }),

  bind('payment-twisto-pay', ({ params: { code }, body: { transactionId: token } }, { language }) =>
    chargeAttempt(deps, { code, wallet: 'twisto', token }, language),
  ),
];
