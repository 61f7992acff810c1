import { describe, expect, it } from 'vitest';
import { postalAddressFields } from './postal-address.ts';
import { billingAddress, deliveryAddress, finishOrder } from './finish-order.ts';

const cz = { market: 'cz', today: '2026-10-01' } as const;
const ro = { market: 'ro', today: '2026-10-01' } as const;

const address = {
  firstName: ' Žofie ',
  lastName: 'Řeřichová',
  street: 'Příčná 7',
  city: 'Brno',
  postcode: '602 00',
  phoneNumber: '602 123 456',
  eMail: 'Zofie@Example.com',
};
const romanian = {
  ...address,
  city: 'Turda',
  district: 'Cluj',
  postcode: '401123',
  phoneNumber: '0721 123 456',
};
const order = {
  orderBillingAddress: address,
  orderInfo: { note: 'zvonek\nnefunguje', agreesWithTerms: true },
  token: 'abc-1',
  typeDeliveryCode: 'courier',
  cartDigest: '1.2.3',
};

interface Read {
  readonly success: boolean;
  readonly error?: {
    readonly issues: readonly { readonly path: PropertyKey[]; readonly message: string }[];
  };
}
const problems = ({ error }: Read) =>
  (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
const bill = (change: Record<string, unknown> = {}, rules: typeof cz | typeof ro = cz) =>
  billingAddress(rules).safeParse({ ...(rules === cz ? address : romanian), ...change });

describe('a billing address', () => {
  it('is kept without spaces around it, with the country of the market and what was left out empty', () => {
    expect(bill().data).toMatchObject({
      firstName: 'Žofie',
      company: '',
      district: '',
      country: 'CZ',
      registrationNumber: '',
      vatNumber: '',
      phoneNumber: '+420602123456',
    });
    expect(bill({}, ro).data).toMatchObject({ country: 'RO', phoneNumber: '+40721123456' });
  });

  it('is not complete in Romania without its county', () => {
    expect(problems(bill({ district: '' }, ro))).toEqual(['district: required']);
    expect(problems(bill({ district: '' }, cz))).toEqual([]);
  });

  it.each([
    ['CZ', '110 00', true],
    ['CZ', '11000', true],
    ['CZ', '1100', false],
    ['RO', '010011', true],
    ['RO', '11000', false],
    ['GB', 'SW1A 1AA', true],
    ['SK', '!', false],
  ])('takes in %s the postcode %s as %s (T-FORM-8)', (country, postcode, isTaken) => {
    const found = problems(bill({ country, postcode }));
    expect(found).toEqual(isTaken ? [] : ['postcode: invalid_postcode']);
  });

  it('tells a wrong postcode beside everything else that is wrong', () => {
    expect(problems(bill({ postcode: '1', firstName: ' ', eMail: 'x' })).sort()).toEqual([
      'eMail: invalid_email',
      'firstName: required',
      'postcode: invalid_postcode',
    ]);
  });

  it('is of no country that there is not', () => {
    expect(problems(bill({ country: 'XX' }))).toEqual(['country: required']);
  });
});

describe('a company that is billed', () => {
  it('gives its name and number, and its VAT number where it has one', () => {
    const company = { company: 'Obměna s.r.o.', registrationNumber: '123 456 79' };
    expect(bill(company).data).toMatchObject({ registrationNumber: '12345679', vatNumber: '' });
    expect(bill({ ...company, vatNumber: 'cz 12345679' }).data).toMatchObject({
      vatNumber: 'CZ12345679',
    });
  });

  it.each([
    ['without its number', { company: 'Obměna' }, ['registrationNumber: number_required']],
    ['without its name', { registrationNumber: '12345679' }, ['company: company_required']],
    [
      'with a wrong number',
      { company: 'Obměna', registrationNumber: '12345678' },
      ['registrationNumber: invalid_company_number'],
    ],
    [
      'with a wrong VAT number',
      { company: 'Obměna', registrationNumber: '12345679', vatNumber: 'CZ1' },
      ['vatNumber: invalid_vat_number'],
    ],
    [
      'by half, beside a wrong phone',
      { company: 'Obměna', phoneNumber: '1' },
      ['phoneNumber: invalid_phone', 'registrationNumber: number_required'],
    ],
  ])('is not named %s', (_, change, expected) =>
    expect(problems(bill(change)).sort()).toEqual(expected),
  );
});

describe('a delivery address', () => {
  it('needs neither a phone nor a mail', () => {
    const { phoneNumber: _, eMail: __, ...parcel } = address;
    expect(deliveryAddress(cz).safeParse(parcel).data).toMatchObject({
      phoneNumber: '',
      extraInfo: '',
    });
  });

  it('is checked by its own country, whatever the market is', () => {
    const parcel = { ...romanian, country: 'RO', phoneNumber: '' };
    expect(problems(deliveryAddress(cz).safeParse(parcel))).toEqual([]);
    expect(problems(deliveryAddress(cz).safeParse({ ...parcel, country: 'CZ' }))).toEqual([
      'postcode: invalid_postcode',
    ]);
  });
});

it('asks of a saved address for the phone that a carrier calls', () => {
  expect(problems(postalAddressFields(cz).phone.safeParse(''))).toEqual([': required']);
  expect(postalAddressFields(ro).phone.safeParse('0721123456').data).toBe('+40721123456');
});

describe('an order', () => {
  const read = (change: Record<string, unknown> = {}) =>
    finishOrder.body(cz).safeParse({ ...order, ...change });

  it('may be without a payment, another address, a store and a letter of news', () => {
    expect(read().data).toMatchObject({
      orderInfo: { note: 'zvonek\nnefunguje', wantsNewsletter: false },
    });
  });

  it('is not placed without the terms', () => {
    for (const agreesWithTerms of [false, undefined, 'true', 1]) {
      const found = problems(read({ orderInfo: { agreesWithTerms } }));
      expect(found).toEqual(['orderInfo.agreesWithTerms: terms_required']);
    }
  });

  it('is not placed without its token, which makes it repeatable (T-ORD-1)', () => {
    expect(problems(read({ token: '' }))).toContain('token: required');
    expect(problems(read({ token: 'a b' }))).toEqual(['token: invalid_value']);
  });

  it('names the field of the address that is wrong', () => {
    const parcel = { ...address, postcode: '1' };
    expect(problems(read({ orderDeliveryAddress: parcel }))).toEqual([
      'orderDeliveryAddress.postcode: invalid_postcode',
    ]);
  });

  it('takes no price from whoever sends it (T-BUY-18)', () => {
    expect(read({ total: 1, price: 1 }).data).not.toHaveProperty('total');
  });
});
