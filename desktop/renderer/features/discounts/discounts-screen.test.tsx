import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { DiscountsScreen } from './discounts-screen.tsx';
import { WhyCodeScreen } from './why-code-screen.tsx';

const stored = {
  id: 4,
  version: 2,
  uses: 3,
  code_count: 2,
  marketing_name_cs: 'Podzim',
  marketing_name_ro: 'Toamnă',
  is_active: true,
  is_public: true,
  is_combinable: true,
  is_automatic_assigment: false,
  is_student_discount: false,
  valid_from: null,
  valid_to: null,
  discount_type: 'percentage',
  discount_value: 12.5,
  is_discount_per_piece: false,
  applies_to: 'goods',
  scope_products: ['KRYT-1'],
  scope_categories: [],
  customer_groups: [],
  minimal_discount_numerical: null,
  minimal_discount_sets: [],
  max_uses: 10,
  warning: null,
};
const sums = { revenue: 1_000, margin: 200 };
const kind = { count: 4, touched: 2, before: sums, after: { revenue: 900, margin: 100 } };
const simulation = {
  orders: kind,
  carts: kind,
  is_part: false,
  lines_without_cost: 0,
  lines_below_cost: 1,
  beside: [],
  put_out: [],
  gainers: [{ group: 'guest', carts: 2, saved: 100 }],
};
const code = { id: 1, code: '=PODZIM', batch_id: null, max_uses: null, uses: 3 };

const answers: Readonly<Record<string, unknown>> = {
  'discounts/admin/4/codes/': { count: 1, results: [code] },
  'discounts/admin/4/batches/': { results: [] },
  'discounts/admin/4/check/': { overlaps: [], below_cost: { count: 0, examples: [] } },
  'discounts/admin/4/simulation/': simulation,
  'discounts/admin/4/': stored,
  'discounts/admin/': { count: 1, results: [stored] },
  'categories/tree/': { results: [] },
};

const open = (shown = <DiscountsScreen />) =>
  renderInOffice(shown, {
    answer: ({ method, path }) => {
      if (path.includes('why-not')) {
        const why = { discount_id: 4, name: { cs: 'Podzim', ro: 'Toamnă' }, saved: 0, instead: [] };
        return { status: 200, body: { ...why, outcome: 'minimum_not_reached', missing: 500 } };
      }
      if (method === 'POST') return { status: 201, body: stored };
      const known = Object.keys(answers).find((one) => path.includes(one)) ?? '';
      return { status: 200, body: answers[known] };
    },
  });

it('sends only what was changed of a discount, in the words of the wire', async () => {
  const { calls, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Podzim' }));
  const value = await screen.findByLabelText('Kolik procent');
  await user.clear(value);
  await user.type(value, '15,5');
  await user.type(screen.getByLabelText('Kódy produktů, pojištění a záruk'), ', KRYT-2');
  await user.click(screen.getByRole('button', { name: 'Uložit' }));
  await waitFor(() => {
    expect(calls.findLast(({ method }) => method === 'PATCH')?.body).toEqual({
      discount_value: 15.5,
      scope_products: ['KRYT-1', 'KRYT-2'],
      version: 2,
    });
  });
});

it('adds a new one switched off, and goes on with it as a stored one', async () => {
  const { calls, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Nová sleva' }));
  await user.type(await screen.findByLabelText('Název pro zákazníky (česky)'), 'Zima');
  await user.type(screen.getByLabelText('Název pro zákazníky (rumunsky)'), 'Iarnă');
  await user.type(screen.getByLabelText('Kolik procent'), '85');
  expect(screen.getByText(/Sleva 80 % a vyšší/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Uložit' }));
  expect(await screen.findByRole('tab', { name: 'Dopad' })).toBeTruthy();
  expect(calls.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
    is_active: false,
    discount_value: 85,
    max_uses: null,
  });
});

it('takes a limit that is no number for a mistake, not for no limit', async () => {
  const { calls, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Podzim' }));
  const limit = await screen.findByLabelText('Nejvíc použití');
  await user.clear(limit);
  await user.type(limit, '1o0');
  await user.click(screen.getByRole('button', { name: 'Uložit' }));
  await waitFor(() => expect(limit.getAttribute('aria-invalid')).toBe('true'));
  expect(calls.filter(({ method }) => method === 'PATCH')).toEqual([]);
});

it('says what it would have done to the past', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Podzim' }));
  await user.click(await screen.findByRole('tab', { name: 'Dopad' }));
  expect(await screen.findByText('Objednávky: tržba')).toBeTruthy();
  expect(screen.getByText('Nepřihlášení')).toBeTruthy();
  expect(screen.getByText(/pod nákupní cenou: 1/)).toBeTruthy();
});

it('saves codes as a file in which no code is a formula', async () => {
  const saveFile = vi.fn((_: { readonly contents: string }) => Promise.resolve('saved'));
  vi.stubGlobal('obmena', { saveFile });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Podzim' }));
  await user.click(await screen.findByRole('tab', { name: 'Kódy' }));
  await user.click(await screen.findByRole('button', { name: /Uložit do souboru/ }));
  await waitFor(() => expect(saveFile).toHaveBeenCalled());
  expect(saveFile.mock.calls[0]?.[0].contents).toContain("'=PODZIM;3");
});

it('says in words why a code took nothing', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Proč kód neplatí' }));
  await user.type(screen.getByLabelText('Kód'), 'PODZIM');
  await user.type(screen.getByLabelText('Číslo objednávky, nebo e-mail účtu'), '1260000001');
  await user.click(screen.getByRole('button', { name: 'Zjistit' }));
  expect(await screen.findByText('Nákup nedosáhl nejmenší částky.')).toBeTruthy();
  expect(screen.getByText(/Chybí 500/)).toBeTruthy();
});

it('answers the same on a screen of its own, which asks for nothing else', async () => {
  const { calls, user } = await open(<WhyCodeScreen />);
  expect(screen.getByRole('heading', { name: 'Proč kód neplatí' })).toBeTruthy();
  await user.type(screen.getByLabelText('Kód'), 'PODZIM');
  await user.type(screen.getByLabelText('Číslo objednávky, nebo e-mail účtu'), '1260000001');
  await user.click(screen.getByRole('button', { name: 'Zjistit' }));
  expect(await screen.findByText(/Chybí 500/)).toBeTruthy();
  expect(calls.filter(({ path }) => path.includes('discounts/')).length).toBe(1);
});
