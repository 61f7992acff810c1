import { beforeEach, expect, it } from 'vitest';
import { forgetNotifications, notifications, notify } from '../../lib/notify.ts';
import type { GridController } from './grid-controller.ts';
import { endUnsaved, keepUnsaved } from './unsaved-edits.ts';

// Only which list it is matters here.
const list = () => ({}) as GridController;
const edit = (id: number, ...columns: readonly string[]) => {
  const changes = Object.fromEntries(columns.map((column) => [column, 1]));
  return { id, version: 1, changes };
};
const said = () => notifications.getState().shown.map(({ text }) => text);
const fail = (text: string) => notify('error', text, { label: 'Znovu', run: () => undefined });

beforeEach(() => forgetNotifications());

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
