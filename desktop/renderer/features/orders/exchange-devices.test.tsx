import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { ExchangeDevices } from './exchange-devices.tsx';
import type { StaffOrder } from './staff-order.ts';

const device = { id: 7, name: 'iPhone 13, černá', promised: 5_900, price: 5_900 };
// Only what the part looks at.
const order = (canExchange: boolean) =>
  ({
    id: 3,
    version: 2,
    canExchange,
    devices: [{ ...device, status: 'awaiting_device', isReleased: false }],
  }) as unknown as StaffOrder;

const show = (answer: object, canExchange = true) =>
  renderInOffice(<ExchangeDevices order={order(canExchange)} />, {
    answer: () => ({ status: 200, body: answer }),
  });

it('is not offered where nothing can be exchanged', async () => {
  await show({}, false);
  expect(screen.queryByRole('button', { name: 'Vyměnit na prodejně' })).toBeNull();
});

it('takes the number off the device and gives the goods', async () => {
  const { user, calls, told } = await show({ status: 'delivered', due: 0, is_given: true });
  await user.click(await screen.findByRole('button', { name: 'Vyměnit na prodejně' }));
  await user.type(await screen.findByRole('textbox'), '351234560000015');
  await user.click(screen.getByRole('button', { name: 'Potvrdit výměnu' }));
  await waitFor(() => expect(told()[0]).toContain('zboží je předané'));
  expect(calls.at(-1)?.body).toEqual({
    version: 2,
    numbers: [{ id: 7, number: '351234560000015' }],
    hands_over: true,
  });
});

it('says what is still to be paid before goods are given', async () => {
  const { user, told } = await show({ status: 'awaiting_payment', due: 14_100, is_given: false });
  await user.click(await screen.findByRole('button', { name: 'Vyměnit na prodejně' }));
  await user.click(await screen.findByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Potvrdit výměnu' }));
  await waitFor(() => expect(told()[0]).toMatch(/zaplatí 14\s100/));
});
