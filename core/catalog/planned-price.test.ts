import { expect, it } from 'vitest';
import { checkPlan } from './planned-price.ts';

const plan = { productId: 1, price: 9_990, startsOn: '2026-12-01' };

it('begins tomorrow at the soonest', () => {
  expect(checkPlan(null, plan, '2026-11-30')).toEqual({ ok: true, value: plan });
  expect(checkPlan(null, plan, '2026-12-01')).toEqual({
    ok: false,
    error: { startsOn: 'plan_in_past' },
  });
});

it('can be moved before its day and stays as it was from then on', () => {
  const later = { ...plan, startsOn: '2026-12-05' };
  expect(checkPlan(plan, later, '2026-11-30')).toEqual({ ok: true, value: later });
  expect(checkPlan(plan, later, '2026-12-01')).toEqual({
    ok: false,
    error: { startsOn: 'plan_begun' },
  });
  expect(checkPlan(plan, plan, '2026-12-01').ok).toBe(true);
});
