import type { CartView } from '../../lib/cart-query.ts';
import type { CartChild, CartPackage } from './cart-changes.ts';

const child = (id: number, kind: CartChild['kind'], quantity: number): CartChild => ({
  id,
  kind,
  code: kind,
  name: kind,
  quantity,
  productSeoName: null,
  unitPrice: 500,
  listTotal: 500,
  net: 500,
  months: null,
  quoteExpiresAt: null,
});

const pack = (id: number, children: CartChild[]): CartPackage => ({
  id,
  productId: id,
  productSeoName: `phone-${String(id)}`,
  url: '/',
  name: 'Phone',
  picture: null,
  condition: 'new',
  grade: null,
  isSingleUnit: false,
  quantity: 1,
  mostQuantity: 10,
  unitPrice: 10_000,
  listTotal: 10_000,
  net: 10_000,
  packageTotal: 10_000,
  payment: 'at_once',
  installment: null,
  buyoutProduct: null,
  children,
  isBlocked: false,
});

/** Ten months without interest. */
export const planExample: NonNullable<CartPackage['installment']> = {
  id: 5,
  installmentArrangeType: 'online',
  kind: 'installments',
  company: 'Lender',
  name: '10 × 0 %',
  ratePercent: 0,
  months: 10,
  downPayment: 0,
  financed: 10_000,
  installment: 1_000,
  lastInstallment: 1_000,
  total: 10_000,
  rpsnHundredths: 0,
};

/** Two phones, one with an insurance and two cases; the other is sold out. */
export const cartExample: CartView = {
  count: 4,
  cartPackagesItems: [pack(1, [child(10, 'insurance', 1), child(11, 'accessory', 2)]), pack(2, [])],
  language: 'cs',
  lastVisitedProductCodes: [],
  totals: {
    listTotal: 20_000,
    goods: 20_000,
    saved: 0,
    shipping: null,
    paymentFee: null,
    total: 20_000,
    buyback: 0,
    bonus: 0,
    due: 20_000,
    payout: 0,
    missingToFreeDelivery: null,
    applied: [],
    leftOut: [],
  },
  problems: [
    {
      id: 'sold_out:2',
      kind: 'sold_out',
      message: 'Vyprodáno',
      packageId: 2,
      childId: null,
      repair: 'remove_package',
      isBlocking: true,
    },
  ],
  digest: '',
  studentCard: null,
  bonusBuyback: null,
};
