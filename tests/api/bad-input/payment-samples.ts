import type { Samples } from './sample.ts';

const code = 'AAAAAAAAAAAAAAAAAAAAAA';
const google = { wallet: 'google-pay' };

/** A valid query or body of the calls about payments. */
export const paymentSamples: Samples = {
  'payment-card-pay': { body: { code } },
  'payment-twisto-pay': { params: { code }, body: { transactionId: 'sandbox.accepted.1' } },
  'payment-wallet-init': { params: google, body: { code } },
  'payment-wallet-session': {
    params: { wallet: 'apple-pay' },
    body: {
      code,
      validationUrl: 'https://apple-pay-gateway.apple.com/paymentservices/startSession',
    },
  },
  'payment-wallet-process': {
    params: google,
    body: { code, paymentToken: 'sandbox.paid.1' },
    // A wallet's own are longer than what is too long elsewhere.
    anyText: ['paymentToken'],
  },
  'admin-refund-list': {
    query: { offset: 0, limit: 5, status: 'failed', orderId: 1, scope: 'open' },
  },
  'admin-refund-settle': { params: { id: 1 }, body: { version: 1, to: 'done', note: 'x' } },
  'admin-refund-payout': {
    params: { id: 1 },
    body: { version: 1, account: '19-2000145399/0800', holder: 'x', reason: 'x' },
  },
  'prepared-act-list': { query: { state: 'waiting' } },
  'prepared-act-decide': { params: { id: 1 }, body: { version: 1, to: 'refused', note: 'x' } },
  'bank-statement-upload': { body: { columns: 'bookedOn,none,amount' } },
  'payment-inbox': { query: { state: 'lost', before: 9 } },
  'payment-inbox-again': { params: { id: 1 }, body: {} },
  'bank-entry-list': { query: { state: 'open', before: 9 } },
  'bank-order-find': { body: { q: '1234' }, anyText: ['q'] },
  'bank-entry-assign': {
    params: { id: 1 },
    body: { version: 1, orderNumber: '1234567897', givesSurplusBack: true },
  },
  'bank-entry-pay': { params: { id: 1 }, body: { version: 1 } },
  'bank-entry-note': { params: { id: 1 }, body: { version: 1, note: 'x' } },
  'admin-document-file': { params: { id: 1, format: 'pdf' } },
  'admin-document-mail': { params: { id: 1 } },
  'admin-document-export': {
    body: { from: '2026-11-01', to: '2026-11-30', contents: ['isdoc'] },
  },
  'admin-books': { query: { state: 'open', before: 9 } },
  'admin-day-closings': { query: { day: '2026-11-26' } },
  'admin-day-close': {
    body: { day: '2026-11-26', storeId: 1, seen: 'x', counted: 100, reason: 'x' },
  },
  'admin-day-reopen': { params: { id: 1 }, body: { version: 1, reason: 'x' } },
  'admin-day-closing-file': { params: { id: 1 } },
  'admin-bank-transfer': { body: { movement: 'x', variableSymbol: '1260000001', amount: 100 } },
};
