import { describe, expect, it } from 'vitest';
import { roles } from '../permissions/roles.ts';
import { checkErasure, type OpenBusiness } from './erasure.ts';

const nothing: OpenBusiness = { buybacks: 0, orders: 0, refunds: 0, reservations: 0, repairs: 0 };

describe('checkErasure', () => {
  it.each([
    ['buybacks', 'erase_open_buyback'],
    ['orders', 'erase_open_order'],
    ['refunds', 'erase_open_refund'],
    ['reservations', 'erase_open_reservation'],
    ['repairs', 'erase_open_repair'],
  ] as const)('refuses while %s are open', (what, error) => {
    expect(checkErasure('customer', { ...nothing, [what]: 1 })).toEqual({ ok: false, error });
  });

  it('accepts a customer of whom nothing is open, and nobody whose account is the shop’s', () => {
    const erasable = roles.filter((role) => checkErasure(role, nothing).ok);
    expect(erasable).toEqual(['customer', 'business']);
  });
});
