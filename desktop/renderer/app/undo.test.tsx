import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { UndoDialog } from './undo-dialog.tsx';
import { client } from '../lib/client.ts';
import { redoLast, undoLast } from '../lib/history.ts';
import { notifications } from '../lib/notify.ts';
import { renderInOffice } from '../lib/render-in-office.example.tsx';
import { placesNavigator, startOver } from '../lib/places.ts';
import { forgetSent, noteSent } from '../lib/sent-from.ts';

beforeEach(() => {
  forgetSent();
  startOver();
});

const at = '2026-11-20T08:00:00.000Z';
const setOf = (id: number, more: object = {}) => ({
  id,
  at,
  actor: { id: 1, name: 'Jana' },
  call: 'admin-article-update',
  title: 'Články: 1 upraven',
  undoes: null,
  undone_by: null,
  refusal: null,
  tables: [{ table: 'articles', name: 'Články', inserted: 0, updated: 1, deleted: 0 }],
  ...more,
});
const entry = {
  table: 'articles',
  key: '3',
  label: 'Výkup',
  table_name: 'Články',
  operation: 'update',
  columns: [{ column: 'title_cs', name: 'Název (česky)', before: 'A', after: 'B' }],
};

const open = (sets: readonly object[], rows = 1) =>
  renderInOffice(<UndoDialog />, {
    answer: ({ method, path }) => {
      if (path.endsWith('/undo/')) {
        const done = { change_set_id: 9, undone: rows, conflict_count: 0, conflicts: [] };
        return { status: 200, body: done };
      }
      if (method !== 'GET') return { status: 200, body: {} };
      if (/\/changes\/\d+\//.test(path)) {
        return { status: 200, body: { ...setOf(7), entries: { count: rows, results: [entry] } } };
      }
      return { status: 200, body: { count: sets.length, results: sets } };
    },
  });

const here = () => noteSent('/api/new/admin/articles/3/');
const undone = (calls: readonly { path: string }[]) =>
  calls.filter(({ path }) => path.endsWith('/undo/')).length;
const elsewhere = /z\sjiné\sobrazovky/u;
const told = () => notifications.getState().shown.map(({ text }) => text);

it('takes back one row of the screen at once, and names it with its field', async () => {
  const { calls } = await open([setOf(7)]);
  here();
  await undoLast();
  expect(undone(calls)).toBe(1);
  expect(told()).toContain('Vrácen 1 řádek. Výkup: Název (česky)');
});

it('asks before it reaches another screen, and leaves it where that is not wanted', async () => {
  const { calls, user } = await open([setOf(7)]);
  noteSent('/api/new/admin/articles/3/', 'articles');
  const undoing = undoLast();
  const dialog = await screen.findByRole('dialog', { name: 'Opravdu vrátit zpět?' });
  expect(dialog.textContent).toContain('Výkup: Název (česky)');
  expect(dialog.textContent).toMatch(elsewhere);
  await user.click(within(dialog).getByRole('button', { name: 'Zrušit' }));
  await undoing;
  expect(undone(calls)).toBe(0);
});

it('asks where the person has gone to another screen since', async () => {
  const { calls, user } = await open([setOf(7)]);
  placesNavigator.push('/articles/3');
  here();
  placesNavigator.push('/categories');
  const undoing = undoLast();
  const dialog = await screen.findByRole('dialog', { name: 'Opravdu vrátit zpět?' });
  await user.click(within(dialog).getByRole('button', { name: 'Zrušit' }));
  await undoing;
  expect(undone(calls)).toBe(0);
  placesNavigator.push('/articles');
  await undoLast();
  expect(undone(calls)).toBe(1);
});

it('asks before it takes back what was done elsewhere or long ago', async () => {
  const { user } = await open([setOf(7)]);
  const undoing = undoLast();
  await user.click(await screen.findByRole('button', { name: 'Vrátit zpět' }));
  await undoing;
  expect(told()).toContain('Vrácen 1 řádek. Výkup: Název (česky)');
});

it('asks before it takes back more than one row, and says how many', async () => {
  const tables = [{ table: 'articles', name: 'Články', inserted: 2152, updated: 0, deleted: 0 }];
  const { calls, user } = await open([setOf(7, { title: 'Články: 2152', tables })], 2152);
  here();
  const undoing = undoLast();
  const dialog = await screen.findByRole('dialog', { name: 'Opravdu vrátit zpět?' });
  expect(dialog.textContent).toMatch(/Týká\sse\s2\s?152\sřádků/u);
  expect(dialog.textContent).not.toMatch(elsewhere);
  await user.click(within(dialog).getByRole('button', { name: 'Vrátit zpět' }));
  await undoing;
  expect(undone(calls)).toBe(1);
});

it('does again by the same question: an undo is of the screen of its change', async () => {
  const sets = [setOf(8, { undoes: 7, call: 'admin-change-undo' }), setOf(7, { undone_by: 8 })];
  const { calls } = await open(sets);
  here();
  await redoLast();
  expect(undone(calls)).toBe(1);
});

it('waits for what is being saved before it looks what was last', async () => {
  const order: string[] = [];
  const { calls } = await open([setOf(7)]);
  const saving = client
    .patch('admin-article-update', { params: { id: 3 }, body: { version: 1 } })
    .catch(() => undefined)
    .finally(() => order.push('saved'));
  const undoing = undoLast().finally(() => order.push('undone'));
  await Promise.all([saving, undoing]);
  await waitFor(() => expect(undone(calls)).toBe(1));
  expect(order).toEqual(['saved', 'undone']);
  const [first] = calls.filter(
    ({ path }) => path.includes('/changes/') || path.includes('/articles/'),
  );
  expect(first?.method).toBe('PATCH');
});
