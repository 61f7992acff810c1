import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInOffice } from '../../../lib/render-in-office.example.tsx';
import { PlaceStock } from './place-stock.tsx';

const stock = {
  product_id: 1,
  places: [{ place_id: 4, code: 'sklad', on_hand: 5, allocated: 0 }],
};
const choices = {
  manufacturers: [],
  categories: [],
  places: [{ id: 4, name: 'Sklad' }],
  colors: [],
  capacities: [],
};

const show = (prepared: { readonly id: number } | null) =>
  renderInOffice(<PlaceStock productId={1} mayEdit onSaved={() => {}} />, {
    answer: ({ method, path }) => {
      if (method === 'PATCH') return { status: 200, body: { ...stock, prepared } };
      return { status: 200, body: path.includes('admin-stock') ? stock : choices };
    },
  });

it('asks why there are fewer pieces, and says that another person has to agree', async () => {
  const { user, calls, told } = await show({ id: 3 });
  const box = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Kusů: Sklad' });
  await user.clear(box);
  await user.type(box, '3');
  await user.type(screen.getByRole('textbox', { name: 'Proč jich ubylo: Sklad' }), 'rozbité');
  await user.click(screen.getByRole('button', { name: 'Uložit' }));
  await waitFor(() => expect(told().join()).toContain('až to uvolní někdo jiný'));
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
    place_id: 4,
    counted_from: 5,
    on_hand: 3,
    reason: 'rozbité',
  });
  expect(box.value).toBe('5');
});

it('asks for no reason where pieces are added', async () => {
  const { user } = await show(null);
  const box = await screen.findByRole('textbox', { name: 'Kusů: Sklad' });
  await user.clear(box);
  await user.type(box, '8');
  expect(screen.getByRole('button', { name: 'Uložit' })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Proč jich ubylo: Sklad' })).toBeNull();
});
