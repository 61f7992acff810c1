import { describe, expect, it } from 'vitest';
import { becomesCost, needsDecision, needsReason } from './invoice-line-state.ts';

describe('a line of an invoice', () => {
  it('waits for a person unless it is as agreed', () => {
    expect(needsDecision('within', 'open')).toBe(false);
    expect(needsDecision('over', 'open')).toBe(true);
    expect(needsDecision('unknown_product', 'open')).toBe(true);
    expect(needsDecision('over', 'refused')).toBe(false);
  });

  it('wants a reason where it is accepted although it is not as agreed', () => {
    expect(needsReason('over', 'accepted')).toBe(true);
    expect(needsReason('under', 'accepted')).toBe(true);
    expect(needsReason('over', 'refused')).toBe(false);
    expect(needsReason('nothing_expected', 'accepted')).toBe(false);
  });

  it('becomes cost where it was accepted and says a price of a known product', () => {
    expect(becomesCost('within', 'open')).toBe(true);
    expect(becomesCost('within', 'refused')).toBe(false);
    expect(becomesCost('over', 'open')).toBe(false);
    expect(becomesCost('over', 'accepted')).toBe(true);
    expect(becomesCost('unknown_product', 'accepted')).toBe(false);
    expect(becomesCost('other_currency', 'accepted')).toBe(false);
  });
});
