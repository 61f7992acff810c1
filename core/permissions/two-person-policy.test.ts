import { describe, expect, it } from 'vitest';
import { isStaff, permissionsOf, roles } from './roles.ts';
import {
  approvedActs,
  needsSecond,
  releasedActs,
  releaseRefusal,
  secondRoles,
  twoPersonPolicy,
  type TwoPersonAct,
} from './two-person-policy.ts';

const all = [...releasedActs, ...approvedActs];

describe('what two people do', () => {
  it('names every act once', () => {
    expect([...all].sort()).toEqual(Object.keys(twoPersonPolicy).sort());
  });

  it.each(all)('has somebody among the staff for both halves of %s', (act) => {
    const { first } = twoPersonPolicy[act];
    expect(roles.filter((role) => permissionsOf(role).includes(first))).not.toEqual([]);
    expect(secondRoles(act)).not.toEqual([]);
    expect(secondRoles(act).filter((role) => !isStaff(role))).toEqual([]);
  });

  it.each<[TwoPersonAct, 'cz' | 'ro', number, boolean]>([
    ['typed_transfer', 'cz', 1_999, false],
    ['typed_transfer', 'cz', 2_000, true],
    ['typed_transfer', 'ro', 400, true],
    ['refund', 'cz', 4_999, false],
    ['refund', 'ro', 1_000, true],
    ['refund_to_account', 'cz', 1, true],
    ['rest_write_off', 'cz', 1, true],
    ['rest_write_off', 'ro', 1, true],
    ['price_publish', 'ro', 0, true],
    ['write_off', 'cz', 1_999, false],
    ['write_off', 'ro', 400, true],
    ['payout_recall', 'cz', 0, true],
    ['buyback_over_limit', 'cz', 30_000, false],
    ['full_purge', 'cz', 0, true],
  ])('asks for a second person of %s in %s from %i: %s', (act, market, amount, expected) => {
    expect(needsSecond({ act, market, amount, aloneBefore: 0 })).toBe(expected);
  });

  it('adds up what one person does alone in a day', () => {
    const refund = { act: 'refund', market: 'cz', amount: 2_500 } as const;
    expect(needsSecond({ ...refund, aloneBefore: 2_499 })).toBe(false);
    expect(needsSecond({ ...refund, aloneBefore: 2_500 })).toBe(true);
  });

  it('lets nobody release their own, not even an admin', () => {
    const own = { act: 'refund', preparedBy: 7 } as const;
    expect(releaseRefusal(own, { id: 7, role: 'admin' })).toBe('act_own');
    expect(releaseRefusal(own, { id: 8, role: 'support' })).toBe('act_not_yours');
    expect(releaseRefusal(own, { id: 8, role: 'admin' })).toBeNull();
  });

  it('lets nobody release by an account that they made', () => {
    const own = { act: 'refund', preparedBy: 7 } as const;
    const puppet = { id: 8, role: 'admin', isMadeByPreparer: true } as const;
    expect(releaseRefusal(own, puppet)).toBe('act_of_maker');
  });

  it('lets another person of the price desk release prices', () => {
    const prices = { act: 'price_publish', preparedBy: 7 } as const;
    expect(releaseRefusal(prices, { id: 8, role: 'pricing' })).toBeNull();
  });
});
