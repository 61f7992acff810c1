import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  doorActOfTwo,
  exchangeActs,
  exchangeActsOf,
  overdueExchange,
  type ExchangeState,
} from './courier-exchange.ts';

const device = (status: 'awaiting_device' | 'received') => ({ status, isAsked: false });

describe('what staff say of a door', () => {
  it('takes two people wherever a device counts as handed over by the word of staff, or no longer does', () => {
    expect(doorActOfTwo('agreed', 'taken')).toBe('device_taken');
    expect(doorActOfTwo('missed', 'taken')).toBe('device_taken');
    expect(doorActOfTwo('taken', 'missed')).toBe('device_not_taken');
    expect(doorActOfTwo('taken', 'lost')).toBe('device_lost');
    expect(doorActOfTwo('agreed', 'missed')).toBeNull();
    expect(doorActOfTwo('agreed', 'end')).toBeNull();
  });

  it('never frees its customer by one person, in whatever order staff speak', () => {
    const spoken = fc.array(fc.constantFrom(...exchangeActs), { maxLength: 12 });
    fc.assert(
      fc.property(spoken, (said) => {
        said.reduce<ExchangeState>((state, act) => {
          const devices = [device(state === 'lost' ? 'received' : 'awaiting_device')];
          if (!exchangeActsOf({ state, status: 'delivered', devices }).includes(act)) return state;
          const next: ExchangeState = act === 'end' ? 'ended' : act;
          const isFreed = [state, next].some((each) => each === 'taken' || each === 'lost');
          expect(doorActOfTwo(state, act) !== null).toBe(isFreed);
          return next;
        }, 'agreed');
      }),
    );
  });
});

describe('silence', () => {
  const since = new Date('2026-11-23T09:00:00Z');
  const after = (days: number) => new Date(since.getTime() + days * 86_400_000);
  it.each([
    ['agreed', 1, false, 'wait'],
    ['agreed', 2, false, 'look_for_it'],
    ['agreed', 30, true, 'wait'],
    ['taken', 13, false, 'wait'],
    ['taken', 14, false, 'look_for_it'],
    ['taken', 15, true, 'wait'],
    ['missed', 6, false, 'wait'],
    ['missed', 7, false, 'remind'],
    ['missed', 8, true, 'wait'],
    ['missed', 14, true, 'all_due'],
    ['settled', 99, false, 'wait'],
  ] as const)('of an exchange that is %s for %i days', (state, days, isReminded, next) => {
    expect(overdueExchange({ state, since, isReminded }, after(days))).toBe(next);
  });
});
