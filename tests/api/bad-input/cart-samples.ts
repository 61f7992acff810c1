import type { Samples } from './sample.ts';

/** A valid query or body of the calls of the cart and of its discounts. */
export const cartSamples: Samples = {
  'cart-add-product': {
    body: {
      product: 'iphone-15-128-black',
      cartPackageItemParentId: 1,
      installmentId: 1,
      buyoutProduct: 'abcdefghijklmnopqrstuv',
      quantity: 1,
      generalTuito: { id: 1 },
      screenTuito: { id: 2 },
      mpWarranty: { monthCount: 12 },
      prolongWarranty: { code: 'prolong-used-12' },
    },
  },
  'cart-remove-product': {
    params: { id: 1 },
    body: { parentPackageProductSeoName: 'iphone-15-128-black' },
  },
  'cart-package-product-change': {
    params: { id: 1 },
    body: {
      quantity: 1,
      selectedInsuranceIds: [1],
      warrantyMonthValue: 12,
      prolongWarrantyCode: 'prolong-used-12',
      screenProtectionId: 1,
      installmentId: 1,
    },
  },
  'cart-repair': { body: { problem: 'sold_out.1..' } },
  'installment-calculator': { query: { price: '20000', downPayment: '0' } },
  'cart-discount-code': {
    body: { code: 'PODZIM20', cardNumber: 'S420123456789A', cardHolder: 'Jana Nováková' },
  },
  'cart-discount-remove': { body: { code: 'PODZIM20', cardNumber: 'S420123456789A' } },
  'cart-bonus-buyback': { body: { code: 'abcdefghijklmnopqrstuv' } },
  'cart-prolong-warranty': { body: { packageId: 1, code: 'prolong-used-12' } },
  'cart-prolong-warranty-remove': { query: { packageId: '1' } },
  'admin-discount-list': { query: { offset: '0', limit: '50', term: 'a', isActive: 'true' } },
  'admin-discount-add': { body: discount() },
  'admin-discount-update': { params: { id: 1 }, body: { ...discount(), version: 1 } },
  'admin-discount-codes': { params: { id: 1 }, query: { offset: '0', limit: '50', batchId: '1' } },
  'admin-discount-code-add': { params: { id: 1 }, body: { code: 'PODZIM20', maxUses: 1 } },
  'admin-discount-simulation': { params: { id: 1 }, query: { days: '21' } },
  'admin-discount-why-not': { body: { code: 'PODZIM', of: '1260000001' } },
  'admin-discount-codes-generate': { params: { id: 1 }, body: { count: 10 } },
};

function discount() {
  return {
    marketingNameCs: 'Podzim',
    marketingNameRo: 'Toamnă',
    isActive: true,
    isPublic: true,
    isCombinable: true,
    isAutomaticAssigment: false,
    isStudentDiscount: false,
    validFrom: '2026-11-21T08:00:00.000Z',
    validTo: '2026-12-24',
    discountType: 'absolute',
    discountValue: 500,
    isDiscountPerPiece: false,
    appliesTo: 'goods',
    scopeProducts: ['IP15-128-BK'],
    scopeCategories: [1],
    customerGroups: ['business'],
    minimalDiscountNumerical: 1_000,
    maxUses: 100,
    minimalDiscountSets: [{ quantity: 1, products: ['KRYT'], categories: [1] }],
  };
}
