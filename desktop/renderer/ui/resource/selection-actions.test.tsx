import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { vouchers } from '#core/buyback/vouchers.ts';
import { speak } from '../../i18n/use-phrases.ts';
import { SelectionActions } from './selection-actions.tsx';

const post = vi.hoisted(() => vi.fn<(key: string, input: object) => Promise<object>>());
vi.mock('../../lib/client.ts', () => ({ client: { post } }));
const clear = vi.fn();

beforeAll(() => speak('cs'));
beforeEach(() => {
  clear.mockClear();
  post.mockReset();
  post.mockImplementation((key) =>
    Promise.resolve(
      key.endsWith('-select')
        ? { id: 'kept', count: 4 }
        : { changeSetId: 7, applied: 3, refused: [{ id: 9, reason: 'Záznam se ještě používá.' }] },
    ),
  );
});

function show() {
  const filter = { term: 'a', conditions: [] };
  const rows = { selection: { all: true, ids: new Set([5]) }, filter, count: 4, clear };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SelectionActions resource={vouchers} rows={rows} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const selection = { body: { kind: 'all', filter: { term: 'a', conditions: [] }, except: [5] } };

it('sets a column of all selected rows but those left out', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Nastavit…' }));
  const dialog = screen.getByRole('dialog', { name: 'Nastavit 4 řádky' });
  expect(dialog.textContent).toContain('Sloupec');
  await user.type(screen.getByRole('textbox', { name: 'Poukázka' }), '1 500');
  await user.click(screen.getByRole('button', { name: 'Nastavit' }));
  await waitFor(() => expect(clear).toHaveBeenCalled());
  expect(post.mock.calls).toEqual([
    ['grid-vouchers-select', selection],
    ['grid-vouchers-set', { body: { selectionId: 'kept', column: 'amount', value: 1500 } }],
  ]);
});

it('deletes the selected rows once that is confirmed', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Smazat vybrané' }));
  expect(post).not.toHaveBeenCalled();
  const ask = screen.getByRole('dialog', { name: 'Smazat 4 řádky?' });
  const [confirm] = Array.from(ask.querySelectorAll('button')).filter(
    ({ textContent }) => textContent === 'Smazat vybrané',
  );
  if (!confirm) throw new Error('nothing confirms');
  await user.click(confirm);
  await waitFor(() => expect(clear).toHaveBeenCalled());
  expect(post.mock.calls[1]).toEqual(['grid-vouchers-remove', { body: { selectionId: 'kept' } }]);
});
