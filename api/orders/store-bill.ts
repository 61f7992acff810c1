import type { Knex } from 'knex';
import { vatRateOn } from '#core/shared/vat-rate.ts';
import type { CalendarDate } from '#core/shared/calendar.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { randomCode } from '../platform/identity/random-code.ts';
import { nextOrderNumber } from './next-order-number.ts';
import type { OrderLine } from './order-lines.ts';
import type { StoredAddress } from './order-model.ts';
import { storeOrder } from './store-order.ts';

/** Work that is paid for; whole units, VAT within. */
export interface BilledLine {
  readonly code: string;
  readonly name: { readonly cs: string; readonly ro: string };
  readonly price: number;
  readonly warrantyMonths: number;
}

export interface Bill {
  readonly lines: readonly BilledLine[];
  readonly language: 'cs' | 'ro';
  readonly userId: number | null;
  readonly eMail: string;
  readonly contact: StoredAddress;
  readonly storeId: number;
  readonly now: Date;
  readonly today: CalendarDate;
}

/**
 * Stores a bill: an order that no cart ended in, of work alone. It is paid, invoiced and refunded as every order; nothing of
 * it lies in the stock, and it is never let go, because what it is for waits in the house. Answers its id.
 */
export async function storeBill(
  trx: Knex,
  { cipher, market }: Pick<Dependencies, 'cipher' | 'market'>,
  bill: Bill,
): Promise<number> {
  const rate = vatRateOn(market.code, bill.today);
  const lines = bill.lines.map((line, position) => billedLine(line, position, rate));
  const total = lines.reduce((sum, { net }) => sum + net, 0);
  const [payment, delivery] = await Promise.all([firstPayment(trx, total), storeDelivery(trx)]);
  const token = randomCode();
  const { id } = await storeOrder(trx, {
    order: {
      number: await nextOrderNumber(trx, cipher),
      code: randomCode(),
      token,
      request_digest: `\\x${cipher.digest(token).toString('hex')}`,
      cart_id: null,
      cart_digest: '',
      user_id: bill.userId,
      customer_kind: bill.userId === null ? 'guest' : 'customer',
      e_mail: bill.eMail,
      language: bill.language,
      status: 'awaiting_payment',
      payment_status: 'waiting',
      payment_code: payment,
      delivery_code: delivery,
      total,
      buyback_credit: 0,
      bonus_credit: 0,
      due: total,
      payout: 0,
      billing_address: bill.contact,
      delivery_address: null,
      place: null,
      store_id: bill.storeId,
      timeslot_id: null,
      note: '',
      arrives_from: null,
      arrives_to: null,
      placed_at: bill.now,
      release_at: null,
      mail_check: 'none',
      placed_by: null,
      payment_days: 0,
    },
    lines,
    units: lines.map(({ position, net }) => ({ line: position, position: 0, net })),
    discounts: [],
    buybacks: [],
    contracts: [],
  });
  return id;
}

const billedLine = (
  { code, name, price, warrantyMonths }: BilledLine,
  position: number,
  rate: number,
): OrderLine => ({
  position,
  parent_position: null,
  kind: 'repair',
  product_id: null,
  add_on_id: null,
  limited_offer_id: null,
  code,
  name,
  details: warrantyMonths > 0 ? { months: warrantyMonths } : {},
  quantity: 1,
  unit_price: price,
  net: price,
  vat_scheme: 'standard',
  vat_rate: rate,
  bought_for: null,
});

/** What is proposed first; the customer pays another way on the order's page, or at the counter. */
async function firstPayment(trx: Knex, total: number): Promise<string> {
  const row = await trx('payment_methods')
    .where({ is_active: true, fee: 0 })
    .whereIn('kind', ['card', 'bank_transfer'])
    .whereRaw('coalesce(most_amount, ?) >= ?', [total, total])
    .orderByRaw(`kind = 'card' desc, position, code`)
    .first<{ code: string } | undefined>('code');
  if (!row) throw new Error('the shop has no way of paying that costs nothing');
  return row.code;
}

async function storeDelivery(trx: Knex): Promise<string> {
  const row = await trx('delivery_methods')
    .where({ kind: 'store' })
    .orderByRaw('is_active desc, position, code')
    .first<{ code: string } | undefined>('code');
  if (!row) throw new Error('the shop has no delivery to a store');
  return row.code;
}
