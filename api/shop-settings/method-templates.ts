import type { MarketCode } from '#core/market/market.ts';
import type { Rows } from '../platform/database/rows.ts';

type Method<T extends 'delivery_methods' | 'payment_methods'> = Partial<Rows[T]>;

const prices = {
  cz: { courier: 99, place: 69, free: 2000, cash: 39 },
  ro: { courier: 19, place: 15, free: 400, cash: 9 },
} as const satisfies Record<MarketCode, object>;

/** What an empty shop begins with, switched off: its people check the prices and switch it on. */
export function deliveryTemplates(market: MarketCode): Method<'delivery_methods'>[] {
  const { courier, place, free } = prices[market];
  return [
    {
      code: 'courier',
      kind: 'courier',
      name_cs: 'Kurýr na adresu',
      name_ro: 'Curier la adresă',
      text_cs: 'Kurýr přiveze zásilku až ke dveřím.',
      text_ro: 'Curierul aduce coletul până la ușă.',
      price: courier,
      free_from: free,
      days_min: 1,
      days_max: 2,
      position: 1,
      is_active: false,
    },
    {
      code: 'place',
      kind: 'pickup_place',
      name_cs: 'Výdejní místo',
      name_ro: 'Punct de ridicare',
      text_cs: 'Zásilku si vyzvednete na místě, které vyberete.',
      text_ro: 'Ridici coletul din punctul pe care îl alegi.',
      price: place,
      free_from: free,
      days_min: 1,
      days_max: 3,
      position: 2,
      is_active: false,
    },
  ];
}

/** Ways to pay that most shops have; a card and installments need their gateways. */
export function paymentTemplates(market: MarketCode): Method<'payment_methods'>[] {
  const { cash } = prices[market];
  const free = { fee: 0, is_active: false };
  return [
    {
      ...free,
      code: 'card',
      kind: 'card',
      name_cs: 'Platba kartou',
      name_ro: 'Plata cu cardul',
      text_cs: 'Zaplatíte hned, přes zabezpečenou bránu.',
      text_ro: 'Plătești imediat, printr-un procesator securizat.',
      position: 1,
    },
    {
      ...free,
      code: 'bank-transfer',
      kind: 'bank_transfer',
      name_cs: 'Bankovní převod',
      name_ro: 'Transfer bancar',
      text_cs: 'Zboží vám sedm dní podržíme, než peníze dorazí.',
      text_ro: 'Păstrăm produsele șapte zile până ajung banii.',
      position: 2,
    },
    {
      ...free,
      code: 'cash-on-delivery',
      kind: 'cash_on_delivery',
      name_cs: 'Dobírka',
      name_ro: 'Plată ramburs',
      text_cs: 'Zaplatíte při převzetí.',
      text_ro: 'Plătești la primire.',
      fee: cash,
      position: 3,
    },
  ];
}
