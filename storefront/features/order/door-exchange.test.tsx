import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInShop } from '../../lib/render-in-shop.example.tsx';
import { DoorExchange } from './door-exchange.tsx';
import type { Order } from './order-query.ts';

type Exchange = Order['exchange'];
/** The component reads this field of an order alone. */
const orderWith = (exchange: Exchange) => ({ exchange }) as Order;

describe.each(['cs', 'ro'] as const)('an old device at the door, in %s', (language) => {
  const show = (exchange: Exchange) =>
    renderInShop(<DoorExchange order={orderWith(exchange)} />, undefined, language);

  it.each(['agreed', 'taken', 'missed', 'lost'] as const)('says what %s means', (state) => {
    show({ state, toPay: null, until: state === 'missed' ? '2026-12-07' : null });
    expect(screen.getByRole('heading').textContent).not.toBe('');
    expect(document.body.textContent).not.toContain('{{');
  });

  it('says what is left to pay, and until when', () => {
    show({ state: 'settled', toPay: 2_700, until: '2026-12-07' });
    expect(screen.getByRole('heading').textContent).toMatch(/2.700/u);
    expect(document.body.textContent).not.toContain('{{');
  });

  it('says nothing once all is settled', () => {
    show(null);
    expect(document.body.textContent).toBe('');
  });
});
