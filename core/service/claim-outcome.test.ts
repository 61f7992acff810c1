import { describe, expect, it } from 'vitest';
import { settleClaim } from './claim-outcome.ts';

const claim = { status: 'diagnosing', isClaim: true } as const;

describe('settleClaim', () => {
  it('gives the whole price back, or the part of it that was agreed', () => {
    const refund = { outcome: 'refunded', paid: 12_990, amount: null } as const;
    expect(settleClaim(claim, refund)).toEqual({ ok: true, value: 12_990 });
    const cut = { outcome: 'reduced', paid: 12_990, amount: 1_500 } as const;
    expect(settleClaim(claim, cut)).toEqual({ ok: true, value: 1_500 });
  });

  it.each([null, 0, 12_990, 13_000])('makes no price cut of %s', (amount) => {
    const cut = { outcome: 'reduced', paid: 12_990, amount } as const;
    expect(settleClaim(claim, cut)).toEqual({ ok: false, error: 'claim_cut_impossible' });
  });

  it('moves no money where the piece is exchanged or the claim is rejected', () => {
    const rejected = { outcome: 'rejected', paid: null, amount: null } as const;
    expect(settleClaim(claim, rejected)).toEqual({ ok: true, value: 0 });
    const exchanged = { outcome: 'exchanged', paid: 12_990, amount: null } as const;
    expect(settleClaim(claim, exchanged)).toEqual({ ok: true, value: 0 });
  });

  it('gives nothing dearer for a claimed piece than was paid for it, unless it is the same thing', () => {
    const wish = { outcome: 'exchanged', paid: 12_990, amount: null } as const;
    expect(settleClaim(claim, { ...wish, givenPrice: 12_990 }).ok).toBe(true);
    expect(settleClaim(claim, { ...wish, givenPrice: null }).ok).toBe(true);
    expect(settleClaim(claim, { ...wish, givenPrice: 12_991 })).toEqual({
      ok: false,
      error: 'claim_exchange_dearer',
    });
  });

  it('gives nothing back of what nobody paid for', () => {
    for (const paid of [null, 0]) {
      for (const outcome of ['refunded', 'exchanged'] as const) {
        const wish = { outcome, paid, amount: null };
        expect(settleClaim(claim, wish)).toEqual({ ok: false, error: 'claim_without_piece' });
      }
    }
  });

  it('settles claims alone, and only while the device is here and nothing is agreed', () => {
    const wish = { outcome: 'refunded', paid: 100, amount: null } as const;
    const repair = { status: 'diagnosing', isClaim: false } as const;
    expect(settleClaim(repair, wish)).toEqual({ ok: false, error: 'not_a_claim' });
    for (const status of ['announced', 'waiting_for_approval', 'handed_out', 'settled'] as const) {
      expect(settleClaim({ status, isClaim: true }, wish)).toEqual({
        ok: false,
        error: 'repair_move_refused',
      });
    }
  });
});
