import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { DoorExchange } from './door-exchange.tsx';
import type { StaffOrder } from './staff-order.ts';

const agreed = {
  state: 'agreed',
  since: '2026-11-23T09:00:00Z',
  number: null,
  toldBy: null,
  toPay: null,
  restLateSince: null,
  restToWriteOff: null,
  restWrittenOff: 0,
  until: null,
  acts: ['taken', 'missed'],
};
// Only what the part looks at.
const order = (exchange: object | null) =>
  ({ id: 3, version: 2, exchange }) as unknown as StaffOrder;

const show = (
  exchange: object | null,
  answer: object = { prepared: null },
  language?: 'cs' | 'ro',
) =>
  renderInOffice(<DoorExchange order={order(exchange)} />, {
    answer: () => ({ status: 200, body: answer }),
    ...(language && { language }),
  });

it('says what the order waits for, and takes the number of the parcel with the device', async () => {
  const { user, calls, told } = await show(agreed);
  await user.click(await screen.findByRole('button', { name: 'Kurýr zařízení převzal' }));
  await user.type(await screen.findByRole('textbox', { name: /balíku/u }), 'GLS-123');
  const confirm = screen.getAllByRole('button', { name: 'Kurýr zařízení převzal', hidden: true });
  const [, send] = confirm;
  if (send) await user.click(send);
  await waitFor(() => expect(told()[0]).toContain('Zapsáno'));
  expect(calls.at(-1)?.body).toEqual({ version: 2, to: 'taken', number: 'GLS-123', reason: '' });
});

it('says that another person releases a mistake that is corrected', async () => {
  const { user } = await show({ ...agreed, state: 'taken', acts: ['missed'] });
  await user.click(await screen.findByRole('button', { name: 'Kurýr zařízení nepřevzal' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('druhá osoba');
  expect(screen.getByRole('textbox', { name: 'Důvod' })).toBeDefined();
});

it('lets one person say that the courier came without the device', async () => {
  const { user } = await show(agreed);
  await user.click(await screen.findByRole('button', { name: 'Kurýr zařízení nepřevzal' }));
  expect((await screen.findByRole('dialog')).textContent).not.toContain('druhá osoba');
});

it('says that another person releases a loss', async () => {
  const taken = { ...agreed, state: 'taken', acts: ['lost'], toldBy: 'carrier' };
  const { user, calls, told } = await show(taken, { prepared: { id: 1 } });
  expect(document.body.textContent).toContain('podle dopravce');
  await user.click(await screen.findByRole('button', { name: 'Zařízení se ztratilo' }));
  expect((await screen.findByRole('dialog')).textContent).toContain('druhá osoba');
  await user.type(screen.getByRole('textbox'), 'reklamace u GLS');
  const [, send] = screen.getAllByRole('button', { name: 'Zařízení se ztratilo', hidden: true });
  if (send) await user.click(send);
  await waitFor(() => expect(told()).toHaveLength(1));
  expect(calls.at(-1)?.body).toMatchObject({ to: 'lost', reason: 'reklamace u GLS' });
});

describe.each(['cs', 'ro'] as const)('in %s', (language) => {
  it.each(['agreed', 'taken', 'missed', 'lost', 'settled', 'ended'])(
    'says what %s means',
    async (state) => {
      await show({ ...agreed, state, acts: [], until: '2026-12-07' }, {}, language);
      expect(screen.getByRole('heading')).toBeDefined();
      expect(document.body.textContent).not.toMatch(/\{\{|door_/);
    },
  );

  it('says what is left to pay', async () => {
    const unpaid = { ...agreed, state: 'settled', toPay: 2_700, until: '2026-12-07', acts: [] };
    await show(unpaid, {}, language);
    expect(document.body.textContent).toMatch(/2.700/u);
  });
});

it('says nothing of an order without one', async () => {
  await show(null);
  expect(screen.queryByRole('heading')).toBeNull();
});
