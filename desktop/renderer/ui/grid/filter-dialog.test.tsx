import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { GridDefinition } from '#core/grid/grid-definition.ts';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { FilterDialog } from './filter-dialog.tsx';
import { GridController, type GridTexts } from './grid-controller.ts';

const grid: GridDefinition = {
  name: 'things',
  read: 'catalogue.read',
  defaultSort: 'maker',
  columns: [{ id: 'maker', type: 'text', picked: true }],
};
const texts = {
  t: () => '',
  words: {
    language: 'cs',
    market: 'cz',
    yes: 'Ano',
    no: 'Ne',
    choiceLabel: (_: never, one: string) => one,
  },
} as unknown as GridTexts; // what the form reads of them

function controllerOf(): GridController {
  const fetchPage = () => Promise.resolve({ count: 0, results: [], next: null });
  const pickLists = { maker: () => Promise.resolve(['Apple', 'Samsung']) };
  const props = { grid, label: 'Věci', titles: { maker: 'Výrobce' }, pickLists, fetchPage };
  const controller = new GridController(props, texts);
  controller.store.setState({ filtering: 'maker' });
  return controller;
}

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
});

it('stands over the list without covering it with a veil, and lists what there is to be ticked', async () => {
  const controller = controllerOf();
  const { user } = await renderInOffice(
    <FilterDialog controller={controller} column={{ id: 'maker', type: 'text', picked: true }} />,
  );
  const form = screen.getByRole('dialog', { name: 'Filtrovat: Výrobce' });
  expect(form.getAttribute('aria-modal')).toBeNull();
  expect(document.querySelector('.dialog-shade')).toBeNull();
  await user.selectOptions(screen.getByLabelText('Podmínka'), 'in');
  await user.click(await screen.findByLabelText('Samsung'));
  await user.click(screen.getByRole('button', { name: 'Použít' }));
  await waitFor(() =>
    expect(controller.state.filter.conditions).toEqual([
      { column: 'maker', op: 'in', value: ['Samsung'] },
    ]),
  );
  expect(controller.state.filtering).toBeNull();
});

it.each([
  ['Escape', () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
  ['a press elsewhere', () => fireEvent.pointerDown(document.body)],
] as const)('is closed by %s and changes nothing', async (_, leave) => {
  const controller = controllerOf();
  await renderInOffice(
    <FilterDialog controller={controller} column={{ id: 'maker', type: 'text', picked: true }} />,
  );
  leave();
  expect(controller.state.filtering).toBeNull();
  expect(controller.state.filter.conditions).toEqual([]);
});
