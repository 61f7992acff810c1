import { expect, it } from 'vitest';
import { carrierOf, type NamedDelivery } from './carrier-of.ts';

it.each<[string, string | null, NamedDelivery]>([
  ['a known carrier to the door', 'PPL', { code: 'ppl', kind: 'courier', name: 'Kurýr' }],
  ['one that its name tells', 'DPD', { code: 'kuryr', kind: 'courier', name: 'Kurýr DPD' }],
  ['its counters', 'DPD_PICKUP', { code: 'dpd-pickup', kind: 'pickup_place', name: 'DPD' }],
  ['a box', 'Z_BOX', { code: 'zbox', kind: 'pickup_place', name: 'Z-BOX Zásilkovny' }],
  ['a counter', 'ZASILKOVNA', { code: 'place', kind: 'pickup_place', name: 'Zásilkovna' }],
  ['no known one', 'VLASTNI_PREPRAVA', { code: 'courier', kind: 'courier', name: 'Kurýr' }],
  ['within the hour', 'MESSENGER', { code: 'express', kind: 'express', name: 'Expres' }],
  ['a store', null, { code: 'store', kind: 'store', name: 'Osobní odběr' }],
  ['unknown places', null, { code: 'place', kind: 'pickup_place', name: 'Výdejní místo' }],
])('%s is %s', (_, carrier, delivery) => {
  expect(carrierOf(delivery)).toBe(carrier);
});
