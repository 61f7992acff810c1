import type { Samples } from './sample.ts';

const address = {
  firstName: 'Nikdo',
  lastName: 'Nikdo',
  company: 'x',
  street: 'x',
  city: 'x',
  district: 'x',
  postcode: '110 00',
  country: 'CZ',
  phoneNumber: '601 234 567',
};
const code = 'AAAAAAAAAAAAAAAAAAAAAA';
const pieces = [{ position: 0, quantity: 1 }];

const typedAddress = {
  firstName: 'Bořivoj',
  lastName: 'Zelenka',
  company: 'Zelenka s.r.o.',
  street: 'Dlouhá 5',
  city: 'Praha',
  district: 'Praha 1',
  postcode: '110 00',
  country: 'CZ',
  phoneNumber: '601234567',
} as const;
const typedBill = {
  ...typedAddress,
  registrationNumber: '27074358',
  vatNumber: 'CZ27074358',
  eMail: 'borivoj@posta.example',
} as const;
const typedDelivery = { ...typedAddress, extraInfo: 'x' } as const;
/** Anything may stand in the form so far. */
const halfTyped = {
  eMail: 'nik',
  firstName: 'x',
  lastName: 'x',
  phoneNumber: '7',
  isCompany: 'on',
  company: 'x',
  registrationNumber: '2',
  vatNumber: 'CZ',
  street: 'x',
  city: 'x',
  district: 'x',
  postcode: '1',
  country: 'CZ',
  isElsewhere: 'on',
  altFirstName: 'x',
  altLastName: 'x',
  altCompany: 'x',
  altStreet: 'x',
  altCity: 'x',
  altDistrict: 'x',
  altPostcode: '1',
  altCountry: 'CZ',
  altPhoneNumber: '7',
  altExtraInfo: 'x',
  note: 'x',
  wantsNewsletter: 'on',
};
const phoneWish = {
  customer: 'order-1',
  items: [{ product: 1, quantity: 1 }],
  delivery: 'courier',
  payment: 'card',
  place: 1,
  store: 'praha',
} as const;
const edit = {
  version: 1,
  lines: [{ position: 0, quantity: 1 }],
  added: [{ productId: 1, quantity: 1 }],
  delivery: 'courier',
  place: 1,
  store: 'praha',
  payment: 'card',
};

/** A valid query or body of the calls from the checkout to the withdrawal. */
export const orderSamples: Samples = {
  'cart-payments-deliveries-choose': {
    body: { delivery: 'courier', payment: 'card', place: 1, store: 'praha', timeslot: 1 },
  },
  'cart-delivery-places': { query: { q: 'Praha', delivery: 'box', limit: 5 }, anyText: ['q'] },
  'cart-liftago-check': { body: { street: 'x', city: 'x', postcode: '110 00' } },
  'cart-details-keep': { body: { details: halfTyped } },
  'order-finish': {
    body: {
      typePayment: 'card',
      paymentCompany: 'x',
      installment: 1,
      token: 'x',
      store: 'praha',
      typeDeliveryCode: 'courier',
      timeslot: 1,
      transactionId: 'x',
      cartDigest: 'x',
      orderBillingAddress: {
        ...address,
        registrationNumber: '27082440',
        vatNumber: 'CZ27082440',
        eMail: 'nikdo@posta.example',
      },
      orderInfo: { note: 'x', agreesWithTerms: true, wantsNewsletter: false },
      securesByCard: false,
      exchangesAtDoor: false,
      orderDeliveryAddress: { ...address, extraInfo: 'x' },
    },
  },
  order: { params: { code } },
  'order-status': { body: { number: '1260000001', eMail: 'nikdo@posta.example' } },
  'order-status-code': { body: { number: '1260000001', eMail: 'nikdo@posta.example' } },
  'order-status-open': {
    body: { number: '1260000001', eMail: 'nikdo@posta.example', code: '123456' },
  },
  'user-profile-orders': { query: { offset: 0, limit: 5 } },
  'order-confirm': { params: { code }, body: { digits: '123456' } },
  'order-confirm-mail': { params: { code }, body: {} },
  'order-cancel': { params: { code }, body: { reason: 'x' } },
  'order-pay': { params: { code }, body: { typePayment: 'card', transactionId: 'x' } },
  'order-hold': { params: { code } },
  'order-document': { params: { code, number: '2260000001', format: 'pdf' } },
  'order-withdrawal': { params: { code } },
  'order-withdrawal-preview': { params: { code }, body: { pieces } },
  'order-withdraw': {
    params: { code },
    body: { token: 'x', pieces, reason: 'x', bankAccount: '19-2000145399/0800' },
  },
  'admin-order-find-select': { body: { term: 'Nováková' } },
  'admin-order-list': { query: { offset: 0, limit: 5, status: 'confirmed', number: '1' } },
  'admin-order': { params: { id: 1 } },
  'admin-order-exchange': {
    params: { id: 1 },
    body: { version: 1, numbers: [{ id: 1, number: '351234560000015' }], handsOver: true },
    anyText: ['numbers'],
  },
  'admin-order-door-exchange': {
    params: { id: 1 },
    body: { version: 1, to: 'taken', number: 'GLS-123', reason: 'x' },
  },
  'admin-order-rest-write-off': { params: { id: 1 }, body: { version: 1, reason: 'x' } },
  'admin-order-hold': { params: { id: 1 }, body: { version: 1, to: 'release', reason: 'x' } },
  'admin-order-pick-up-list': { query: { store: 'praha' } },
  'admin-order-pick-up-find': { body: { code: 'V-ABCD2345' } },
  'admin-order-pick-up-arrived': { params: { id: 1 }, body: { version: 1 } },
  'admin-order-pick-up-give': {
    params: { id: 1 },
    body: { version: 1, code: 'V-ABCD2345', reason: 'x', paidBy: 'cash' },
  },
  'admin-order-mails': { params: { id: 1 } },
  'admin-order-mail-again': { params: { id: 1, mail: 1 } },
  'admin-order-invoice': { params: { id: 1 } },
  'admin-order-proforma': { params: { id: 1 } },
  'admin-order-proforma-mail': { params: { id: 1 } },
  'admin-order-contact': {
    params: { id: 1 },
    body: { version: 1, orderBillingAddress: typedBill, orderDeliveryAddress: typedDelivery },
  },
  'admin-phone-order-preview': { body: phoneWish },
  'admin-phone-order': {
    body: {
      ...phoneWish,
      token: 'x',
      orderBillingAddress: typedBill,
      orderDeliveryAddress: typedDelivery,
      note: 'x',
      language: 'cs',
      agreesWithTerms: true,
      wantsNewsletter: false,
      seenDue: 1,
    },
  },
  'admin-order-note': { params: { id: 1 }, body: { note: 'x', seen: '' } },
  'admin-order-editable': { params: { id: 1 } },
  'admin-order-goods': { query: { q: 'iphone' } },
  'admin-order-ways': {},
  'admin-order-edit-preview': { params: { id: 1 }, body: edit },
  'admin-order-edit': {
    params: { id: 1 },
    body: { ...edit, reason: 'x', seen: { total: 1, toPay: 1, refund: 0 } },
  },
  'admin-orders-move-preview': { body: { selectionId: 'x', to: 'picking' } },
  'admin-orders-move': {
    body: { orders: [{ id: 1, version: 1 }], to: 'picking', reason: 'x' },
  },
  'admin-order-move': {
    params: { id: 1 },
    body: {
      version: 1,
      to: 'picking',
      reason: 'x',
      approval: 'x',
    },
  },
  'admin-order-refund': {
    params: { id: 1 },
    body: { version: 1, pieces, includeShipping: true, reason: 'x' },
  },
  'admin-withdrawal': { params: { id: 1 } },
  'admin-withdrawal-close': { params: { id: 1 }, body: { version: 1, to: 'received' } },
};
