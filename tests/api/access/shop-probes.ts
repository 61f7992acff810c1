import type { Owner } from './owner.ts';
import { guessed, namesNobody, type Probes } from './probe.ts';

const path = (params: object) => ({ input: () => ({ params }) });
const reservationId = ({ reservation }: Owner) => String(reservation.id);
const reservationCode = ({ reservation }: Owner) => reservation.code;
const repairNumber = ({ repair }: Owner) => repair.number;
const repairCode = ({ repair }: Owner) => repair.code;
/** The number of somebody's repair, with a mail that is not theirs. */
const othersRepair = (owner: Owner) => ({
  body: { number: repairNumber(owner), eMail: 'nikdo@posta.example' },
});
const news = { input: () => ({ params: { code: 'x'.repeat(43) } }), answers: 404 };

/** Calls that answer what is public, or about the caller's own lists and reviews. */
export const shopProbes: Probes = {
  'resolve-address': namesNobody,
  'country-options': namesNobody,
  'service-buyout-centers': namesNobody,
  stores: namesNobody,
  'store-states': namesNobody,
  store: path({ slug: 'praha' }),
  reservation: guessed(reservationId, reservationCode),
  'reservation-create': namesNobody,
  'reservation-cancel': guessed(reservationId, reservationCode, { body: {} }),
  'repair-announce': namesNobody,
  'repair-status': { input: othersRepair, answers: 404 },
  'repair-link': { input: othersRepair, answers: 204 },
  repair: guessed(repairNumber, repairCode),
  'repair-decide': guessed(repairNumber, repairCode, {
    body: { digest: 'a'.repeat(64), approved: [] },
  }),
  'repair-give-up': guessed(repairNumber, repairCode, { body: {} }),
  'repair-slots': namesNobody,
  'repair-slot': guessed(repairNumber, repairCode, { body: { startsAt: null } }),
  'user-profile-repairs': namesNobody,
  'captcha-settings': namesNobody,
  'enquiry-contact': namesNobody,
  'enquiry-special-offer': namesNobody,
  'catalog-category': namesNobody,
  'catalog-category-products': namesNobody,
  'catalog-home': namesNobody,
  'catalog-cards': namesNobody,
  'catalog-price-list': namesNobody,
  'catalog-product': path({ seoName: 'iphone-15-128-black' }),
  'catalog-preview': { input: () => ({ params: { code: 'x'.repeat(60) } }), answers: 404 },
  'catalog-compare': namesNobody,
  'catalog-limited-offers': namesNobody,
  'hamburger-menu': namesNobody,
  search: namesNobody,
  'search-suggestions': namesNobody,
  'service-operations': namesNobody,
  'service-search-product': namesNobody,
  'service-selector-data': namesNobody,
  'service-smart-search': namesNobody,
  'service-type-choices': namesNobody,
  'service-ways': namesNobody,
  'visitor-lists': namesNobody,
  'visitor-favourite': namesNobody,
  'visitor-visit': namesNobody,
  'visitor-compared': namesNobody,
  'component-params': path({ componentPk: 1 }),
  'lease-info': path({ masterProductId: 1 }),
  'limited-offers-lease': path({ componentPk: 1 }),
  'article-list': namesNobody,
  article: path({ slug: 'clanek' }),
  'home-page': namesNobody,
  'landing-page': { input: () => ({ params: { slug: 'vanoce' } }), answers: 404 },
  'landing-page-preview': { input: () => ({ params: { code: 'x'.repeat(60) } }), answers: 404 },
  faq: namesNobody,
  'job-list': namesNobody,
  job: path({ slug: 'technik' }),
  'job-apply': namesNobody,
  'news-add-subscriber': namesNobody,
  'news-subscriber': news,
  'news-subscriber-confirm': news,
  'news-subscriber-remove': news,
  'product-reviews': path({ masterProductSeoName: 'iphone-15-128-black' }),
  'product-review-add': namesNobody,
  'product-review-add-component': namesNobody,
  'product-review-user-data': path({ masterProductSeoName: 'iphone-15-128-black' }),
  'product-review-products-samsung': namesNobody,
  'user-profile-products-to-review': namesNobody,
};
