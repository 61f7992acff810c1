import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { minutesUntil } from './reservations.ts';
import { ReservationsScreen } from './reservations-screen.tsx';

const reservation = {
  id: 4,
  status: 'preparing',
  product: 'iPhone 15',
  detail: 'velmi dobrý',
  price: 12_990,
  store: { slug: 'brno', name: 'Brno' },
  customer: { name: 'Jana Malá', e_mail: 'j…', phone: '…12' },
  created_at: '2026-11-20T08:00:00.000Z',
  ready_at: '2026-11-20T08:30:00.000Z',
  expires_at: '2026-11-22T18:00:00.000Z',
  version: 1,
};

const open = () =>
  renderInOffice(<ReservationsScreen />, {
    answer: ({ method, path }) => {
      if (method === 'POST') return { status: 200, body: { ...reservation, status: 'ready' } };
      const results = path.includes('status=preparing') ? [reservation] : [];
      return { status: 200, body: { count: results.length, results } };
    },
  });

it('shows what is late and makes it ready', async () => {
  const { calls, user } = await open();
  expect(await screen.findByText(/min po termínu/)).toBeTruthy();
  await user.click(screen.getByText('Připraveno'));
  await waitFor(() => {
    const moved = calls.findLast(({ method }) => method === 'POST');
    expect(moved?.path).toContain('reservations/4/move');
    expect(moved?.body).toMatchObject({ status: 'ready', version: 1 });
  });
});

it('asks for the name before a piece is handed over', async () => {
  const { calls, user } = await open();
  await user.click(await screen.findByText('Vydat'));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Jana Malá');
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

it('counts the minutes of the promise down and on', () => {
  const at = (time: string) => new Date(`2026-11-20T${time}Z`);
  expect(minutesUntil(reservation.ready_at, at('08:05:00'))).toBe(25);
  expect(minutesUntil(reservation.ready_at, at('08:41:00'))).toBe(-11);
});
