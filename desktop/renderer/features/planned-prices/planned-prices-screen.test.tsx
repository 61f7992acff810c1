import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { PlannedPricesScreen } from './planned-prices-screen.tsx';

const item = {
  id: 8,
  version: 4,
  name: 'Pixel 10',
  code: 'OB3',
  quality: 'B',
  barcode: null,
  price: 9_990,
  bought_for: 6_000,
  lowest_price: 9_490,
  waiting_price: null,
  sold_at: null,
};

it('says below the form what a planned price means for its goods', async () => {
  const { user } = await renderInOffice(<PlannedPricesScreen />, {
    answer: ({ path }) => {
      if (/\/admin-products\/8\/$/.test(path)) return { status: 200, body: item };
      if (path.includes('/admin-products/')) {
        return { status: 200, body: { count: 1, results: [item] } };
      }
      return { status: 200, body: { count: 0, results: [], next: null } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Naplánovat cenu' }));
  await user.type(await screen.findByRole('searchbox', { name: /Skladová položka/ }), 'OB3');
  const found = await screen.findByRole('option', { name: /OB3/ });
  await user.selectOptions(screen.getByRole('combobox', { name: /^Skladová položka/ }), found);
  expect(await screen.findByText(/^Nejnižší cena/)).toBeTruthy();
  expect(screen.queryByText(/^Cena je nižší než nákup/)).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Nová cena' }), '5500');
  expect(screen.getByText(/^Cena je nižší než nákup/)).toBeTruthy();
});
