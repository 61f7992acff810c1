import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { LocationsScreen } from './locations-screen.tsx';

const item = { product_id: 7, code: 'KABEL', name: 'Kabel USB', quality: null, on_hand: 5 };
const bin = {
  id: 1,
  code: 'L-A-01',
  kind: 'bin',
  place: 'warehouse',
  is_open: true,
  version: 1,
  pieces: 5,
  items: [item],
};
const hit = {
  product_id: 7,
  code: 'KABEL',
  ean: null,
  name: 'Kabel USB',
  quality: null,
  allocated: 1,
  locations: [{ id: 1, code: 'L-A-01', place: 'warehouse', on_hand: 5 }],
};

function show(moving: { readonly status: number; readonly body: object }) {
  return renderInOffice(<LocationsScreen />, {
    answer({ method, path }) {
      if (method === 'POST') return moving;
      if (path.includes('/products/')) return { status: 200, body: { results: [hit] } };
      if (path.includes('/movements/')) return { status: 200, body: { results: [] } };
      return { status: 200, body: bin };
    },
  });
}

it('goes from a product to its bin, and moves pieces by the label of the goal', async () => {
  const moved = { from: { ...bin, pieces: 3 }, to: { ...bin, code: 'L-A-02' } };
  const { user, calls, told } = await show({ status: 200, body: moved });
  await user.type(screen.getByRole('textbox', { name: /Štítek místa/ }), '4006381333931{Enter}');
  await user.click(await screen.findByRole('button', { name: 'L-A-01 · warehouse · 5' }));
  await user.click(await screen.findByRole('button', { name: 'Přesunout KABEL' }));
  const count = screen.getByRole('textbox', { name: 'Kolik kusů' });
  await user.clear(count);
  await user.type(count, '2');
  await user.type(screen.getByRole('textbox', { name: 'Kam' }), 'l-a-02{Enter}');
  await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1));
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    product_id: 7,
    from: 'L-A-01',
    to: 'l-a-02',
    quantity: 2,
    seen: 5,
  });
  await waitFor(() => expect(JSON.stringify(told())).toContain('Přesunuty 2 kusy do L-A-02.'));
});

it('sends no more pieces than lie there, and says what was refused', async () => {
  const refused = { detail: 'Mezitím tu někdo něco přesunul.' };
  const { user, calls, told } = await show({ status: 409, body: refused });
  await user.type(screen.getByRole('textbox', { name: /Štítek místa/ }), 'L-A-01{Enter}');
  const region = within(await screen.findByRole('region', { name: 'L-A-01' }));
  await user.click(region.getByRole('button', { name: 'Přesunout KABEL' }));
  const count = region.getByRole('textbox', { name: 'Kolik kusů' });
  await user.clear(count);
  await user.type(count, '6');
  await user.type(region.getByRole('textbox', { name: 'Kam' }), 'L-A-02{Enter}');
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  await user.clear(count);
  await user.type(count, '5');
  await user.type(region.getByRole('textbox', { name: 'Kam' }), '{Enter}');
  await waitFor(() => expect(JSON.stringify(told())).toContain('Mezitím tu někdo něco přesunul.'));
});
