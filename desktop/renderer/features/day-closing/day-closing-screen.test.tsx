import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { DayClosingScreen } from './day-closing-screen.tsx';

const nobody: readonly object[] = [];
const open: object | null = null;
const store = {
  store_id: 4,
  name: 'Praha',
  figures: [
    { line: 'cash', count: 2, amount: 1_500 },
    { line: 'card_counter', count: 1, amount: 900 },
    { line: 'invoice', count: 3, amount: 2_400 },
  ],
  seen: 'digest',
  till: { opening: 1_000, expected: 2_500, tolerance: 20 },
  closing: open,
  reopened: nobody,
};
const web = { ...store, store_id: null, name: '', figures: [], seen: 'web', till: null };
const closing = {
  id: 8,
  version: 1,
  closed_at: '2026-11-26T18:00:00.000Z',
  closed_by: 'Jana Nová',
  expected_cash: 2_500,
  counted_cash: 2_400,
  reason: 'chybí',
  changed: nobody,
};

const show = (
  places: readonly object[],
  change: { status: number; body?: object } = { status: 204 },
) =>
  renderInOffice(<DayClosingScreen />, {
    answer: ({ method }) =>
      method === 'GET'
        ? { status: 200, body: { day: '2026-11-26', today: '2026-11-27', places } }
        : change,
  });
const posted = (calls: readonly { readonly method: string; readonly body: unknown }[]) =>
  calls.find(({ method }) => method === 'POST')?.body;

afterEach(() => vi.unstubAllGlobals());

it('shows what came to a store and closes its day with what was counted, by keyboard', async () => {
  const { user, calls, told } = await show([store, web], {
    status: 201,
    body: { id: 8, difference: 0 },
  });
  const place = await screen.findByRole('region', { name: 'Praha' });
  expect(within(place).getByRole('row', { name: /Hotově/ }).textContent).toMatch(/2.*1\s500/u);
  expect(within(place).getByRole('row', { name: /Celkem/ }).textContent).toMatch(/2\s400/u);
  await user.type(within(place).getByLabelText('Napočítáno'), '2 490');
  expect(within(place).getByText(/Rozdíl: -10/u)).toBeTruthy();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(told().join('')).toContain('Den je uzavřený.'));
  expect(posted(calls)).toEqual({
    day: '2026-11-26',
    store_id: 4,
    seen: 'digest',
    counted: 2_490,
    reason: '',
  });
});

it('asks for what was counted, and keeps it where a reason is wanted', async () => {
  const { user, calls } = await show([store], {
    status: 400,
    body: { reason: ['Napište proč.'] },
  });
  const button = await screen.findByRole('button', { name: 'Uzavřít den: Praha' });
  await user.click(button);
  expect(posted(calls)).toBeUndefined();
  await user.type(screen.getByLabelText('Napočítáno'), '2000');
  await user.click(button);
  expect(await screen.findByText('Napište proč.')).toBeTruthy();
  expect(screen.getByLabelText('Napočítáno')).toHaveProperty('value', '2000');
});

it('says that somebody was quicker, and keeps what was typed', async () => {
  const body = { detail: 'Tento den už někdo uzavřel.' };
  const { user } = await show([store], { status: 409, body });
  await user.type(await screen.findByLabelText('Napočítáno'), '2500');
  await user.click(screen.getByRole('button', { name: 'Uzavřít den: Praha' }));
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(screen.getByLabelText('Napočítáno')).toHaveProperty('value', '2500');
});

it('closes the web without a till', async () => {
  const { user, calls } = await show([web], { status: 201, body: { id: 9, difference: null } });
  await user.click(await screen.findByRole('button', { name: /^Uzavřít den: E-shop/ }));
  await waitFor(() => expect(posted(calls)).toMatchObject({ store_id: null, counted: null }));
});

it('says what has changed since a day was closed, and who closed it', async () => {
  const changed = [{ line: 'cash', was: 1_500, is: 1_700 }];
  await show([{ ...store, closing: { ...closing, changed } }]);
  expect(await screen.findByText(/Uzavřeno, ale čísla se pak změnila/)).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toMatch(
    /Hotově: bylo 1\s500\sKč, teď je 1\s700\sKč/u,
  );
  expect(screen.getByText(/Jana Nová, /).textContent).toContain('26.');
  expect(screen.queryByLabelText('Napočítáno')).toBeNull();
});

it('opens a closed day again for a reason', async () => {
  const { user, calls } = await show([{ ...store, closing }]);
  await user.click(await screen.findByRole('button', { name: 'Znovu otevřít: Praha' }));
  const dialog = screen.getByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Znovu otevřít' }));
  expect(posted(calls)).toBeUndefined();
  await user.type(within(dialog).getByLabelText('Proč'), 'přepočítat{Enter}');
  await waitFor(() => expect(posted(calls)).toEqual({ version: 1, reason: 'přepočítat' }));
});

it('saves the closing as PDF', async () => {
  const saveFile = vi.fn(() => Promise.resolve('saved'));
  vi.stubGlobal('obmena', { saveFile });
  const { user, told } = await renderInOffice(<DayClosingScreen />, {
    answer: ({ path }) => ({
      status: 200,
      body: path.includes('/file/')
        ? { name: 'uzaverka.pdf', contents: btoa('%PDF') }
        : { day: '2026-11-26', today: '2026-11-27', places: [{ ...store, closing }] },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Uložit PDF: Praha' }));
  await waitFor(() => expect(told().join('')).toContain('Uzávěrka je uložená.'));
  expect(saveFile).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'pdf', suggestedName: 'uzaverka.pdf' }),
  );
});
