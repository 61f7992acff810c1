import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { DeliveriesScreen } from './deliveries-screen.tsx';

const names = (text: string) => ({ cs: text, ro: text });
const matrix = {
  deliveries: [
    { code: 'courier', kind: 'courier', name: names('Kurýr'), price: 99, is_active: true },
    { code: 'express', kind: 'express', name: names('Expres'), price: 199, is_active: false },
  ],
  payments: [
    { code: 'card', kind: 'card', name: names('Karta'), fee: 0, is_active: true },
    { code: 'bank', kind: 'bank_transfer', name: names('Převod'), fee: 0, is_active: true },
  ],
  apart: [
    { delivery: 'express', payment: 'bank', reason: 'transfer_too_slow' },
    { delivery: 'courier', payment: 'bank', reason: 'excluded_by_shop' },
  ],
  gaps: [{ kind: 'payment_without_delivery', code: 'bank' }],
};
const stock = { id: 5, code: 'KRYT', name: 'Kryt', quality: null, price: 500, sold_at: null };
const trial = {
  goods: 1_000,
  grams: 5_200,
  problems: [],
  deliveries: [
    {
      code: 'courier',
      kind: 'courier',
      name: 'Kurýr',
      is_offered: false,
      reasons: ['Takhle pošleme nejvýš 1 ks.'],
      notes: [],
      price: 149,
      usual_price: null,
      arrives: null,
      payments: [{ code: 'card', name: 'Karta', fee: 0, message: null }],
    },
  ],
};

const isChecked = (box: HTMLElement) => box instanceof HTMLInputElement && box.checked;

const open = (refusal?: object) =>
  renderInOffice(<DeliveriesScreen />, {
    answer: ({ method, path }) => {
      if (path.includes('delivery-trial')) return { status: 200, body: trial };
      if (path.includes('price-levels')) return { status: 200, body: { count: 0, results: [] } };
      if (method === 'PATCH' && refusal) return { status: 400, body: refusal };
      if (method === 'PATCH') return { status: 200, body: { ...matrix, apart: [], gaps: [] } };
      if (path.includes('delivery-matrix')) return { status: 200, body: matrix };
      return { status: 200, body: { count: 1, results: [stock] } };
    },
  });

it('puts a pair together by its box, and decides no pair that the rules decide', async () => {
  const { calls, user, told } = await open();
  const box = await screen.findByRole('checkbox', { name: 'Kurýr: Převod' });
  expect(isChecked(box)).toBe(false);
  expect(screen.queryByRole('checkbox', { name: 'Expres: Převod' })).toBeNull();
  screen.getByText('Převod: nejde s ní žádná zapnutá doprava, nikdo ji neuvidí.');
  await user.click(box);
  await waitFor(() => expect(told()[0]).toMatch(/^Kurýr a\sPřevod teď jdou dohromady\.$/));
  expect(calls.findLast(({ method }) => method === 'PATCH')?.body).toEqual({
    delivery: 'courier',
    payment: 'bank',
    goes_together: true,
  });
  await waitFor(() =>
    expect(isChecked(screen.getByRole('checkbox', { name: 'Kurýr: Převod' }))).toBe(true),
  );
});

it('says why a pair stays together', async () => {
  const { user } = await open({ goes_together: ['Některé dopravě by nezbyla žádná platba.'] });
  await user.click(await screen.findByRole('checkbox', { name: 'Kurýr: Karta' }));
  expect((await screen.findByRole('alert')).textContent).toContain('nezbyla žádná platba');
  expect(isChecked(screen.getByRole('checkbox', { name: 'Kurýr: Karta' }))).toBe(true);
});

it('tries a cart and keeps what was typed', async () => {
  const { calls, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Vyzkoušet' }));
  screen.getByText('Nejdřív najděte aspoň jedno zboží.');
  await user.type(screen.getByRole('searchbox'), 'kryt');
  await screen.findByRole('option', { name: /Kryt/ });
  await user.selectOptions(screen.getByRole('combobox', { name: /Zboží/ }), '5');
  const pieces = screen.getByLabelText(/Kusů: KRYT/);
  await user.clear(pieces);
  await user.type(pieces, '2');
  await user.type(screen.getByLabelText(/PSČ/), '110 00');
  await user.click(screen.getByRole('button', { name: 'Vyzkoušet' }));
  const row = await screen.findByRole('row', { name: /Kurýr nenabídne/ });
  within(row).getByText('Takhle pošleme nejvýš 1 ks.');
  expect(calls.findLast(({ path }) => path.includes('delivery-trial'))?.body).toEqual({
    items: [{ product: 5, pieces: 2 }],
    postcode: '110 00',
    level: null,
  });
  expect(screen.getByLabelText<HTMLInputElement>(/PSČ/).value).toBe('110 00');
});
