import { samples } from '../bad-input/samples.ts';
import type { Owner } from './owner.ts';
import { guessed, hidden, namesNobody, type Probes } from './probe.ts';

const packageOf = ({ packageId }: Owner) => ({ params: { id: packageId } });
const change = { body: { quantity: 2 } };
const orderNumber = ({ order }: Owner) => order.number;
const orderCode = ({ order }: Owner) => order.code;
const paymentOf = ({ paymentCode }: Owner) => paymentCode;
const pieces = [{ position: 0, quantity: 1 }];
const ofOrderCode = ({ order }: Owner) => ({ params: { code: order.code } });
const wallet = { wallet: 'google-pay' };
/** The order's code where the code of an attempt is asked for. */
const wrongPayment = ({ order }: Owner) => ({ params: wallet, body: { code: order.code } });

/** From the cart to the paid order. */
export const saleProbes: Probes = {
  cart: namesNobody,
  'cart-add-product': {
    input: ({ packageId }) => ({
      body: { product: 'silikonovy-kryt', quantity: 1, cartPackageItemParentId: packageId },
    }),
    answers: 404,
  },
  'cart-remove-product': hidden((owner) => ({ ...packageOf(owner), body: {} })),
  'cart-restore-product': hidden(packageOf),
  'cart-package-product': hidden(packageOf),
  'cart-package-product-change': hidden((owner) => ({ ...packageOf(owner), ...change })),
  'cart-repair': {
    input: ({ packageId }) => ({ body: { problem: `sold_out.${String(packageId)}..` } }),
  },
  'cart-installments-best': namesNobody,
  'cart-promise': namesNobody,
  'cart-installments': namesNobody,
  'installment-calculator': namesNobody,
  'cart-discount-code': { input: () => ({ body: { code: 'PODZIM20' } }) },
  'cart-discount-remove': namesNobody,
  'cart-bonus-buyback': { input: ({ buyback }) => ({ body: { code: String(buyback.id) } }) },
  'cart-bonus-buyback-remove': namesNobody,
  'cart-prolong-warranty': {
    input: ({ packageId }) => ({ body: { packageId, code: 'prolong-used-12' } }),
    answers: 404,
  },
  'cart-prolong-warranty-remove': {
    input: ({ packageId }) => ({ query: { packageId: String(packageId) } }),
    answers: 404,
  },
  'cart-payments-deliveries': namesNobody,
  'cart-payments-deliveries-choose': { input: () => ({ body: { payment: 'card' } }) },
  'cart-delivery-places': { input: () => ({ query: { typeDeliveryCode: 'place', q: 'Praha' } }) },
  'cart-liftago-check': { input: () => ({ body: {} }) },
  'cart-details': namesNobody,
  'cart-details-keep': namesNobody,
  'cart-summary': namesNobody,
  'order-finish': { input: ({ finishBody }) => ({ body: finishBody }), answers: 409 },
  'order-status': {
    input: ({ order }) => ({ body: { number: order.number, eMail: 'nikdo@posta.example' } }),
    answers: 404,
  },
  'order-status-code': {
    input: ({ order }) => ({ body: { number: order.number, eMail: 'nikdo@posta.example' } }),
    answers: 404,
  },
  // Number and e-mail are not enough to open it.
  'order-status-open': {
    input: ({ order, eMail }) => ({ body: { number: order.number, eMail, code: '000000' } }),
    answers: 400,
  },
  order: guessed(orderNumber, orderCode),
  'order-cancel': guessed(orderNumber, orderCode, { body: { reason: 'x' } }),
  'order-confirm': guessed(orderNumber, orderCode, { body: { digits: '000000' } }),
  'order-confirm-mail': guessed(orderNumber, orderCode, { body: {} }),
  'order-pay': guessed(paymentOf, orderCode, { body: { typePayment: 'card' } }),
  'order-hold': guessed(paymentOf, orderCode),
  'order-document': {
    input: ({ order, documentNumber: number }) => ({
      params: { code: order.number, number, format: 'pdf' },
    }),
    answers: 404,
    owns: ({ order, documentNumber: number }) => ({
      params: { code: order.code, number, format: 'pdf' },
    }),
  },
  'order-withdrawal': guessed(orderNumber, orderCode),
  'order-withdrawal-preview': guessed(orderNumber, orderCode, { body: { pieces } }),
  // Only the first step gives the token, which is signed for one order.
  'order-withdraw': {
    input: ({ order }) => ({
      params: { code: order.number },
      body: { token: 'x'.repeat(43), pieces, reason: 'x' },
    }),
    answers: 400,
  },
  'user-profile-orders': namesNobody,
  'payment-status': guessed(orderCode, paymentOf),
  'payment-card-pay': { input: ({ order }) => ({ body: { code: order.code } }), answers: 404 },
  'payment-twisto': { input: ofOrderCode, answers: 404 },
  'payment-twisto-pay': {
    input: (owner) => ({ ...ofOrderCode(owner), body: { transactionId: 'x' } }),
    answers: 404,
  },
  // Nobody but a gateway knows the secret that a message is signed with.
  'payment-callback': { input: () => ({ params: { provider: 'stripe' } }), answers: 400 },
  'payment-wallet-echo': { input: () => ({ params: wallet }) },
  'payment-wallet-init': { input: wrongPayment, answers: 404 },
  'payment-wallet-session': {
    input: (owner) => ({
      params: wallet,
      body: { ...wrongPayment(owner).body, validationUrl: 'https://apple-pay-gateway.apple.com' },
    }),
    answers: 404,
  },
  'payment-wallet-process': {
    input: (owner) => ({
      params: wallet,
      body: { ...wrongPayment(owner).body, paymentToken: 'sandbox.paid' },
    }),
    answers: 404,
  },
  'buyback-product-selector-data': namesNobody,
  'buyback-product-type-choices': namesNobody,
  'buyback-manufacturer-choices': namesNobody,
  'buyback-model-choices': namesNobody,
  'buyback-color-choices': namesNobody,
  'buyback-product-selector-url': namesNobody,
  'buyback-appraisal-form-data': namesNobody,
  'buyback-send-to-email': {
    input: ({ buyback }) => ({
      body: { ...samples['buyback-send-to-email']?.body, offerCode: String(buyback.id) },
    }),
  },
  'buyback-sell-online': {
    input: ({ buyback }) => ({
      body: { ...samples['buyback-sell-online']?.body, offerCode: String(buyback.id) },
    }),
  },
  'buyback-status': {
    input: ({ buyback }) => ({ body: { code: buyback.code, eMail: 'nikdo@posta.example' } }),
    answers: 404,
  },
  'buyback-call-off': {
    input: ({ buyback }) => ({ body: { code: buyback.code, eMail: 'nikdo@posta.example' } }),
    answers: 404,
  },
  'buyback-edit': {
    input: ({ buyback }) => ({
      body: { code: buyback.code, eMail: 'nikdo@posta.example', phoneNumber: '777 123 456' },
    }),
    answers: 404,
  },
  // The code of an offer is in its mail alone; an order's own codes open nothing here.
  replacement: {
    input: ({ order }) => ({ params: { code: order.code } }),
    answers: 404,
  },
  'replacement-answer': {
    input: ({ order }) => ({ params: { code: order.code }, body: { decision: 'accept' } }),
    answers: 404,
  },
  'buyback-counter-offer': {
    input: ({ buyback }) => ({ params: { code: String(buyback.id) } }),
    answers: 404,
  },
  // The code of a counter-offer is in its mail alone; a number opens none of its photos.
  'buyback-counter-offer-photo': {
    input: ({ buyback }) => ({ params: { code: String(buyback.id), photoId: 1 } }),
    answers: 404,
  },
  'buyback-counter-offer-decide': {
    input: ({ buyback }) => ({
      params: { code: String(buyback.id) },
      body: { decision: 'accept' },
    }),
    answers: 404,
  },
  'buyback-data': {
    input: ({ buyback }) => ({ params: { id: String(buyback.id) } }),
    answers: 404,
    owns: ({ buyback }) => ({ params: { id: buyback.code } }),
  },
};
