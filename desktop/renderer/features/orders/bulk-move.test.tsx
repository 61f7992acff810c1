import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { noFilter } from '../../ui/grid/grid-state.ts';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { notifications } from '../../lib/notify.ts';
import { BulkMove } from './bulk-move.tsx';

const movable = [{ id: 1, version: 3, number: '1260000011' }];
const left = [{ id: 2, number: '1260000022', why: 'order_move_refused' }];
const clear = vi.fn();
const rows = {
  selection: { all: false, ids: new Set([1, 2]) },
  filter: noFilter,
  count: 2,
  clear,
};

const show = (done: object) =>
  renderInOffice(<BulkMove rows={rows} />, {
    answer: ({ path }) => {
      if (path.endsWith('/selections/')) return { status: 201, body: { id: 'kept', count: 2 } };
      if (path.endsWith('/move-preview/')) return { status: 200, body: { movable, left } };
      return { status: 200, body: done };
    },
  });

it('shows what stays before anything moves, moves the rest and offers the way back', async () => {
  const moved = [{ id: 1, version: 4, number: '1260000011' }];
  const back = { to: 'confirmed', orders: [{ id: 1, version: 4 }] };
  const { user, calls, told } = await show({ moved, left: [], back });
  await user.click(await screen.findByRole('button', { name: 'Posunout vybrané' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('Posune se 1 objednávka.')).toBeTruthy();
  expect(dialog.textContent).toMatch(/z\sjejího stavu sem nevede cesta/);
  await user.selectOptions(screen.getByLabelText('Nový stav'), 'picking');
  await user.type(screen.getByLabelText('Důvod do záznamu'), 'výpadek čtečky');
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ selection_id: 'kept', to: 'picking' }));
  await user.click(await screen.findByRole('button', { name: 'Posunout' }));
  await waitFor(() => expect(told()).toContain('Posunuta 1 objednávka.'));
  const sent = () => calls.filter(({ path }) => path.endsWith('/orders/move/'));
  expect(sent()[0]?.body).toEqual({
    orders: [{ id: 1, version: 3 }],
    to: 'picking',
    reason: 'výpadek čtečky',
  });
  expect(clear).toHaveBeenCalledOnce();
  await notifications.getState().shown.at(-1)?.action?.run();
  expect(sent()[1]?.body).toMatchObject({ orders: [{ id: 1, version: 4 }], to: 'confirmed' });
});

it('tells what stayed after all', async () => {
  const stayed = [{ id: 1, number: '1260000011', why: 'conflict' }];
  const { user } = await show({ moved: [], left: stayed, back: null });
  await user.click(await screen.findByRole('button', { name: 'Posunout vybrané' }));
  await user.click(await screen.findByRole('button', { name: 'Posunout' }));
  expect(await screen.findByText('Zůstaly, jak byly')).toBeTruthy();
  expect(screen.getByText('někdo ji mezitím změnil')).toBeTruthy();
});
