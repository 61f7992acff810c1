import type { Samples } from './sample.ts';

const contact = {
  firstName: 'Jan',
  lastName: 'Nikdo',
  company: 'x',
  street: 'Dlouhá 5',
  city: 'Praha',
  district: 'x',
  postcode: '110 00',
  country: 'CZ',
  phone: '601 234 567',
  eMail: 'nikdo@posta.example',
} as const;
const intake = {
  operations: ['displej'],
  serial: '490154203237518',
  fault: 'x',
  accessories: 'x',
  hasBackup: true,
  acceptsDataLoss: true as const,
  priceLimit: 1_000,
};
const params = { id: 1 };
const signed = {
  digest: 'a'.repeat(64),
  signer: 'Jan Nikdo',
  strokes: [[1, 2, 300, 200]],
  onPaper: 'x',
};

/** A valid query or body of the calls about repairs. */
export const repairSamples: Samples = {
  'repair-announce': {
    body: {
      productColor: 'iphone-15-128gb-black',
      way: 'bring',
      store: 'praha',
      slot: '2026-12-01T08:00:00Z',
      ...intake,
      ...contact,
    },
  },
  'repair-status': { body: { number: '7000000000', eMail: 'nikdo@posta.example' } },
  'repair-link': { body: { number: '7000000000', eMail: 'nikdo@posta.example' } },
  'repair-decide': { params: { code: 'x' }, body: { digest: 'a'.repeat(64), approved: [1] } },
  'repair-give-up': { params: { code: 'x' }, body: {} },
  'repair-slots': { query: { store: 'praha' } },
  'repair-slot': { params: { code: 'x' }, body: { startsAt: '2026-12-01T08:00:00Z' } },
  'admin-repair-today': { query: { store: 'praha' } },
  'admin-repair-lend': {
    params,
    body: { productId: 1, serial: '490154203237518', condition: 'x', deposit: 1_000 },
  },
  'admin-repair-loan-end': {
    params: { id: 1, loan: 1 },
    body: { outcome: 'returned', charged: 100, note: 'x' },
  },
  'admin-repair-list': {
    query: { offset: 0, limit: 5, group: 'open', status: 'ready', store: 'praha', technician: 1 },
  },
  'admin-repair-claim-settle': {
    params,
    body: { version: 1, outcome: 'exchanged', productId: 1, serial: 'x', reason: 'x' },
  },
  'admin-repair-claim-refund': {
    params,
    body: { version: 1, outcome: 'reduced', position: 0, amount: 1, reason: 'x' },
  },
  'admin-statistics': { query: { days: '21' } },
  'admin-repair-numbers': { query: { days: 30 } },
  'admin-repair-find': { body: { text: '7000000000' } },
  'admin-repair-customer-find': { body: { phone: '601 234 567' } },
  'admin-repair-take-in': {
    body: {
      store: 'praha',
      productColor: 'iphone-15-128gb-black',
      deviceName: 'x',
      ...intake,
      unlockCode: 'x',
      look: 'x',
      firstName: 'Jan',
      lastName: 'Nikdo',
      phone: '601 234 567',
      eMail: 'nikdo@posta.example',
      language: 'cs',
      claimedNumber: '1',
    },
  },
  'admin-repair-change': {
    params,
    body: {
      version: 1,
      fault: 'x',
      look: 'x',
      accessories: 'x',
      technicianId: 1,
      promisedOn: '2026-12-01',
      longerConsent: 'x',
      serial: '490154203237518',
      unlockCode: 'x',
    },
  },
  'admin-repair-move': { params, body: { version: 1, to: 'diagnosing', reason: 'x' } },
  'admin-repair-lines': {
    params,
    body: {
      version: 1,
      lines: [
        {
          kind: 'work',
          operationId: 1,
          productId: 1,
          name: 'x',
          price: 1_000,
          warrantyMonths: 12,
        },
      ],
    },
  },
  'admin-repair-estimate': { params, body: { version: 1 } },
  'admin-repair-decide': { params, body: { version: 1, approved: [1], reason: 'x' } },
  'admin-repair-pay': { params, body: { version: 1, by: 'cash' } },
  'admin-repair-hand-out': {
    params,
    body: { version: 1, to: 'customer', code: 'x', reason: 'x', signature: signed },
  },
  'admin-repair-answers': {
    params,
    body: { digest: 'a'.repeat(64), answers: [{ question: '1', choice: 'x' }] },
  },
  'admin-repair-sign': { params, body: signed },
  'admin-repair-paper': { params: { ...params, kind: 'intake' } },
  'admin-repair-photo-add': { params: { ...params, kind: 'intake' } },
  'admin-repair-photo': { params: { ...params, photoId: 1 } },
  'admin-repair-photo-caption': { params: { ...params, photoId: 1 }, body: { caption: 'x' } },
  'admin-repair-photo-delete': { params: { ...params, photoId: 1 } },
  'admin-repair-note': { params, body: { text: 'x' } },
  'admin-repair-checked': {
    params,
    body: {
      phase: 'before',
      results: [{ checkId: 1, outcome: 'measured', number: 87, choice: 1 }],
    },
  },
  'admin-repair-timer-start': { params, body: {} },
  'admin-repair-timer-stop': { params, body: {} },
  'admin-repair-message-preview': { params, body: { title: 'x', text: 'x' } },
  'admin-repair-message': { params, body: { title: 'x', text: 'x', templateId: 1 } },
  'admin-repair-reveal': { params, body: { field: 'serial', reason: 'x' } },
};
