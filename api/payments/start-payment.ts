import type { Knex } from 'knex';
import type { PaymentKind } from '#core/deliveries/matrix.ts';
import { salePaths } from '#core/paths/sale-paths.ts';
import type { Language } from '#core/market/market.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { randomCode } from '../platform/identity/random-code.ts';
import { GatewayError, GatewayRefusal, type AttemptToPay } from '../outside/payments/gateway.ts';
import type { AttemptRow } from './attempt-view.ts';
import { circuitOf } from '../outside/circuit.ts';
import { gatewayOf, providerOf } from '../outside/payments/gateways.ts';
import { OfferExpired, openLoan } from './loans/open-loan.ts';
import { OrderModel } from '../orders/order-model.ts';
import { PaymentModel } from './payment-model.ts';

interface Start {
  readonly orderId: number;
  readonly kind: PaymentKind;
  readonly language: Language;
}

/** How a payment goes on, as `order-finish` and `order-pay` answer it. */
export interface PaymentStart {
  /** The gateway's page or the shop's own page of the attempt; null where nothing is to be done. */
  readonly redirectUrl: string | null;
  readonly code: string;
  readonly kind: PaymentKind;
}

interface Attempt {
  readonly id: number;
  readonly code: string;
  readonly order: { readonly number: string; readonly due: number };
  /** Whether its card is held only. */
  readonly isHold?: boolean;
}

/** Kinds that the shop's own page of the attempt goes on with: a wallet's button or a check. */
const goesOnHere: readonly PaymentKind[] = ['google_pay', 'apple_pay', 'twisto'];

/**
 * Begins an attempt to pay an order that is stored already; to be called after its transaction. A
 * gateway that is not there makes a failed attempt, never a lost order: its page offers another one.
 * Refuses with 409 what is paid or cancelled.
 */
export async function startPayment(
  deps: Dependencies,
  { orderId, kind, language }: Start,
): Promise<PaymentStart> {
  const attempt = await deps.knex.transaction((trx) => createAttempt(trx, deps, orderId, kind));
  const { code } = attempt;
  const page = salePaths(deps.market.code).payment(code);
  const provider = providerOf(kind);
  const gateway = gatewayOf(deps, provider);
  if (gateway === null) return { redirectUrl: null, code, kind };
  if (goesOnHere.includes(kind)) return { redirectUrl: page, code, kind };
  const toPay = attemptToPay(deps, attempt, language);
  const redirectUrl = await openAtGateway(deps, { id: attempt.id, provider }, () =>
    provider === 'loans' ? openLoan(deps, orderId, toPay) : gateway.start(toPay),
  );
  return { redirectUrl: redirectUrl === undefined ? null : (redirectUrl ?? page), code, kind };
}

/** Opens the gateway's page of an attempt once more. Answers the shop's own page where it fails. */
export async function reopenAttempt(
  deps: Dependencies,
  row: AttemptRow,
  language: Language,
): Promise<string> {
  const page = salePaths(deps.market.code).payment(row.code);
  const gateway = gatewayOf(deps, row.provider);
  if (gateway === null) return page;
  const isHold = row.purpose === 'hold';
  const order = { number: row.number, due: row.amount };
  const attempt = { id: row.id, code: row.code, order, isHold };
  const toPay = attemptToPay(deps, attempt, language);
  const redirectUrl = await openAtGateway(deps, { id: row.id, provider: row.provider }, () =>
    row.provider === 'loans' ? openLoan(deps, row.order_id, toPay) : gateway.start(toPay),
  );
  return redirectUrl ?? page;
}

/** What a gateway is told of an attempt. */
export const attemptToPay = (
  { market, environment }: Dependencies,
  { code, order, isHold = false }: Pick<Attempt, 'code' | 'order' | 'isHold'>,
  language: Language,
): AttemptToPay => ({
  code,
  orderNumber: order.number,
  amount: order.due,
  currency: market.currency,
  language,
  returnUrl: environment.publicUrl + salePaths(market.code).payment(code),
  ...(isHold && { isHold }),
});

async function createAttempt(
  trx: Knex.Transaction,
  deps: Dependencies,
  orderId: number,
  kind: PaymentKind,
): Promise<Attempt> {
  const now = deps.now();
  const order = await OrderModel.query(trx)
    .findById(orderId)
    .forUpdate()
    .select('number', 'due', 'to_pay', 'status', 'payment_status')
    .throwIfNotFound();
  const isClosed = ['created', 'awaiting_device', 'cancelled'].includes(order.status);
  if (order.paymentStatus !== 'waiting' || isClosed) {
    throw new Refusal(409, 'order_not_payable');
  }
  // Of an order that was paid in part before its goods left only the rest.
  const due = order.toPay ?? order.due;
  const wish = { orderId, kind, amount: due, purpose: 'order', now } as const;
  return { ...(await storeAttempt(trx, wish)), order: { number: order.number, due } };
}

interface NewAttempt {
  readonly orderId: number;
  readonly kind: PaymentKind;
  readonly amount: number;
  readonly purpose: 'order' | 'hold';
  readonly now: Date;
}

/** Stores an attempt as the next one of its order, which is locked. */
export async function storeAttempt(
  trx: Knex,
  { orderId, kind, amount, purpose, now }: NewAttempt,
): Promise<{ readonly id: number; readonly code: string }> {
  const code = randomCode();
  const status = kind === 'bank_transfer' ? 'pending' : 'created';
  const provider = providerOf(kind);
  const { rows } = await trx.raw<{ rows: { id: number }[] }>(
    `insert into payments (order_id, attempt, provider, method, status, amount, code, created_at,
        changed_at, purpose)
      select :orderId, coalesce(max(attempt), 0) + 1, :provider, :kind, :status, :amount, :code,
        :now, :now, :purpose
      from payments where order_id = :orderId
      returning id`,
    { orderId, provider, kind, amount, code, now, status, purpose },
  );
  const [row] = rows;
  if (!row) throw new Error('a payment was not stored');
  return { id: row.id, code };
}

/**
 * Stores how the gateway names the attempt; null where the gateway was of no help, and undefined
 * where there is nothing to open: a contract that is signed at the store.
 */
export async function openAtGateway(
  deps: Dependencies,
  { id, provider }: Pick<Attempt, 'id'> & { readonly provider: string },
  open: () => Promise<{ reference: string | null; redirectUrl: string | null }>,
): Promise<string | null | undefined> {
  try {
    const { reference, redirectUrl } = await open();
    circuitOf(deps, provider).answered();
    if (reference === null) {
      await PaymentModel.query(deps.knex)
        .findById(id)
        .patch({ status: 'pending', failure: 'installments_at_store' });
      return undefined;
    }
    await deps.knex.transaction((trx) => takeOver(trx, id, reference));
    return redirectUrl;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    deps.log.error({ paymentId: id, reason: error.message }, 'a payment gateway does not work');
    const circuit = circuitOf(deps, provider);
    if (error instanceof GatewayRefusal) circuit.answered();
    else circuit.failed();
    await PaymentModel.query(deps.knex)
      .where({ id, status: 'created' })
      .patch({
        status: 'failed',
        changedAt: deps.now(),
        failure: error instanceof OfferExpired ? 'installments_expired' : 'payment_not_sent',
      });
    return null;
  }
}

/** Names an attempt; an application that was begun by an earlier one goes on with this one. */
async function takeOver(trx: Knex.Transaction, id: number, reference: string): Promise<void> {
  const { orderId } = await PaymentModel.query(trx).findById(id).throwIfNotFound();
  // Two tabs that began at the same time may hold the same application.
  await OrderModel.query(trx).findById(orderId).select('id').forUpdate();
  await PaymentModel.query(trx)
    .where({ reference })
    .whereNot({ id })
    .whereIn('status', ['created', 'pending'])
    .patch({ status: 'cancelled', failure: 'payment_cancelled', reference: null });
  await PaymentModel.query(trx).findById(id).patch({ reference });
}
