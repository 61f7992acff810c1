import type { OrderFacts } from './order-view.ts';

const nobody = {
  name: '',
  company: '',
  registrationNumber: '',
  vatNumber: '',
  street: '',
  city: '',
  district: '',
  postcode: '',
  country: '',
  phoneNumber: '',
} as const;

/** An order as whoever picks and packs it sees it: its goods, and nothing of its customer or money. */
export const goodsOf = (facts: OrderFacts): OrderFacts => ({
  ...facts,
  eMail: '',
  billingAddress: nobody,
  deliveryAddress: null,
  note: '',
  payment: { ...facts.payment, name: '', transfer: null, methods: [] },
  lines: facts.lines.map((line) => ({ ...line, unitPrice: 0, net: 0 })),
  discounts: [],
  total: 0,
  buyback: 0,
  bonus: 0,
  due: 0,
  payout: 0,
  toPay: null,
  refunded: 0,
  refundOpen: 0,
  refundSent: 0,
  documents: [],
  hold: null,
  tracking: [],
});
