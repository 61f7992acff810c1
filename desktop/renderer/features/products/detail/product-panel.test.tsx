import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInOffice } from '../../../lib/render-in-office.example.tsx';
import { ProductPanel } from './product-panel.tsx';

const variant = {
  id: 3,
  version: 5,
  meta_master_id: 2,
  code: 'OB3',
  seo_name: 'pixel-10',
  name_cs: 'Pixel 10',
  name_ro: 'Pixel 10',
  ean: null,
  mpn: null,
  group_name: '128 GB',
  color: 'černá',
  is_active: true,
  fileset_id: null,
  missing: ['ean', 'picture'],
};
const sibling = {
  name: 'Pixel 10',
  group_name: '128 GB',
  new_price: null,
  used_price: 9_990,
  stock: 1,
  is_active: true,
};
const family = {
  id: 2,
  version: 1,
  name_cs: 'Pixel 10',
  name_ro: 'Pixel 10',
  description_cs: 'Popis',
  description_ro: 'Descriere',
  master_products: [
    { ...sibling, id: 3, code: 'OB3' },
    { ...sibling, id: 4, code: 'OB4', new_price: 18_990, stock: 5 },
  ],
};
const item = {
  id: 8,
  version: 4,
  condition: 'used',
  quality: 'B',
  barcode: null,
  barem: null,
  price: 9_990,
  is_reduced: false,
  is_on_sale: true,
  package_width_cm: 12.5,
  package_height_cm: null,
  package_depth_cm: null,
  package_weight_kg: null,
  sold_at: null,
  bought_for: 6_000,
  lowest_price: 9_490,
  stock: { on_hand: 1, allocated: 0 },
};
const life = {
  master_product_id: 3,
  life: 'published',
  moves: ['retire'],
  merged_into: null,
  successor: null,
};
const level = {
  version: 1,
  position: 1,
  percent: -5,
  ending: 'none',
  starts_on: null,
};
const levels = {
  count: 2,
  results: [
    { ...level, id: 1, code: 'a', name_cs: 'Firmy', name_ro: 'Firme', rule: 'fixed' },
    { ...level, id: 2, code: 'b', name_cs: 'Školy', name_ro: 'Școli', rule: 'percent' },
  ],
};
const own = {
  product_id: 8,
  version: 4,
  prices: [
    { level_id: 1, price: 9_500 },
    { level_id: 2, price: 9_490 },
  ],
};
const plans = {
  count: 1,
  next: null,
  results: [
    {
      id: 4,
      version: 2,
      product_id: 8,
      price: 8_490,
      starts_on: '2099-05-01',
      level: null,
      outcome: null,
    },
  ],
};
const places = [{ id: 1, name: 'Sklad' }];

interface Answers {
  readonly edit?: object;
}

function open({ edit = { change_set_id: 7, applied: 1, refused: [], rows: [] } }: Answers = {}) {
  const onClose = vi.fn();
  return renderInOffice(<ProductPanel id={3} title="OB3" onClose={onClose} />, {
    answer({ method, path }) {
      const body = () => {
        if (path.endsWith('/life/')) return life;
        if (path.includes('/admin-variants/')) return variant;
        if (path.includes('/get-meta-master/')) return family;
        if (path.includes('/grids/products/')) return edit;
        if (path.includes('/choices/')) {
          return { manufacturers: [], colors: [], categories: [], places };
        }
        if (path.includes('/admin-price-levels/')) return levels;
        if (path.includes('/admin-level-prices/')) {
          return method === 'PATCH' ? { ...own, prepared: null } : own;
        }
        if (path.includes('/grids/planned-prices/')) return plans;
        if (path.includes('/admin-stock/')) return { product_id: 8, places: [] };
        if (method === 'PATCH') return { ...item, version: 5 };
        return { count: 1, results: [item] };
      };
      return { status: 200, body: body() };
    },
  });
}
const sent = (calls: readonly { method: string; body: unknown }[]) =>
  calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

it('says what the offer lacks, and sends only what was changed', async () => {
  const { user, calls } = await open();
  expect(await screen.findByText('Nabídce ještě chybí: EAN, obrázek.')).toBeTruthy();
  await user.type(await box('Název česky'), ' Pro');
  const [save] = screen.getAllByRole('button', { name: 'Uložit' });
  if (save) await user.click(save);
  await waitFor(() =>
    expect(sent(calls)).toEqual([
      { rows: [{ id: 3, version: 5, changes: { name_cs: 'Pixel 10 Pro' }, overwrite: [] }] },
    ]),
  );
});

it('says at its field what the list’s call refuses, and keeps what was typed', async () => {
  const refused = [{ id: 3, column: 'ean', reason: 'Tato hodnota není platná.' }];
  const { user } = await open({ edit: { change_set_id: null, applied: 0, refused, rows: [] } });
  await user.type(await box('EAN (nepovinné)'), '123');
  const [save] = screen.getAllByRole('button', { name: 'Uložit' });
  if (save) await user.click(save);
  expect(await screen.findByText('Tato hodnota není platná.')).toBeTruthy();
  expect((await box('EAN (nepovinné)')).value).toBe('123');
});

it('warns of a price below what was paid, and shows the lowest of 30 days before it is saved', async () => {
  const { user, calls } = await open();
  await user.click(await screen.findByRole('tab', { name: /^Ceny/ }));
  const price = await box('Cena');
  expect(screen.getByText(/^Nejnižší cena/)).toBeTruthy();
  expect(screen.queryByText(/^Cena je nižší než nákup/)).toBeNull();
  await user.clear(price);
  await user.type(price, '5500');
  expect(screen.getByText(/^Cena je nižší než nákup/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Uložit' }));
  await waitFor(() => expect(sent(calls)).toEqual([{ price: 5500, version: 4 }]));
});

it('shows what the other variants cost, and leads to them', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('tab', { name: /^Ceny/ }));
  const variants = await screen.findByRole('region', { name: 'Varianty skupiny' });
  const row = within(variants).getByRole('row', { name: /^OB4/ });
  expect(row.textContent).toMatch(/18\s?990\sKč/);
  const link = within(variants).getByRole<HTMLAnchorElement>('link', { name: 'OB4' });
  expect(link.getAttribute('href')).toBe('/products/OB4');
  expect(within(variants).queryByRole('link', { name: 'OB3' })).toBeNull();
});

it('says where the prices of levels come from, and takes away one of their own', async () => {
  const { user, calls } = await open();
  await user.click(await screen.findByRole('tab', { name: /^Ceny/ }));
  const price = await box('Vlastní cena: Firmy');
  expect(screen.getByText('vlastní cena')).toBeTruthy();
  expect(screen.getByText('pravidlo: procento z ceníkové ceny')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Vlastní cena: Školy' })).toBeNull();
  await user.clear(price);
  await user.type(price, '5500');
  expect(screen.getByText(/^Cena je nižší než nákup/)).toBeTruthy();
  await user.clear(price);
  await user.click(screen.getByRole('button', { name: 'Zrušit vlastní cenu' }));
  await waitFor(() => expect(sent(calls)).toEqual([{ version: 4, level_id: 1, price: null }]));
});

it('plans a price of the item, and says what it means before it is saved', async () => {
  const { user, calls } = await open();
  await user.click(await screen.findByRole('tab', { name: /^Ceny/ }));
  const price = await box('Nová cena');
  await user.type(price, '5500');
  expect(screen.getAllByText(/^Nejnižší cena/)).toHaveLength(2);
  expect(screen.getByText(/^Cena je nižší než nákup/)).toBeTruthy();
  await user.type(screen.getByLabelText(/^Platí od/), '2099-06-01');
  await user.click(screen.getByRole('button', { name: 'Naplánovat cenu' }));
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { product_id: 8, price: 5500, starts_on: '2099-06-01' },
    ]),
  );
});

it('calls off a price whose day has not come', async () => {
  const { user, calls } = await open();
  await user.click(await screen.findByRole('tab', { name: /^Ceny/ }));
  await user.click(await screen.findByRole('button', { name: /^Zrušit cenu od/ }));
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
      expect.stringMatching(/\/admin-planned-prices\/4\/\?version=2$/),
    ]),
  );
});

it('counts pieces of one place from the number that was seen', async () => {
  const { user, calls } = await open();
  await user.click(await screen.findByRole('tab', { name: /^Ceny/ }));
  const count = await box('Kusů: Sklad');
  await user.clear(count);
  await user.type(count, '4{Enter}');
  await waitFor(() =>
    expect(sent(calls)).toEqual([{ place_id: 1, counted_from: 0, on_hand: 4, reason: '' }]),
  );
});
