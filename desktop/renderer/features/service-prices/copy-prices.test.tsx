import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { speak, speakOfFloor } from '../../i18n/use-phrases.ts';
import { CopyPrices } from './copy-prices.tsx';

const post = vi.hoisted(() => vi.fn<(key: string, input: object) => Promise<object>>());
const get = vi.hoisted(() => vi.fn<(key: string, input: object) => Promise<object>>());
vi.mock('../../lib/client.ts', () => ({ client: { post, get } }));
const clear = vi.fn();

beforeAll(async () => {
  await speak('cs');
  await speakOfFloor();
});
beforeEach(() => {
  clear.mockClear();
  post.mockReset();
  get.mockReset();
  const model = { id: 12, version: 1, manufacturer: 'Apple', name: 'iPhone 16', storageGb: null };
  get.mockResolvedValue({ count: 1, results: [model], next: null });
  post.mockImplementation((key) =>
    Promise.resolve(
      key.endsWith('-select') ? { id: 'kept', count: 3 } : { changeSetId: 7, applied: 2, kept: 1 },
    ),
  );
});

it('copies the selected prices to a model that a word finds', async () => {
  const filter = { term: '', conditions: [] };
  const rows = { selection: { all: false, ids: new Set([1, 2, 3]) }, filter, count: 3, clear };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CopyPrices rows={rows} />
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Zkopírovat na model' }));
  await user.type(screen.getByRole('searchbox'), 'iphone 16');
  await screen.findByRole('option', { name: 'Apple iPhone 16' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Model' }), 'Apple iPhone 16');
  await user.click(screen.getByRole('button', { name: 'Zkopírovat' }));
  await waitFor(() => expect(clear).toHaveBeenCalled());
  expect(post.mock.calls).toEqual([
    ['grid-service-prices-select', { body: { kind: 'some', ids: [1, 2, 3] } }],
    ['service-prices-copy', { body: { selectionId: 'kept', modelId: 12 } }],
  ]);
});
