import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { CardHold } from './card-hold.tsx';
import type { StaffOrder } from './staff-order.ts';

const held = { state: 'held', amount: 5_900, until: '2026-11-29', canRenew: false, isGone: true };
// Only what the part looks at.
const order = (change: object = {}) =>
  ({
    id: 3,
    version: 2,
    hold: held,
    holdActs: ['take', 'release'],
    holdProblem: null,
    ...change,
  }) as unknown as StaffOrder;

const show = (shown: StaffOrder, answer: object = { prepared: null }) =>
  renderInOffice(<CardHold order={shown} />, { answer: () => ({ status: 200, body: answer }) });

it('says what is held until when, and takes it after a second look', async () => {
  const { user, calls, told } = await show(order());
  expect((await screen.findByText(/zablokováno/)).textContent).toMatch(/5.900.*29\.11\.2026/u);
  await user.click(screen.getByRole('button', { name: /^Strhnout/ }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('nezaplatilo');
  await user.type(screen.getByRole('textbox'), 'nedorazilo');
  const [, confirm] = screen.getAllByRole('button', { name: /^Strhnout/, hidden: true });
  if (confirm) await user.click(confirm);
  await waitFor(() => expect(told()[0]).toContain('Hotovo'));
  expect(calls.at(-1)?.body).toEqual({ version: 2, to: 'take', reason: 'nedorazilo' });
});

it('says that goods that left are left to a promise, and that another person releases it', async () => {
  const { user, told } = await show(order(), { prepared: { id: 1 } });
  await user.click(await screen.findByRole('button', { name: 'Uvolnit blokaci' }));
  expect((await screen.findByRole('dialog')).textContent).toContain('slib zákazníka');
  const [, confirm] = screen.getAllByRole('button', { name: 'Uvolnit blokaci', hidden: true });
  if (confirm) await user.click(confirm);
  await waitFor(() => expect(told()).toHaveLength(1));
});

it('says what a bank refused, and lets it be tried again', async () => {
  const stuck = order({ holdActs: ['again'], holdProblem: 'answered 400' });
  await show(stuck);
  expect((await screen.findByRole('alert')).textContent).toContain('odmítla');
  expect(screen.getByRole('button', { name: 'Poslat bance znovu' })).toBeDefined();
});

it('says nothing where no card was held', async () => {
  await show(order({ hold: { ...held, state: 'offered' } }));
  expect(screen.queryByRole('heading')).toBeNull();
});
