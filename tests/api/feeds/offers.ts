import type { FeedOffer, FeedShop } from '#core/feeds/feed-offer.ts';

export const feedShopOf = (market: 'cz' | 'ro'): FeedShop => ({
  name: 'Obměna & syn',
  url: 'https://obmena.example',
  market,
  language: market === 'cz' ? 'cs' : 'ro',
  currency: market === 'cz' ? 'CZK' : 'RON',
  country: market === 'cz' ? 'CZ' : 'RO',
  vatPercent: 21,
  today: '2026-11-21',
  orderDeadline: '2026-11-23 15:00',
  arrivesAt: '2026-11-24 18:00',
});

/** A new phone that lies in the warehouse, with all that may be said of it. */
export const newPhone: FeedOffer = {
  id: '12',
  groupId: 'g3',
  name: 'Samsung Galaxy S24 128 GB <černý> & "nový"',
  description: 'Telefon | s displejem\nza = 6,2"\u0007 a emoji \u{1F4F1}',
  manufacturer: 'Samsung',
  url: 'https://obmena.example/produkt/galaxy-s24?a=1&b=2',
  images: Array.from(
    { length: 30 },
    (_, n) => `https://obmena.example/media/${String(n)}/1280.jpeg`,
  ),
  price: 19_990,
  condition: 'new',
  grade: null,
  gtin: '4006381333931',
  mpn: 'SM-S921B',
  availability: { code: 'in_stock' },
  quantity: 12,
  categoryPath: ['Telefony', 'Telefony Samsung'],
  categories: {
    heureka: 'Elektronika | Mobilní telefony',
    zbozi: 'Elektronika | Mobily',
    google: '267',
    glami: 'Glami.cz | Hodinky',
  },
  color: 'Černá',
  params: [
    { name: 'Barva', value: 'Černá' },
    { name: 'Úhlopříčka', value: '6,2 "' },
  ],
  deliveries: [
    { carrier: 'VLASTNI_PREPRAVA', name: 'Kurýr', price: 99, cashPrice: 138 },
    { carrier: 'MESSENGER', name: 'Expres', price: 249, cashPrice: null },
  ],
};

/** A used one without any code. */
export const usedPhone: FeedOffer = {
  ...newPhone,
  id: '12-used-a-plus',
  condition: 'used',
  grade: 'A+',
  gtin: null,
  mpn: null,
  price: 11_490,
  availability: { code: 'last_pieces', count: 1 },
  quantity: 1,
  deliveries: [{ carrier: 'PPL', name: 'PPL', price: 0, cashPrice: 39 }],
};

/** What is as awkward as a shop may hold, and still an offer. */
export const awkward: readonly FeedOffer[] = [
  newPhone,
  usedPhone,
  { ...newPhone, id: '13', name: 'A'.repeat(150), description: 'dlouhý popis '.repeat(2_000) },
  {
    ...newPhone,
    id: '14-nearly-new',
    condition: 'nearly_new',
    images: newPhone.images.slice(0, 1),
  },
  { ...newPhone, id: '15', availability: { code: 'pre_order', day: '2026-12-24' }, quantity: 0 },
  { ...newPhone, id: '16', availability: { code: 'expected', day: '2026-11-30' }, quantity: 0 },
  { ...newPhone, id: '17', availability: { code: 'to_order', days: 5 }, quantity: 0, mpn: null },
  { ...newPhone, id: '18', name: '=cmd|calc', manufacturer: '@Maker', color: null, params: [] },
];
