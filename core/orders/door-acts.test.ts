import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  doorActOfTwo,
  exchangeActs,
  exchangeActsOf,
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
