import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Language } from '#core/market/market.ts';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { BooksScreen } from './books-screen.tsx';

const difference = {
  id: 3,
  check: 'order_paid',
  reference: '1260000001',
  target: '41',
  expected: 1_000,
  found: 900,
  since: '2026-11-25T02:40:00.000Z',
  closed_at: null,
};
const stock = {
  ...difference,
  id: 2,
  check: 'stock_promised',
  reference: 'P 7 · sklad',
  target: 'P 7',
  expected: 2,
  found: 3,
};
const gap = { ...difference, id: 1, check: 'series_gap', reference: '2260000002', target: '' };
const noDifferences: readonly object[] = [];
const balanced = {
  light: 'balanced',
  checked_at: '2026-11-27T02:40:00.000Z',
  is_awaited: false,
  open: 0,
  results: noDifferences,
  has_more: false,
};
const differ = { ...balanced, light: 'differ', open: 3, results: [difference, stock, gap] };

const show = (books: object, language: Language = 'cs') =>
  renderInOffice(<BooksScreen />, {
    language,
    answer: ({ method }) => (method === 'GET' ? { status: 200, body: books } : { status: 204 }),
  });

it('is green with the time of the last check where nothing differs', async () => {
  await show(balanced);
  expect((await screen.findByText('Knihy souhlasí')).className).toContain('status-success');
  expect(screen.getByText(/Poslední kontrola/).textContent).toContain('27.11.2026');
  expect(screen.getByText('Žádný rozdíl')).toBeTruthy();
});

it('is red with the count, and leads from each difference to what it is of', async () => {
  await show(differ);
  expect((await screen.findByText('Nesouhlasí 3 věci')).className).toContain('status-error');
  const row = screen.getByRole('row', { name: /1260000001/ });
  expect(row.textContent).toMatch(/Zaplacená částka.*1\s000\sKč900\sKč-100\sKč25\./u);
  expect(screen.getByRole('row', { name: /P 7 · sklad/ }).textContent).toMatch(/2\sks3\sks1\sks/u);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/orders/41',
    '/products/P%207',
    '/documents',
  ]);
});

it('asks for a check, and says that it is on its way', async () => {
  let isAsked = false;
  const { user, calls } = await renderInOffice(<BooksScreen />, {
    answer: ({ method }) => {
      if (method !== 'GET') isAsked = true;
      return method === 'GET'
        ? { status: 200, body: { ...balanced, is_awaited: isAsked } }
        : { status: 204 };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Zkontrolovat teď' }));
  await waitFor(() => expect(screen.getByText(/Kontrola běží/)).toBeTruthy());
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('says what to do before the first check', async () => {
  await show({ ...balanced, light: 'never', checked_at: null }, 'ro');
  expect(await screen.findByText('Evidențele nu au fost încă verificate')).toBeTruthy();
  expect(screen.getByText(/Apăsați Verificați acum/)).toBeTruthy();
});

it('shows what was settled with its end', async () => {
  const closed = { ...difference, closed_at: '2026-11-26T02:40:00.000Z' };
  const { user } = await show({ ...balanced, results: [closed] });
  await user.click(await screen.findByRole('tab', { name: 'Vyrovnané' }));
  expect((await screen.findByText(/^do /)).textContent).toContain('26.');
});

it('says that it could not be read', async () => {
  await renderInOffice(<BooksScreen />, { answer: () => ({ status: 500 }) });
  expect(await screen.findByRole('alert')).toBeTruthy();
});
