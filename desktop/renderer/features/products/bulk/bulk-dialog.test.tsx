import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInOffice } from '../../../lib/render-in-office.example.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import type { BulkKind } from './wish-of.ts';

const clear = vi.fn();
const onClose = vi.fn();
const preview = {
  changed: 2,
  same: 1,
  refused_count: 1,
  refused: [{ id: 9, code: 'KR9', reason: 'Tato hodnota je požadována.' }],
  doubles: 2,
  for_two: 0,
  digest: 'sha',
  rows: [
    {
      id: 1,
      code: 'KR1',
      name: 'Obal',
      cells: [{ column: 'nameCs', before: 'Obal', after: 'Kryt černá' }],
    },
  ],
};
const done = { changed: 2, same: 1, refused_count: 0, refused: [], prepared: null };

interface Answers {
  readonly look?: object;
  readonly run?: { readonly status: number; readonly body: object };
}

function open(kind: BulkKind, { look = preview, run }: Answers = {}) {
  clear.mockClear();
  onClose.mockClear();
  const rows = {
    selection: { all: true, ids: new Set([5]) },
    filter: { term: 'obal', conditions: [] },
    count: 4,
    clear,
  };
  return renderInOffice(<BulkDialog kind={kind} rows={rows} onClose={onClose} />, {
    answer({ path }) {
      if (path.includes('/selections/')) return { status: 201, body: { id: 'kept', count: 4 } };
      if (path.includes('/preview/')) return { status: 200, body: look };
      return run ?? { status: 200, body: { ...done, change_set_id: 7 } };
    },
  });
}
const bodyOf = (calls: readonly { path: string; body: unknown }[], path: string) =>
  calls.findLast((call) => call.path.endsWith(path))?.body;

it('shows what a pattern comes to, and does exactly that with all selected but those left out', async () => {
  const { user, calls, told } = await open('rename');
  await user.click(screen.getByRole('textbox', { name: 'Vzor názvu' }));
  await user.keyboard('Kryt');
  await user.click(screen.getByRole('button', { name: 'barva' }));
  expect(await screen.findByText('Kryt černá')).toBeTruthy();
  expect(screen.getByText('2 produkty by se jmenovaly stejně jako jiné.')).toBeTruthy();
  expect(screen.getByText('Tato hodnota je požadována.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Změnit 2 řádky' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(bodyOf(calls, '/selections/')).toMatchObject({ kind: 'all', except: [5] });
  expect(bodyOf(calls, '/admin-products-change/')).toEqual({
    selection_id: 'kept',
    change: { rename: { column: 'nameCs', pattern: 'Kryt {color}' } },
    digest: 'sha',
  });
  expect([told(), clear.mock.calls.length]).toEqual([['Změněny 2 řádky'], 1]);
});

it('says whom to turn to where the renaming fails, and keeps what was typed', async () => {
  const { user } = await open('rename', { run: { status: 500, body: {} } });
  await user.type(screen.getByRole('textbox', { name: 'Vzor názvu' }), 'Kryt');
  await user.click(await screen.findByRole('button', { name: 'Změnit 2 řádky' }));
  const said = await screen.findByRole('alert');
  expect(said.textContent).toContain(
    'Hromadné přejmenování se nepodařilo. Obraťte se prosím na podporu.',
  );
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Vzor názvu' }).value).toBe('Kryt');
  expect(onClose).not.toHaveBeenCalled();
});

it('says before that somebody else has to release prices', async () => {
  const run = {
    status: 200,
    body: { ...done, change_set_id: null, prepared: { id: 3 } },
  };
  const { user, calls, told } = await open('price', { look: { ...preview, for_two: 2 }, run });
  await user.type(screen.getByRole('textbox', { name: /kolik procent/ }), '-40');
  expect(await screen.findByText(/^2 ceny se mění o 30 %/)).toBeTruthy();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(bodyOf(calls, '/admin-products-reprice/')).toMatchObject({
    percent: '-40',
    conditions: ['new'],
    ending: 'none',
  });
  expect(told()).toEqual(['2 ceny čekají na schválení někoho jiného.']);
});

it('asks for nothing while a number is none', async () => {
  const { user, calls } = await open('price');
  await user.type(screen.getByRole('textbox', { name: /kolik procent/ }), 'deset');
  expect(screen.getByText('Tato hodnota není platná.')).toBeTruthy();
  expect(bodyOf(calls, '/preview/')).toBeUndefined();
});
