import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../../lib/render-in-shop.example.tsx';
import { WalletButtons } from './wallet-buttons.tsx';

afterEach(cleanup);

const payment = (code: string, kind: string, isAvailable = true) => ({
  code,
  kind,
  name: code,
  is_available: isAvailable,
  is_sandbox: false,
});
const delivery = (code: string, kind: string, to: string) => ({
  code,
  kind,
  is_available: true,
  arrives: { from: to, to },
});
const checkout = {
  deliveries: [
    delivery('place', 'pickup_place', '2026-11-25'),
    delivery('slow', 'courier', '2026-11-30'),
    delivery('quick', 'courier', '2026-11-26'),
    delivery('quickest', 'courier', '2026-11-25'),
  ],
  payments: [
    payment('card', 'card'),
    payment('google-pay', 'google_pay'),
    payment('apple-pay', 'apple_pay', false),
  ],
  excluded: [{ delivery: 'quickest', payment: 'google-pay', message: '' }],
  chosen: { delivery: null, payment: null, place: null, store: null, timeslot: null },
  has_goods: true,
  needs_payment: true,
};

it('chooses a wallet with the soonest courier that goes with it by one press', async () => {
  const { user, calls } = renderInShop(<WalletButtons />, () => ({ status: 200, body: checkout }));
  const [button, ...others] = await screen.findAllByRole('button');
  expect(others).toEqual([]);
  expect(button?.textContent).toContain('google-pay');
  if (button) await user.click(button);
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]).toMatchObject({
    method: 'POST',
    body: { payment: 'google-pay', delivery: 'quick' },
  });
});

it('keeps a delivery that was chosen before', async () => {
  const body = { ...checkout, chosen: { ...checkout.chosen, delivery: 'slow' } };
  const { user, calls } = renderInShop(<WalletButtons />, () => ({ status: 200, body }));
  await user.click(await screen.findByRole('button'));
  await waitFor(() => expect(calls[1]?.body).toMatchObject({ delivery: 'slow' }));
});

it('offers no wallet where none is set up, or nothing is to be paid', async () => {
  const { calls } = renderInShop(<WalletButtons />, () => ({
    status: 200,
    body: { ...checkout, needs_payment: false },
  }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole('button')).toBeNull();
});
