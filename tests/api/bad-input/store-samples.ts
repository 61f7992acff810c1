import type { Samples } from './sample.ts';

/** A valid query or body of the calls about reservations and enquiries. */
export const storeSamples: Samples = {
  'reservation-create': {
    body: {
      product: 'iphone-15-128gb-black',
      condition: 'new',
      itemId: 1,
      store: 'brno',
      name: 'Nikdo',
      eMail: 'nikdo@posta.example',
      phone: '601 234 567',
    },
  },
  'admin-reservation-list': {
    query: { offset: 0, limit: 5, status: 'ready', store: 'brno' },
  },
  'admin-reservation-find': { body: { code: 'V-ABCD2345' } },
  'admin-reservation-move': { params: { id: 1 }, body: { status: 'ready', version: 1 } },
  'enquiry-contact': {
    body: {
      name: 'Nikdo',
      eMail: 'nikdo@posta.example',
      captcha: 'x',
      website: 'x',
      phone: '601 234 567',
      topic: 'other',
      orderNumber: '1',
      message: 'x',
    },
  },
  'enquiry-special-offer': {
    body: {
      name: 'Nikdo',
      eMail: 'nikdo@posta.example',
      captcha: 'x',
      website: 'x',
      phone: '601 234 567',
      company: 'x',
      companyNumber: '1',
      product: 'x',
      quantity: 5,
      message: 'x',
    },
  },
  'contact-reveal': {
    body: { thing: 'order', id: 1, field: 'e_mail', reason: 'Zákazník volá' },
  },
  'admin-customer-find': { body: { q: 'Nikdo' } },
  'admin-customer-note': { params: { key: 'enquiry-1' }, body: { text: 'Volal kvůli záruce.' } },
  'admin-company-find': { body: { number: '27082440' } },
  'admin-customer-terms-save': {
    params: { key: 'enquiry-1' },
    body: {
      company: 'x',
      registrationNumber: '27082440',
      vatNumber: 'CZ27082440',
      levelId: 1,
      paymentDays: 14,
      seen: { company: '', registrationNumber: '', vatNumber: '', levelId: 1, paymentDays: 0 },
    },
  },
  'admin-customer-export': { params: { key: 'enquiry-1' }, body: { reason: 'Žádost' } },
  'admin-customer-erase': { params: { key: 'enquiry-1' }, body: { reason: 'Žádost' } },
  'admin-enquiry-answer': { params: { id: 1 }, body: { answer: 'Ano, máme ho.' } },
  'admin-enquiry-close': { params: { id: 1 }, body: {} },
  'admin-enquiry-reopen': { params: { id: 1 }, body: {} },
  'admin-enquiry-list': { query: { offset: 0, limit: 5, kind: 'contact', state: 'open' } },
};
