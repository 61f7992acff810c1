import { describe, expect, it } from 'vitest';
import { checkNewBill, contactRefusal, overlaid } from './contact-edit.ts';

const order = { status: 'confirmed', isBill: false, isAtWork: false, isInvoiced: false } as const;

describe('the contact of an order', () => {
  it.each(['created', 'awaiting_device', 'awaiting_payment', 'confirmed'] as const)(
    'is edited while it is %s',
    (status) => expect(contactRefusal({ ...order, status })).toBeNull(),
  );

  it.each([
    ['order_edit_picked', { ...order, isAtWork: true }],
    ['order_edit_picked', { ...order, status: 'packed' }],
    ['order_contact_over', { ...order, status: 'handed_over' }],
    ['order_contact_over', { ...order, status: 'cancelled' }],
    ['order_contact_bill', { ...order, isBill: true }],
  ] as const)('stays with %s', (reason, of) => expect(contactRefusal(of)).toBe(reason));
});

describe('a bill', () => {
  const before = { lastName: 'Zelenka', street: 'Dlouhá 5', phoneNumber: '+420601234567' };

  it('becomes another one before it is invoiced', () => {
    const after = { ...before, lastName: 'Modrý' };
    expect(checkNewBill(before, after, { isInvoiced: false }).ok).toBe(true);
    expect(checkNewBill(before, after, { isInvoiced: true })).toMatchObject({
      error: 'order_contact_invoiced',
    });
  });

  it('has another phone at any time, and an absent field is as an empty one', () => {
    const after = { ...before, phoneNumber: '+420602000000', company: '' };
    expect(checkNewBill(before, after, { isInvoiced: true }).ok).toBe(true);
  });
});

it('keeps what was not typed, and empties what was shown and emptied', () => {
  const known = { city: 'Praha', street: 'Dlouhá 5', company: 'Stín s.r.o.' };
  const typed = { city: 'Brno', street: ' ', company: '', district: undefined };
  expect(overlaid(known, typed)).toEqual({ city: 'Brno', street: 'Dlouhá 5', company: '' });
  expect(overlaid(known, typed, ['company', 'street'])).toEqual({ ...known, city: 'Brno' });
});
