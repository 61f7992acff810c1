import { beforeEach, expect, it, vi } from 'vitest';
import type { GridDefinition, GridRow } from '#core/grid/grid-definition.ts';
import { client } from '../../lib/client.ts';
import { GridController, type GridTexts } from './grid-controller.ts';
import { holdRows } from './hold-rows.ts';
import type { FetchPage } from './grid-pages.ts';
import { refreshRows } from './refresh-rows.ts';

const grid: GridDefinition = {
  name: 'things',
  read: 'catalogue.read',
  edit: 'catalogue.edit',
  defaultSort: 'name',
  columns: [
    { id: 'name', type: 'text', editable: true },
    { id: 'price', type: 'money', editable: true },
  ],
};
const texts = { words: { language: 'cs' } } as unknown as GridTexts; // a grid that is not drawn says nothing

const rowsOf = (...names: readonly string[]): GridRow[] =>
  names.map((name, at) => ({ id: at + 1, version: 1, name, price: 100 }));

let rows: GridRow[] = [];
const fetchPage = vi.fn<FetchPage>(() =>
  Promise.resolve({ count: rows.length, results: rows, next: null }),
);

async function list() {
  const controller = new GridController({ grid, label: 'Věci', titles: {}, fetchPage }, texts);
  await controller.block(0);
  fetchPage.mockClear();
  return controller;
}
const shown = (controller: GridController) =>
  [0, 1].map((at) => controller.blocks.rowAt(at)?.['name']);

beforeEach(() => {
  rows = rowsOf('Alfa', 'Beta');
  const kept = () => Promise.resolve({ id: 'kept', count: 2 });
  vi.spyOn(client, 'post').mockImplementation(kept as never); // what the call of this list answers
});

it('keeps rows where they are once what they are sorted by was edited, with what they are by now', async () => {
  const controller = await list();
  holdRows(controller, ['name']);
  expect(controller.state.isHeld).toBe(true);
  rows = [
    { id: 2, version: 1, name: 'Beta', price: 100 },
    { id: 1, version: 2, name: 'Zeta', price: 100 },
  ];
  refreshRows(controller);
  await vi.waitFor(() => expect(shown(controller)).toEqual(['Zeta', 'Beta']));
  const asked = fetchPage.mock.calls.map(([request]) => request.selection);
  expect(asked).toEqual(['kept', undefined]);
  expect(controller.state.isHeld).toBe(true);
});

it('shows at once what was added or deleted', async () => {
  const controller = await list();
  holdRows(controller, ['name']);
  rows = rowsOf('Alfa', 'Beta', 'Gama');
  refreshRows(controller);
  await vi.waitFor(() => expect(controller.state.isHeld).toBe(false));
});

it('puts them in order when the person asks for it, or for another order', async () => {
  const controller = await list();
  holdRows(controller, ['name']);
  controller.release();
  expect(controller.state.isHeld).toBe(false);
  holdRows(controller, ['name']);
  controller.ask({ sort: '-price' });
  expect(controller.state.isHeld).toBe(false);
});

it('holds nothing for a column that moves no row', async () => {
  const controller = await list();
  holdRows(controller, ['price']);
  expect(controller.state.isHeld).toBe(false);
  controller.ask({ filter: { term: '', conditions: [{ column: 'price', op: 'lt', value: 9 }] } });
  holdRows(controller, ['price']);
  expect(controller.state.isHeld).toBe(true);
});
