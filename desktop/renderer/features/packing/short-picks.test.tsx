import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { ShortPicks } from './short-picks.tsx';

const pick = {
  pick_id: 4,
  order_number: '1260000001',
  picked_at: null,
  ready: 0,
  missing: [{ name: 'Pouzdro', quantity: 1, free: 0 }],
};

const open = (rest: object, decided: object) =>
  renderInOffice(<ShortPicks />, {
    answer: ({ method, path }) => {
      if (method === 'POST') return { status: 200, body: decided };
      return { status: 200, body: path.includes('rest') ? rest : { picks: [pick] } };
    },
  });

it('says what the customer gets back before the rest is closed', async () => {
  const { calls, user } = await open(
    { amount: 390, is_paid: true, is_whole: false },
    { status: 'packed', amount: 390, prepared: null },
  );
  await user.click(await screen.findByRole('button', { name: 'Zrušit zbytek' }));
  expect(await screen.findByText(/vrátíme 390/)).toBeTruthy();
  const dialog = screen.getByRole('dialog');
  const [confirm] = [...dialog.querySelectorAll('button')].filter(
    ({ textContent }) => textContent === 'Zrušit zbytek',
  );
  if (confirm) await user.click(confirm);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.findLast(({ method }) => method === 'POST')?.body).toEqual({ to: 'close' });
});

it('warns that nothing of the order would be left', async () => {
  const { user } = await open(
    { amount: 390, is_paid: false, is_whole: true },
    { status: null, amount: 0, prepared: { id: 1 } },
  );
  await user.click(await screen.findByRole('button', { name: 'Zrušit zbytek' }));
  expect(await screen.findByText(/zrušíme ji celou/)).toBeTruthy();
});

it('offers another colour, and takes the offer back', async () => {
  const line = {
    pick_line_id: 9,
    name: 'iPhone 15 černý',
    quantity: 1,
    offer: null,
    choices: [
      { product_id: 3, name: 'iPhone 15 modrý', code: 'B', detail: '', free: 2, refund: 500 },
    ],
  };
  const offer = {
    name: 'iPhone 15 modrý',
    status: 'open',
    expires_at: '2026-11-27T10:00:00.000Z',
  };
  const { calls, user } = await renderInOffice(<ShortPicks />, {
    answer: ({ method, path }) => {
      if (method === 'POST') return { status: 200, body: { lines: [{ ...line, offer }] } };
      const isOffer = path.includes('replacements');
      return { status: 200, body: isOffer ? { lines: [line] } : { picks: [pick] } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Nabídnout náhradu' }));
  await user.click(await screen.findByRole('button', { name: 'Nabídnout' }));
  const back = await screen.findByRole('button', { name: 'Stáhnout nabídku' });
  expect(calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
    pick_line_id: 9,
    product_id: 3,
  });
  await user.click(back);
  await waitFor(() =>
    expect(calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
      pick_line_id: 9,
      product_id: null,
    }),
  );
});
