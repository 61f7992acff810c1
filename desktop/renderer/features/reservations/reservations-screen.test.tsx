import { screen, waitFor, within } from '@testing-library/react';
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

const order = {
  id: 9,
  version: 4,
  number: '2026000123',
  status: 'ready_for_pickup',
  customer: 'Petr Dub',
  store: { slug: 'brno', name: 'Brno' },
  lines: [{ name: 'Kryt', detail: 'nový', quantity: 2 }],
  to_pay: 798,
  since: '2026-11-20T08:00:00.000Z',
};

const open = () =>
  renderInOffice(<ReservationsScreen />, {
    answer: ({ method, path, body }) => {
      if (path.includes('/pick-ups/')) return orderAnswer(method, path, JSON.stringify(body));
      if (path.endsWith('/find/')) {
        if (!JSON.stringify(body).includes('V-ABCD2345')) return { status: 404, body: {} };
        return {
          status: 200,
          body: { ...reservation, id: 7, status: 'ready', product: 'Pixel 8' },
        };
      }
      if (method === 'POST') return { status: 200, body: { ...reservation, status: 'ready' } };
      const results = path.includes('status=preparing') ? [reservation] : [];
      return { status: 200, body: { count: results.length, results } };
    },
  });

function orderAnswer(method: string, path: string, body: string) {
  if (method === 'GET') return { status: 200, body: { count: 1, results: [order] } };
  if (path.endsWith('/find/')) {
    return body.includes('V-WXYZ2345') ? { status: 200, body: order } : { status: 404, body: {} };
  }
  if (path.endsWith('/give/') && !body.includes('V-WXYZ2345')) {
    return { status: 409, body: { detail: 'Kód k objednávce nepatří.' } };
  }
  return { status: 200, body: { number: order.number, taken: 798, invoice: '26-17' } };
}

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
  const put = within(await screen.findByRole('region', { name: 'Připravit' }));
  await user.click(await put.findByText('Vydat'));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Jana Malá');
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

it('counts the minutes of the promise down and on', () => {
  const at = (time: string) => new Date(`2026-11-20T${time}Z`);
  expect(minutesUntil(reservation.ready_at, at('08:05:00'))).toBe(25);
  expect(minutesUntil(reservation.ready_at, at('08:41:00'))).toBe(-11);
});

it('finds what waits under a code, and hands it over', async () => {
  const { calls, user } = await open();
  await user.type(
    await screen.findByLabelText('Kód k vyzvednutí', { selector: 'input' }),
    'V-ABCD2345{Enter}',
  );
  const found = await screen.findByRole('heading', { name: /zaplacení\s12\s990/ });
  const card = found.parentElement;
  expect(card?.textContent).toContain('Pixel 8');
  await user.click(within(card ?? document.body).getByText('Vydat'));
  await user.click(within(await screen.findByRole('dialog')).getByText('Vydat'));
  await waitFor(() => {
    const moved = calls.findLast(({ path }) => path.includes('/move/'));
    expect(moved?.path).toContain('reservations/7/move');
    expect(moved?.body).toMatchObject({ status: 'collected' });
  });
  await waitFor(() => expect(screen.queryByText('Pixel 8')).toBeNull());
});

it('tells of a code under which nothing waits, and keeps what was typed', async () => {
  const { user } = await open();
  const field = await screen.findByLabelText('Kód k vyzvednutí', { selector: 'input' });
  await user.type(field, 'V-XXXX2345{Enter}');
  expect(await screen.findByText(/Pod tímto kódem nic nečeká/)).toBeTruthy();
  expect(field).toHaveProperty('value', 'V-XXXX2345');
});

it('takes the money of a found order and gives it out in one press, with the code that was scanned', async () => {
  const { calls, user } = await open();
  const field = await screen.findByLabelText('Kód k vyzvednutí', { selector: 'input' });
  await user.type(field, 'V-WXYZ2345{Enter}');
  const found = await screen.findByRole('heading', { name: /zaplacení\s798/ });
  await user.click(within(found.parentElement ?? document.body).getByText('Vydat'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Petr Dub/)).toBeTruthy();
  await user.click(dialog.getByText('Zaplaceno hotově, vydat'));
  await waitFor(() => {
    const given = calls.findLast(({ path }) => path.includes('/give/'));
    expect(given?.path).toContain('pick-ups/9/give');
    const sent = { version: 4, code: 'V-WXYZ2345', reason: '', paid_by: 'cash' };
    expect(given?.body).toEqual(sent);
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('asks for a proof before it sends anything, and keeps what was typed when it is refused', async () => {
  const { calls, user } = await open();
  const orders = within(await screen.findByRole('region', { name: 'Objednávky na prodejně' }));
  await user.click(orders.getByText('Vydat'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByText('Zaplaceno kartou, vydat'));
  expect(dialog.getByText(/Naskenujte kód, nebo napište/)).toBeTruthy();
  expect(calls.some(({ path }) => path.includes('/give/'))).toBe(false);
  await user.type(dialog.getByLabelText('Kód k vyzvednutí', { selector: 'input' }), 'V-AAAA2222');
  await user.click(dialog.getByText('Zaplaceno kartou, vydat'));
  expect((await dialog.findByRole('alert')).textContent).toContain('nepatří');
  expect(dialog.getByDisplayValue('V-AAAA2222')).toBeTruthy();
});
