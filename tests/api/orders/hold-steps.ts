import { endHolds } from '#api/payments/holds/end-hold.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { codeOf, finish } from './order-fixture.ts';
import { openSwaps } from './swap-steps.ts';

/** A shop in which a swap is secured by a card of the played gateway. */
export async function openHolds(app: TestApp) {
  const at = await openSwaps(app);
  const { knex } = app.deps;

  /** Orders with the device set off and the card to be held; answers the order's code too. */
  const secure = async (payment = 'card') => {
    const body = { ...(await at.ready(await at.device(), payment)), secures_by_card: true };
    const placed = await finish(at.client, body);
    if (placed.status !== 201) throw new Error(JSON.stringify(placed.body));
    return { placed, code: codeOf(placed) };
  };
  /** Chooses on the gateway's page of the last hold. */
  const choose = async (outcome: string) => {
    const { reference } = await knex('sandbox_payments')
      .where({ is_hold: true })
      .orderBy('created_at', 'desc')
      .first<{ reference: string }>('reference');
    const page = `/sandbox/payments/${reference}`;
    await app.client().fetch(page, { method: 'POST', body: new URLSearchParams({ outcome }) });
  };
  /** Runs messages and jobs that are due now, and those that come later. */
  const settle = async () => {
    for (let round = 0; round < 4; round += 1) {
      await knex.raw(`update jobs.job set start_after = now() - interval '1 minute'`);
      await app.deps.jobs.runDue();
    }
  };
  const held = async (payment = 'card') => {
    const order = await secure(payment);
    await choose('paid');
    await settle();
    return order;
  };
  /** Pays what is due besides, so that the goods can go. */
  const payRest = async (code: string) => {
    await app.client().post('order-pay', { params: { code }, body: { typePayment: 'card' } });
    const { reference } = await knex('sandbox_payments')
      .where({ is_hold: false })
      .orderBy('created_at', 'desc')
      .first<{ reference: string }>('reference');
    const body = new URLSearchParams({ outcome: 'paid' });
    await app.client().fetch(`/sandbox/payments/${reference}`, { method: 'POST', body });
    await settle();
  };
  /** The goods leave: as scanning them would have it. */
  const send = async () => {
    const at = new Date(app.deps.now());
    await knex('orders').update({ status: 'handed_over', handed_over_at: at });
  };
  const hold = async () => {
    const [row] = await knex('order_holds as h')
      .join('payments as p', 'p.id', 'h.payment_id')
      .orderBy('h.payment_id', 'desc')
      .select(
        'p.status',
        'p.amount',
        'p.captured_amount',
        'h.ending',
        'h.ending_amount',
        'h.problem',
      );
    return row as Record<string, unknown> | undefined; // columns of two tables
  };
  const view = (code: string) => at.client.get('order', { params: { code } });
  return { ...at, secure, choose, settle, held, payRest, send, hold, view, endHolds };
}
