import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { StatisticsScreen } from './statistics-screen.tsx';

const figure = (measure: string, count: number, amount: number, dimension = '') => ({
  measure,
  dimension,
  name: measure === 'discounts' ? 'Léto' : '',
  count,
  amount,
  before: { count: count / 2, amount: amount / 2 },
});

const points = (...amounts: readonly number[]) =>
  amounts.map((amount, at) => ({ day: `2026-11-2${String(at)}`, count: at, amount }));

const numbers = {
  days: 21,
  from: '2026-11-07',
  to: '2026-11-27',
  counted_at: '2026-11-27T08:00:00Z',
  figures: [
    figure('sales', 4, 4_000_000),
    figure('sales_net', 4, 3_305_800),
    figure('margin', 4, 900_000),
    figure('margin_back', 2, 100_000),
    figure('without_cost', 6, 0),
    figure('funnel', 8, 0, 'quoted'),
    figure('funnel', 4, 0, 'submitted'),
    figure('left', 2, 0, 'awaiting_device'),
    figure('quoted', 2, 1_000_000),
    figure('inspected', 2, 850_050),
    figure('sold', 2, 0, 'phone'),
    figure('on_hand', 10, 0, 'phone'),
    figure('discounts', 2, 30_000, '7'),
    figure('kept', 9, 0, 'repair'),
    figure('late', 1, 0, 'repair'),
  ],
  missed_searches: [
    { words: 'nokia 3310', language: 'cs', count: 3, before: 5 },
    { words: 'nokia 3310', language: 'ro', count: 2, before: 0 },
  ],
  series: [
    { measure: 'sales', points: points(1_000_000, 3_000_000) },
    { measure: 'sales_net', points: points(826_450, 2_479_350) },
    { measure: 'margin', points: points(500_000, 400_000) },
    { measure: 'margin_back', points: points(0, 100_000) },
  ],
};
const nothing = { ...numbers, counted_at: null, figures: [figure('on_hand', 3, 0, 'phone')] };

const open = (language: 'cs' | 'ro' = 'cs') =>
  renderInOffice(<StatisticsScreen />, {
    language,
    market: language === 'cs' ? 'cz' : 'ro',
    answer: ({ path }) => ({ status: 200, body: path.includes('days=7') ? nothing : numbers }),
  });

const rowsOf = (name: RegExp) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

it('shows numbers with what they were before, the margin less what came back', async () => {
  await open();
  const orders = (await screen.findByText('Objednávky')).closest('div');
  expect(orders?.textContent).toContain('4');
  expect(orders?.textContent).toMatch(/\+100\s%/);
  expect(screen.getByText('Marže bez DPH').closest('div')?.textContent).toMatch(/8\s000\sKč/);
  expect(screen.getByText('Průměrná objednávka').closest('div')?.textContent).toMatch(
    /10\s000\sKč/,
  );
});

it('shows a chart as a table and back, by the keyboard', async () => {
  const { user } = await open();
  const toggle = await screen.findByRole('button', {
    name: 'Tabulka: Marže po dnech',
  });
  expect(screen.getByRole('img', { name: 'Marže po dnech' })).toBeTruthy();
  toggle.focus();
  await user.keyboard('{Enter}');
  expect(
    rowsOf(/Marže po dnech/).map(([day, margin]) => `${String(day)} ${String(margin)}`),
  ).toEqual([
    'Den Marže bez DPH',
    '20.11.2026 5\u00A0000\u00A0Kč',
    '21.11.2026 3\u00A0000\u00A0Kč',
  ]);
  await user.keyboard(' ');
  expect(screen.queryByRole('table', { name: 'Marže po dnech' })).toBeNull();
});

it('says where buy-backs were left, for how long the stock lasts and what was kept', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /Tabulka: Kam výkupy došly/ }));
  expect(rowsOf(/Kam výkupy došly/)[2]).toEqual([
    'Odesláno',
    '4',
    expect.stringMatching(/50\s%/),
    '2',
  ]);
  expect(rowsOf(/Obrátka skladu/)[1]).toEqual(['Telefony', '2', '10', '105']);
  expect(rowsOf(/Dodržené sliby/)[3]?.[3]).toMatch(/90\s%/);
  expect(rowsOf(/Použité slevy/)[1]?.[0]).toBe('Léto (7)');
});

it('saves what a table holds, money in whole units', async () => {
  const saveFile = vi.fn((_: { readonly contents: string }) => Promise.resolve('saved'));
  vi.stubGlobal('obmena', { saveFile });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /CSV: Nabídnuto a\szjištěno/ }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  expect(saveFile.mock.calls[0]?.[0]).toMatchObject({
    kind: 'csv',
    suggestedName: 'kontrola-vykupu.csv',
    contents: expect.stringContaining('2;10000;8500,5;-1499,5\r\n') as string, // a matcher stands for it
  });
});

it('says what to do where nothing happened, and that days are still to be counted', async () => {
  const { calls, user } = await open();
  await user.selectOptions(await screen.findByLabelText('Období'), '7');
  expect(await screen.findByText('V tomto období se nic neprodalo ani nevykoupilo')).toBeTruthy();
  expect(screen.getByText(/spočítají do deseti minut/)).toBeTruthy();
  expect(calls.at(-1)?.path).toContain('days=7');
});

it('speaks Romanian with the numbers of its market', async () => {
  await open('ro');
  const revenue = (await screen.findByText('Încasări cu TVA')).closest('div');
  expect(revenue?.textContent).toContain('40.000\u00A0Lei');
});

it('lists what customers looked for in vain', async () => {
  void open();
  await screen.findByRole('table', { name: /Hledáno marně/ });
  expect(rowsOf(/Hledáno marně/)).toEqual([
    ['Hledaná slova', 'Jazyk', 'Počet', 'Předtím'],
    ['nokia 3310', 'cs', '3', '5'],
    ['nokia 3310', 'ro', '2', '0'],
  ]);
});
