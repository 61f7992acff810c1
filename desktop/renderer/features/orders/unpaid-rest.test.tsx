import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { DoorExchange } from './door-exchange.tsx';
import { OrderMoney } from './order-money.tsx';
import type { StaffOrder } from './staff-order.ts';

const exchange = {
  state: 'settled',
  since: '2026-11-23T09:00:00Z',
  restLateSince: '2026-12-14T08:55:00Z',
  restToWriteOff: 2_700,
  restWrittenOff: 0,
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

describe('writing the rest off', () => {
  const open = async (language: 'cs' | 'ro' = 'cs') => {
    const shown = await show(language);
    const name = language === 'cs' ? 'Odepsat doplatek' : 'Renunță la restul de plată';
    await shown.user.click(await screen.findByRole('button', { name }));
    const dialog = await screen.findByRole('dialog');
    const send = async () => {
      const button = dialog.querySelector<HTMLButtonElement>('button[type=submit]');
      if (button) await shown.user.click(button);
    };
    return { ...shown, dialog, send };
  };

  it('asks for a reason and says that another person releases it', async () => {
    const { user, calls, told, dialog, send } = await open();
    expect(dialog.textContent).toMatch(/2.700/u);
    expect(dialog.textContent).toContain('druhá osoba');
    await user.type(screen.getByRole('textbox', { name: 'Důvod' }), 'nedobytné');
    await send();
    await waitFor(() => expect(told()[0]).toContain('uvolní'));
    const [sent] = calls.filter(({ method }) => method === 'POST');
    expect(sent).toMatchObject({
      path: expect.stringContaining('/3/rest-write-off/') as string, // asymmetric matchers are any
      body: { version: 2, reason: 'nedobytné' },
    });
  });

  it('says all of it in Romanian', async () => {
    const { dialog } = await open('ro');
    expect(dialog.textContent).not.toMatch(/\{\{/u);
    expect(dialog.textContent).toContain('a doua persoană');
  });

  it('is not offered before its day, and is told once it is done', async () => {
    await show('cs', orderOf({ restToWriteOff: null }));
    expect(screen.queryByRole('button', { name: 'Odepsat doplatek' })).toBeNull();
    const done = { toPay: null, restLateSince: null, restToWriteOff: null, restWrittenOff: 2_700 };
    await show('cs', orderOf(done));
    expect(await screen.findByText(/je odepsaný/u)).toBeTruthy();
  });
});
