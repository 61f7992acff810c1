import type { MarketCode } from '../market/market.ts';

const words = {
  cz: {
    cart: 'kosik',
    added: 'pridano',
    delivery: 'doprava-a-platba',
    details: 'udaje',
    swap: 'protiucet',
    summary: 'souhrn',
    order: 'objednavka',
    thanks: 'dekujeme',
    withdrawal: 'odstoupeni',
    orderStatus: 'stav-objednavky',
    payment: 'platba',
    installments: 'splatky',
    replacement: 'nahrada',
  },
  ro: {
    cart: 'cos',
    added: 'adaugat',
    delivery: 'livrare-si-plata',
    details: 'date',
    swap: 'schimb',
    summary: 'sumar',
    order: 'comanda',
    thanks: 'multumim',
    withdrawal: 'retragere',
    orderStatus: 'starea-comenzii',
    payment: 'plata',
    installments: 'rate',
    replacement: 'inlocuire',
  },
} as const;

/**
 * Addresses from the cart to the order, relative to the shop's origin. `code` is the order's random
 * code and `payment` that of one attempt; neither names a person.
 */
export function salePaths(market: MarketCode) {
  const word = words[market];
  const cart = `/${word.cart}`;
  const order = (code: string) => `/${word.order}/${encodeURIComponent(code)}`;
  return {
    cart,
    /** The sub-cart of a package that was just added. */
    added: (packageId: number) => `${cart}/${word.added}/${packageId}`,
    delivery: `${cart}/${word.delivery}`,
    details: `${cart}/${word.details}`,
    /** Where the seller of a device that is set off says who they are. */
    swap: `${cart}/${word.swap}`,
    summary: `${cart}/${word.summary}`,
    order,
    thanks: (code: string) => `${order(code)}/${word.thanks}`,
    withdrawal: (code: string) => `${order(code)}/${word.withdrawal}`,
    orderStatus: `/${word.orderStatus}`,
    /** Where a gateway returns to. */
    payment: (code: string) => `/${word.payment}/${encodeURIComponent(code)}`,
    installments: `/${word.installments}`,
    /** Where a customer says whether another colour or grade may be sent. */
    replacement: (code: string) => `/${word.replacement}/${encodeURIComponent(code)}`,
  };
}

/** First pieces of these addresses, which no root category may take. */
export const reservedSaleWords = (market: MarketCode): readonly string[] => {
  const { cart, order, orderStatus, payment, installments, replacement } = words[market];
  return [cart, order, orderStatus, payment, installments, replacement];
};
