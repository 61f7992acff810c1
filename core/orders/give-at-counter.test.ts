import { describe, expect, it } from 'vitest';
import { giveAtCounter, isForCounter, type OrderAtCounter } from './give-at-counter.ts';

const paid: OrderAtCounter = {
  status: 'ready_for_pickup',
  hasLeft: false,
  delivery: 'store',
  isBill: false,
  paymentStatus: 'paid',
  due: 12_990,
  pickUpCode: 'V-ABCD2345',
};
const unpaid: OrderAtCounter = { ...paid, paymentStatus: 'waiting' };
const shown = { code: 'abcd 2345', reason: '', paidBy: null };

describe('an order at the counter', () => {
  it('is given to whoever shows its code, once it is paid', () => {
    expect(giveAtCounter(paid, shown)).toEqual({ ok: true, value: 0 });
    expect(giveAtCounter(unpaid, shown)).toEqual({ ok: false, error: 'order_unpaid' });
    expect(giveAtCounter(unpaid, { ...shown, paidBy: 'cash' })).toEqual({
      ok: true,
      value: 12_990,
    });
  });

  it('takes no money twice', () => {
    const again = giveAtCounter(paid, { ...shown, paidBy: 'card' });
    expect(again).toEqual({ ok: false, error: 'order_nothing_to_pay' });
  });

  it('asks how its customer was known where no code is shown, and forgives no wrong one', () => {
    const wrong = { ok: false, error: 'order_pick_up_code_wrong' };
    expect(giveAtCounter(paid, { ...shown, code: '' })).toEqual(wrong);
    expect(giveAtCounter(paid, { ...shown, code: '', reason: 'občanský průkaz' }).ok).toBe(true);
    expect(giveAtCounter(paid, { ...shown, code: 'V-WXYZ2345', reason: 'zná číslo' })).toEqual(
      wrong,
    );
    expect(giveAtCounter({ ...paid, pickUpCode: null }, shown)).toEqual(wrong);
  });

  it.each<Partial<OrderAtCounter>>([
    { status: 'packed' },
    { status: 'delivered' },
    { status: 'cancelled' },
    { delivery: 'pickup_place' },
    { isBill: true },
    { hasLeft: true },
  ])('is not given where %o', (other) => {
    const answer = giveAtCounter({ ...paid, ...other }, shown);
    expect(answer).toEqual({ ok: false, error: 'order_not_at_counter' });
  });

  it('is no business of this counter where a carrier brings it', () => {
    expect(isForCounter(paid)).toBe(true);
    expect(isForCounter({ ...paid, delivery: 'courier' })).toBe(false);
  });
});
