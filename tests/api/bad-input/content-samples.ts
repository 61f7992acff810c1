import type { Samples } from './sample.ts';

const both = { cs: 'Text', ro: 'Text' };
const blocks = [
  { type: 'link', label: 'Výkup', href: '/vykup' },
  { type: 'paragraph', text: 'Text' },
  { type: 'list', ordered: true, items: ['Text'] },
  { type: 'picture', src: '/media/1.webp', alt: 'Telefon', width: 800, height: 600 },
];
const texts = { title: both, perex: both, body: { cs: blocks, ro: blocks } };
const question = { question: both, answer: { cs: blocks, ro: blocks } };
const review = { rating: 5, pros: 'displej', cons: 'cena', reviewText: 'Text', isAnonymous: false };
const page = { offset: 0, limit: 5 };
const publishedAt = '2026-11-20T08:00:00Z';
const jobOffer = {
  title: both,
  summary: both,
  body: { cs: blocks, ro: blocks },
  place: 'Brno',
  employment: 'full_time',
  salary: { from: 30_000, to: 40_000 },
  isOpen: true,
  publishedAt,
};

/** A valid query or body of the calls about content, jobs, reviews and news, every field filled. */
/** Every field of a category. */
const category = {
  name: 'Sluchátka',
  nameCs: 'Sluchátka',
  nameRo: 'Căști',
  seoName: 'sluchatka',
  forDisplay: true,
  forBuyout: false,
  forService: false,
  filterable: true,
  manufacturers: [1],
  photoId: 1,
  typeDevice: 1,
  meilisearchBoost: '1,5',
};

const landingPage = {
  title: { cs: 'Vánoce', ro: 'Crăciun' },
  description: { cs: 'Dárky', ro: 'Cadouri' },
  blocks: [
    {
      type: 'hero',
      heading: { cs: 'Vánoce', ro: 'Crăciun' },
      text: { cs: 'Dárky', ro: 'Cadouri' },
      label: { cs: 'Vybrat', ro: 'Alege' },
      href: '/telefony',
    },
    { type: 'products', heading: both, row: 'list', list: '/telefony?sort=price' },
    { type: 'text', body: { cs: blocks, ro: blocks } },
    { type: 'links', heading: both, targets: ['buyback'] },
    { type: 'brands', heading: both, brands: [{ name: 'Apple', href: '/telefony/apple' }] },
    { type: 'part', part: 'sell' },
  ],
  shownFrom: publishedAt,
  shownUntil: '2026-12-26T08:00:00Z',
};

export const contentSamples: Samples = {
  'category-list': { query: { edited: 1 } },
  'category-add': { body: { ...category, parent: 1 } },
  'category-update': {
    params: { id: 1 },
    body: { ...category, version: 1, overwrite: ['nameCs'] },
  },
  'category-move': { params: { id: 1 }, body: { target: 2, position: 'first-child' } },
  'cache-purge': {
    body: {
      mode: 'key',
      keys: ['family-1'],
      softPurge: true,
      url: '/telefony',
      approval: 'abc',
    },
  },
  'article-list': { query: page },
  'admin-article-list': { query: page },
  'admin-article-add': { body: { ...texts, slug: 'clanek', publishedAt } },
  'admin-article-update': { params: { id: 1 }, body: { ...texts, publishedAt, version: 1 } },
  'mail-text-preview': { query: { kind: 'order-placed', language: 'cs' } },
  'mail-text-test': { body: { kind: 'order-placed', language: 'cs' } },
  'admin-landing-page-add': { body: { ...landingPage, slug: 'vanoce' } },
  'admin-landing-page-update': { params: { id: 1 }, body: { ...landingPage, version: 1 } },
  'admin-landing-page-preview': { params: { id: 1 }, body: {} },
  'admin-landing-page-delete': { params: { id: 1 }, query: { version: 1 } },
  'admin-faq-add': {
    body: { ...question, slug: 'otazka', group: 'vykup', isVisible: true, position: 1 },
  },
  'admin-faq-update': {
    params: { id: 1 },
    body: { ...question, isVisible: true, position: 1, version: 1 },
  },
  'job-apply': {
    params: { slug: 'technik' },
    body: {
      fullName: 'Jana Nová',
      eMail: 'nikdo@posta.example',
      phone: '601234567',
      note: 'x',
      consent: 'true',
      captcha: 'token',
      website: 'x',
    },
  },
  'admin-job-application-list': { query: { ...page, job: 'technik', status: 'new' } },
  'admin-job-application-move': { params: { id: 1 }, body: { from: 'new', to: 'read' } },
  'admin-job-application-answer': {
    params: { id: 1 },
    body: { from: 'new', to: 'invited', text: 'Přijďte v pondělí.' },
  },
  'admin-subscriber-list': { query: { ...page, status: 'confirmed' } },
  'admin-subscriber-find': { body: { eMail: 'nikdo@posta.example' } },
  'admin-subscriber-unsubscribe': { params: { id: 1 }, body: {} },
  'admin-subscriber-export': { body: { status: 'confirmed' } },
  'admin-job-offer-list': { query: page },
  'admin-job-offer-add': { body: { ...jobOffer, slug: 'technik' } },
  'admin-job-offer-update': { params: { id: 1 }, body: { ...jobOffer, version: 1 } },
  'admin-job-offer-delete': { params: { id: 1 }, query: { version: 1 } },
  'news-add-subscriber': { body: { eMail: 'nikdo@posta.example', website: 'x' } },
  'product-reviews': {
    params: { masterProductSeoName: 'iphone-15' },
    query: { ...page, sort: 'rating' },
  },
  'product-review-add': { body: { ...review, masterProductSeoName: 'iphone-15' } },
  'product-review-add-component': {
    params: { componentPk: 1 },
    body: { ...review, masterProductSeoName: 'iphone-15' },
  },
  'admin-review-list': { query: { ...page, status: 'waiting' } },
  'admin-review-update': { params: { pk: 1 }, body: { ...review, reply: 'Děkujeme.', version: 1 } },
  'admin-review-approve': {
    params: { pk: 1 },
    body: { isApproved: false, reason: 'offensive', version: 1 },
  },
};
