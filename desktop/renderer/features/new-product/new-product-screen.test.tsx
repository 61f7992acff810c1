import { screen, waitFor } from '@testing-library/react';
import { Navigate, Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { NewProductScreen } from './new-product-screen.tsx';

const choices = {
  manufacturers: [{ id: 1, name: 'Google' }],
  colors: [],
  categories: [{ id: 4, name: 'Telefony' }],
  places: [],
};
const family = {
  id: 7,
  version: 2,
  name_cs: 'Pixel 10',
  name_ro: 'Pixel 10',
  kind: 'phone',
  manufacturer_id: 1,
  description_cs: '',
  description_ro: '',
  master_products: [{ id: 3, code: 'OB3', group_name: '128 GB', color_value_id: null }],
};

const JoiningScreen = () => (
  <Routes>
    <Route path="/" element={<Navigate to="/new-product?family=7" />} />
    <Route path="/new-product" element={<NewProductScreen />} />
  </Routes>
);

it('adds variants to a family that is there, but for those that it has', async () => {
  const { user, calls } = await renderInOffice(<JoiningScreen />, {
    answer({ path, method }) {
      if (method === 'POST') return { status: 201, body: { family_id: 7, variants: [] } };
      return { status: 200, body: path.includes('/choices/') ? choices : family };
    },
  });
  expect(await screen.findByRole('group', { name: 'Nové varianty skupiny Pixel 10' })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Název česky' })).toBeNull();
  await user.type(
    screen.getByRole('textbox', { name: 'Kapacity nebo velikosti' }),
    '128 GB, 256 GB',
  );
  await user.click(screen.getByRole('button', { name: 'Vytvořit varianty' }));
  expect(screen.getAllByRole('row')).toHaveLength(2);
  await user.type(screen.getByRole('textbox', { name: 'Cena zánovního, řádek 1' }), '15 990');
  await user.click(screen.getByRole('button', { name: 'Uložit koncept' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      family: null,
      family_id: 7,
      variants: [
        {
          group_name: '256 GB',
          name_cs: 'Pixel 10 256 GB',
          stock: [{ condition: 'nearly_new', price: 15_990, quantity: 0 }],
        },
      ],
    }),
  );
});
