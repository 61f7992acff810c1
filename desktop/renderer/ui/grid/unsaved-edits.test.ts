import { beforeEach, expect, it, vi } from 'vitest';
import { connection } from '../../lib/connection.ts';
import { forgetNotifications, notifications, notify } from '../../lib/notify.ts';
import type { GridController } from './grid-controller.ts';
import { endUnsaved, keepUnsaved, sendWhenBack } from './unsaved-edits.ts';

// Only which list it is matters here.
const list = () => ({ api: {} }) as GridController;
const edit = (id: number, ...columns: readonly string[]) => {
  const changes = Object.fromEntries(columns.map((column) => [column, 1]));
  return { id, version: 1, changes };
};
const said = () => notifications.getState().shown.map(({ text }) => text);
const fail = (text: string) => notify('error', text, { label: 'Znovu', run: () => undefined });

beforeEach(() => {
  forgetNotifications();
  connection.setState({ nextAttemptAt: null });
});

it('ends a notice of what was not saved once all of its cells were written', () => {
  const grid = list();
  keepUnsaved(grid, fail('dvě buňky'), [edit(1, 'price', 'name')]);
  keepUnsaved(grid, fail('jiný řádek'), [edit(2, 'price')]);
  endUnsaved(grid, [edit(1, 'price')]);
  expect(said()).toEqual(['dvě buňky', 'jiný řádek']);
  endUnsaved(grid, [edit(1, 'name')]);
  expect(said()).toEqual(['jiný řádek']);
});

it('leaves the notices of another list', () => {
  keepUnsaved(list(), fail('jinde'), [edit(1, 'price')]);
  endUnsaved(list(), [edit(1, 'price')]);
  expect(said()).toEqual(['jinde']);
});

it('sends what waits once the network is back, and nothing that was written meanwhile', () => {
  const grid = list();
  const [first, second] = [vi.fn(), vi.fn()];
  const notice = fail('čeká');
  keepUnsaved(grid, notice, [edit(1, 'price')]);
  sendWhenBack(grid, notice, first);
  const written = fail('zapsáno');
  keepUnsaved(grid, written, [edit(2, 'price')]);
  sendWhenBack(grid, written, second);
  connection.setState({ nextAttemptAt: 5 });
  endUnsaved(grid, [edit(2, 'price')]);
  connection.setState({ nextAttemptAt: null });
  connection.setState({ nextAttemptAt: null });
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]);
  expect(said()).toEqual([]);
});
