import type { Language } from '#core/market/market.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { GatewayError, type ChargedAttempt, type Wallet } from '../outside/payments/gateway.ts';
import { applyNews } from './apply-news.ts';
import { attemptView, findAttempt, paymentSentence, type AttemptRow } from './attempt-view.ts';
import { gatewayOf } from '../outside/payments/gateways.ts';
import { attemptToPay } from './start-payment.ts';
import { OrderModel } from '../orders/order-model.ts';
import { PaymentModel } from './payment-model.ts';

interface Charge {
  readonly code: string;
  readonly wallet: Wallet;
  /** What the wallet or the check gave the browser; it goes to the gateway and is never kept. */
  readonly token: string;
}

/** The attempt of a code, where it is one of that kind. Refuses with 404. */
export async function findAttemptOf(
  deps: Dependencies,
  code: string,
  wallet: Wallet,
): Promise<AttemptRow> {
  const row = await findAttempt(deps, code);
  if (row.method !== wallet) throw new Refusal(404, 'not_found');
  return row;
}

/** Refuses with 409 what needs no money any more. */
export function requireOpen({ status, order_status, payment_status }: AttemptRow): void {
  const isWanted = payment_status === 'waiting' && order_status !== 'cancelled';
  if (status !== 'created' || !isWanted) throw new Refusal(409, 'order_not_payable');
}

/**
 * Pays an attempt with what its wallet gave. The gateway is asked outside of a transaction, with the
 * attempt's code as the name of a repeat: a double click is one charge, and one that ended already is
 * answered as it ended. A gateway in trouble leaves the attempt open.
 */
export async function chargeAttempt(
  deps: Dependencies,
  { code, wallet, token }: Charge,
  language: Language,
) {
  const row = await findAttemptOf(deps, code, wallet);
  if (row.status !== 'created') return { ...attemptView(row, language), redirectUrl: null };
  requireOpen(row);
  try {
    const charged = await charge(deps, row, wallet, token, language);
    await storeCharge(deps, row, charged);
    const after = await findAttempt(deps, code);
    return { ...attemptView(after, language), redirectUrl: charged.redirectUrl };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    deps.log.error({ paymentId: row.id, reason: error.message }, 'a payment was not charged');
    const after = attemptView(await findAttempt(deps, code), language);
    // The other of two clicks may have ended it meanwhile.
    const message =
      after.status === 'created' ? paymentSentence('payment_not_sent', language) : after.message;
    return { ...after, message, redirectUrl: null };
  }
}

function charge(
  deps: Dependencies,
  row: AttemptRow,
  wallet: Wallet,
  token: string,
  language: Language,
): Promise<ChargedAttempt> {
  const gateway = gatewayOf(deps, row.provider);
  if (!gateway?.charge) throw new GatewayError('charges nothing');
  const order = { number: row.number, due: row.amount };
  return gateway.charge(attemptToPay(deps, { code: row.code, order }, language), wallet, token);
}

const storeCharge = (
  deps: Dependencies,
  row: AttemptRow,
  { reference, news, amount }: ChargedAttempt,
): Promise<void> =>
  deps.knex.transaction(async (trx) => {
    // As everybody locks them: the order before its attempts.
    await OrderModel.query(trx).findById(row.order_id).select('id').forUpdate();
    if (reference !== null) {
      await PaymentModel.query(trx).findById(row.id).whereNull('reference').patch({ reference });
    }
    await applyNews(trx, deps, row, { news, amount });
  });
