import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInOffice } from '../lib/render-in-office.example.tsx';
import { shortcuts } from '../lib/shortcuts.ts';
import { Palette } from './palette.tsx';

const run = vi.fn();
const onClose = vi.fn();

beforeEach(() => {
  run.mockClear();
  onClose.mockClear();
  Element.prototype.scrollIntoView = vi.fn();
  shortcuts.setState({ all: [{ id: 'a', keys: 'Ctrl+H', label: 'Otevřít historii změn', run }] });
});
afterEach(() => shortcuts.setState({ all: [] }));

it('does what has keys by its name too, and finds screens beside it', async () => {
  const { user } = await renderInOffice(<Palette onClose={onClose} />, {
    answer: () => ({ status: 200, body: { results: [] } }),
  });
  const box = screen.getByRole('combobox');
  expect(screen.queryByRole('option', { name: /historii/ })).toBeNull();
  await user.type(box, 'historii');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await user.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalledOnce();
  expect(run).toHaveBeenCalledOnce();
});
