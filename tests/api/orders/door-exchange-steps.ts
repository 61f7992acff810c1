import type { ExchangeAct } from '#core/orders/courier-exchange.ts';
import type { RefundedUnit } from '#api/orders/create-refund.ts';
import { openUnits } from '#api/orders/refund-order.ts';
import { returnGoods } from '#api/orders/return-goods.ts';
import { moveOrderTo } from '#api/orders/move-order.ts';
import { findOrder } from '#api/orders/lock-order.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { codeOf, finish } from './order-fixture.ts';
import { openHolds } from './hold-steps.ts';
import { rowOf } from './order-steps.ts';

/** A shop whose courier takes the old phone of a swap at the door. */
export async function openDoorExchanges(app: TestApp) {
  const at = await openHolds(app);
  const { knex } = app.deps;
  const support = await signIn(app, 'support');

  /** Orders the phone, the old one to be taken by the courier; answers the order's code. */
  const agree = async (payment = 'cash-on-delivery') => {
    const body = { ...(await at.ready(await at.device(), payment)), exchanges_at_door: true };
    const placed = await finish(at.client, body);
    if (placed.status !== 201) throw new Error(JSON.stringify(placed.body));
    return codeOf(placed);
  };
  /** The same, on its way and paid, where it is not paid at the door. */
  const onTheWay = async (payment = 'cash-on-delivery') => {
    const code = await agree(payment);
    if (payment !== 'cash-on-delivery') await at.payRest(code);
    await at.send();
    return code;
  };
  const mark = async (to: ExchangeAct, { number = '', who = support } = {}) => {
    const { id, version } = await at.order();
    const body = { version: Number(version), to, number, reason: 'volal dopravce' };
    return who.post('admin-order-door-exchange', { params: { id: Number(id) }, body });
  };
  const detail = async () => {
    const { id } = await at.order();
    return support.get('admin-order', { params: { id: Number(id) } });
  };
  const exchange = () => rowOf(app, 'order_exchanges');
  const deliver = async () => {
    const { id } = await at.order();
    await knex.transaction(async (trx) => {
      const order = await findOrder(trx, { id: Number(id) }, true);
      const by = { actor: 'system', at: app.deps.now() } as const;
      await moveOrderTo(trx, app.deps, order, 'delivered', by);
    });
  };
  /** Another person releases what was prepared. */
  const release = async () => {
    const { id, version } = await knex('prepared_acts')
      .where({ status: 'waiting' })
      .first<{ id: number; version: number }>('id', 'version');
    const body = { version, to: 'released' as const, note: '' };
    return at.desk.admin.post('prepared-act-decide', { params: { id }, body });
  };
  /** Two people say that the courier has the device. */
  const take = async (number = '') => {
    await mark('taken', { number });
    await release();
  };
  const giveBack = (chosen: (units: RefundedUnit[]) => RefundedUnit[]) =>
    knex.transaction(async (trx) => {
      const { id } = await at.order();
      const order = await findOrder(trx, { id: Number(id) }, true);
      const units = chosen(await openUnits(trx, order.id));
      await returnGoods(trx, app.deps, order, { reason: 'staff', units, now: app.deps.now() });
    });
  const returnAll = () => giveBack((units) => units);
  /** Only what is no goods: the shipping. */
  const returnSome = () => giveBack((units) => units.slice(-1));
  return {
    ...at,
    returnAll,
    returnSome,
    support,
    agree,
    onTheWay,
    mark,
    detail,
    exchange,
    deliver,
    release,
    take,
  };
}
