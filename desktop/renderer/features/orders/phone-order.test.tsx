import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { listenToKeys } from '../../lib/shortcuts.ts';
import { PhoneOrder } from './phone-order.tsx';

let stopListening = (): void => undefined;
beforeEach(() => {
  stopListening = listenToKeys();
});
afterEach(() => stopListening());

const goods = { id: 7, name: 'Kryt', code: 'KRYT', grade: null, price: 399, free: 5 };
const person = {
  key: 'order-1',
  name: 'Bořivoj Zelenka',
  e_mail: 'b…@posta.example',
  phone: '…567',
  has_account: false,
  last_at: '2026-11-20T08:00:00Z',
};
const delivery = {
  code: 'courier',
  kind: 'courier',
  name: 'Kurýr',
  text: '',
  price: 99,
  usual_price: null,
  is_available: true,
  message: null,
  served_postcodes: [],
  arrives: null,
  stores: [],
  timeslots: [],
};
const payment = {
  code: 'card',
  kind: 'card',
  name: 'Kartou',
  text: '',
  fee: 0,
  is_available: true,
  message: null,
  is_sandbox: true,
};
const preview = {
  problems: [],
  has_address: true,
  checkout: {
    deliveries: [delivery],
    payments: [payment],
    excluded: [],
    chosen: { delivery: null, payment: null, place: null, store: null, timeslot: null },
    totals: { due: 498 },
    has_goods: true,
    needs_payment: true,
  },
};

async function open(
  language: 'cs' | 'ro',
  placed: { readonly status: number; readonly body: unknown },
) {
  const onPlaced = vi.fn();
  const office = await renderInOffice(<PhoneOrder onPlaced={onPlaced} />, {
    language,
    answer: ({ path }) => {
      if (path.includes('customers/find')) {
        return { status: 200, body: { results: [person], is_cut: false } };
      }
      if (path.includes('goods')) return { status: 200, body: { results: [goods] } };
      if (path.includes('preview')) return { status: 200, body: preview };
      return placed;
    },
  });
  await office.user.keyboard('n');
  await screen.findByRole('dialog');
  return { ...office, onPlaced };
}

it('takes an order by keyboard alone: customer, goods, delivery, payment, consent', async () => {
  const { user, calls, onPlaced } = await open('cs', {
    status: 201,
    body: { id: 12, number: '1260000012' },
  });
  await user.keyboard('602123456');
  await screen.findByRole('combobox', { name: 'Nalezení zákazníci' });
  await user.keyboard('{Enter}');
  await screen.findByText(/Vybraný zákazník: Bořivoj Zelenka/u);
  screen.getByLabelText('Přidat zboží').focus();
  await user.keyboard('kryt');
  await screen.findByRole('combobox', { name: 'Nalezené zboží' });
  await user.keyboard('{Enter}');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Doprava' }), 'courier');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Platba' }), 'card');
  screen.getByRole('checkbox', { name: /Přečetl\(a\) jsem zákazníkovi/u }).focus();
  await user.keyboard(' ');
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('498'));
  await user.click(screen.getByRole('button', { name: 'Odeslat objednávku' }));
  await waitFor(() => expect(onPlaced).toHaveBeenCalledWith(12));
  expect(calls.findLast(({ path }) => path.endsWith('phone-orders/'))?.body).toMatchObject({
    customer: 'order-1',
    items: [{ product: 7, quantity: 1 }],
    delivery: 'courier',
    payment: 'card',
    agrees_with_terms: true,
    seen_due: 498,
  });
});

it('says at its field what is refused, and keeps all that was typed', async () => {
  const words = 'Zadejte platné PSČ.';
  const { user } = await open('ro', {
    status: 400,
    body: { order_billing_address: { postcode: [words] } },
  });
  await user.type(screen.getByLabelText('Adăugați produse'), 'kryt');
  await screen.findByRole('combobox', { name: 'Produse găsite' });
  await user.keyboard('{Enter}');
  await user.type(screen.getByLabelText('Cod poștal'), '1');
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('498'));
  await user.click(screen.getByRole('button', { name: 'Trimiteți comanda' }));
  await screen.findByText(words);
  expect(screen.getByLabelText<HTMLInputElement>('Cod poștal').value).toBe('1');
});
