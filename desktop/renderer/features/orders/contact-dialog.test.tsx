import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { EditContact } from './edit-contact.tsx';
import type { StaffOrder } from './staff-order.ts';

const address = {
  name: 'Bořivoj Zelenka',
  company: '',
  registrationNumber: '',
  vatNumber: '',
  street: 'D…',
  city: 'Praha',
  district: '',
  postcode: '110 00',
  country: 'CZ',
  phoneNumber: '…567',
};

const orderOf = (contactRefusal: string | null) =>
  // Only what the part looks at.
  ({
    id: 3,
    number: '1260000003',
    version: 4,
    eMail: 'b…@posta.example',
    billingAddress: address,
    deliveryAddress: null,
    contactRefusal,
  }) as unknown as StaffOrder;

const show = (refusal: string | null, answered: { status: number; body?: unknown }) =>
  renderInOffice(<EditContact order={orderOf(refusal)} />, {
    language: 'cs',
    answer: () => answered,
  });

it('sends what was typed anew alone, and never what is masked', async () => {
  const { user, calls, told } = await show(null, { status: 200, body: { version: 5 } });
  await user.click(screen.getByRole('button', { name: /Upravit kontakt/u }));
  const city = await screen.findByLabelText('Město');
  expect(screen.getByLabelText<HTMLInputElement>(/^Telefon/u).value).toBe('');
  await user.clear(city);
  await user.type(city, 'Brno');
  await user.click(screen.getByRole('button', { name: 'Uložit kontakt' }));
  await waitFor(() => expect(told().join()).toContain('Kontakt je upravený'));
  expect(calls[0]?.body).toEqual({
    version: 4,
    order_billing_address: { city: 'Brno' },
    order_delivery_address: null,
  });
});

it('says at its field what is refused, and below what is of none', async () => {
  const body = { order_billing_address: { postcode: ['Zadejte platné PSČ.'] } };
  const { user } = await show(null, { status: 400, body });
  await user.click(screen.getByRole('button', { name: /Upravit kontakt/u }));
  await user.type(await screen.findByLabelText('PSČ'), '9');
  await user.click(screen.getByRole('button', { name: 'Uložit kontakt' }));
  await screen.findByText('Zadejte platné PSČ.');
  expect(screen.queryByRole('alert')?.textContent ?? '').not.toContain('undefined');
});

it('says why a contact stays, instead of a button', async () => {
  await show('Objednávku už má v rukou sklad.', { status: 500 });
  expect(document.body.textContent).toContain('v rukou sklad');
  expect(screen.queryByRole('button')).toBeNull();
});
