import { describe, expect, it } from 'vitest';
import { checkContact, checkOffer } from './check-enquiry.ts';
import { typedCount } from './enquiry-values.ts';

const sender = { name: 'Jana', eMail: 'jana@example.cz', captcha: 'x', website: '' };
const contact = { ...sender, phone: '', topic: 'other', orderNumber: '', message: 'Dobrý den' };
const offer = {
  ...sender,
  phone: '601 234 567',
  company: '',
  companyNumber: '',
  product: 'iPhone 15',
  quantity: '25',
  message: '',
};

it('accepts a message with the least that is needed', () => {
  expect(checkContact(contact, 'cz')).toEqual({});
});

it('names what must be mended in a message', () => {
  const wrong = { ...contact, name: '', eMail: 'x', phone: '1', message: ' ', captcha: '' };
  expect(checkContact({ ...wrong, topic: '' }, 'cz')).toEqual({
    name: 'required',
    eMail: 'invalid_email',
    phone: 'invalid_phone',
    topic: 'required',
    message: 'required',
    captcha: 'captcha_required',
  });
});

it('asks for a telephone and a whole count in a request for a price', () => {
  expect(checkOffer(offer, 25, 'cz')).toEqual({});
  expect(checkOffer({ ...offer, phone: '' }, Number.NaN, 'cz')).toEqual({
    phone: 'required',
    quantity: 'invalid_quantity',
  });
  expect(checkOffer(offer, 100_001, 'cz')).toEqual({ quantity: 'invalid_quantity' });
});

describe('typedCount', () => {
  it.each([
    ['25', 25],
    [' 1 000 ', 1_000],
    ['1\u00a0000', 1_000],
  ])('reads %j', (text, count) => expect(typedCount(text)).toBe(count));

  it.each(['', '1,5', '-3', '1e3', 'pět', '9'.repeat(20)])('takes %j for no count', (text) =>
    expect(typedCount(text)).toBeNaN(),
  );
});
