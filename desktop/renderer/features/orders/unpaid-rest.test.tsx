import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { DoorExchange } from './door-exchange.tsx';
import { OrderMoney } from './order-money.tsx';
import type { StaffOrder } from './staff-order.ts';

const exchange = {
  state: 'settled',
  since: '2026-11-23T09:00:00Z',
  restLateSince: '2026-12-14T08:55:00Z',
  number: null,
  toldBy: null,
  toPay: 2_700,
  until: '2026-12-07',
  acts: [],
};
// Only what the parts look at.
const orderOf = (change: object = {}) =>
  ({
    id: 3,
    number: '26000017',
    version: 2,
    status: 'delivered',
    due: 9_900,
    exchange: { ...exchange, ...change },
    withdrawals: [],
  }) as unknown as StaffOrder;

const show = (language?: 'cs' | 'ro', shown: StaffOrder = orderOf()) =>
  renderInOffice(
    <>
      <DoorExchange order={shown} />
      <OrderMoney order={shown} />
    </>,
    {
      answer: ({ method }) => ({
        status: 200,
        body:
          method === 'GET'
            ? { count: 0, results: [] }
            : { order_number: null, payment_status: null, prepared: { id: 1 } },
      }),
      ...(language && { language }),
    },
  );

it.each(['cs', 'ro'] as const)('says in %s that the rest waits for the staff', async (language) => {
  await show(language);
  expect((await screen.findByRole('status')).textContent).toMatch(/14\. ?12\./u);
  expect(document.body.textContent).not.toMatch(/\{\{/u);
});

it('says nothing of it before its day', async () => {
  await show('cs', orderOf({ restLateSince: null }));
  expect(await screen.findByText(/doplácí/u)).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});

it('takes a payment of the rest, not of the whole order, which another person releases', async () => {
  const { user, calls, told } = await show();
  await user.click(await screen.findByRole('button', { name: /převod/iu }));
  const dialog = await screen.findByRole('dialog');
  const [movement, amount] = dialog.querySelectorAll('input');
  expect(amount?.value).toBe('2700');
  if (movement) await user.type(movement, 'FIO-1');
  const send = dialog.querySelector<HTMLButtonElement>('button[type=submit]');
  if (send) await user.click(send);
  await waitFor(() => expect(told()[0]).toContain('uvolní'));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    movement: 'FIO-1',
    variable_symbol: '26000017',
    amount: 2_700,
  });
});
