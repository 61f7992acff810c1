import { markets, type MarketCode } from '../market/market.ts';
import { reservedSaleWords } from './sale-paths.ts';

const words = {
  cz: {
    product: 'produkt',
    productPreview: 'nahled-produktu',
    search: 'hledani',
    priceList: 'cenik',
    favourites: 'oblibene',
    lastVisited: 'naposledy-navstivene',
    compare: 'porovnani',
    showRooms: 'showroomy',
    specialOffer: 'zvlastni-nabidka',
    limitedOffers: 'casove-nabidky',
    reservation: 'rezervace',
    repair: 'oprava',
    repairStatus: 'stav-opravy',
    promotion: 'akce',
    pagePreview: 'nahled-stranky',
    articles: 'clanky',
    faq: 'caste-dotazy',
    jobs: 'kariera',
    reviews: 'recenze',
    newsletter: 'novinky-e-mailem',
    registration: 'registrace',
    passwordReset: 'obnova-hesla',
    account: 'ucet',
    cookies: 'cookies',
  },
  ro: {
    product: 'produs',
    productPreview: 'previzualizare-produs',
    search: 'cautare',
    priceList: 'lista-de-preturi',
    favourites: 'favorite',
    lastVisited: 'vizualizate-recent',
    compare: 'comparare',
    showRooms: 'showroomuri',
    specialOffer: 'oferta-speciala',
    limitedOffers: 'oferte-limitate',
    reservation: 'rezervare',
    repair: 'reparatie',
    repairStatus: 'stare-reparatie',
    promotion: 'campanii',
    pagePreview: 'previzualizare-pagina',
    articles: 'articole',
    faq: 'intrebari-frecvente',
    jobs: 'cariere',
    reviews: 'recenzii',
    newsletter: 'noutati-prin-e-mail',
    registration: 'inregistrare',
    passwordReset: 'resetare-parola',
    account: 'cont',
    cookies: 'cookie-uri',
  },
} as const;

/** Articles that pages lead to by name: what a customer agrees with, and what becomes of personal data. */
export const legalArticles = {
  cz: { terms: 'obchodni-podminky', privacy: 'ochrana-osobnich-udaju' },
  ro: { terms: 'termeni-si-conditii', privacy: 'protectia-datelor-personale' },
} as const satisfies Record<MarketCode, Record<'terms' | 'privacy', string>>;

const below = (root: string) => (piece: string) => `${root}/${encodeURIComponent(piece)}`;

/**
 * Addresses of the catalogue's pages, relative to the shop's origin, without a trailing slash. A
 * category's own address is its `url_path`, such as `/telefony/apple`, and stands beside these.
 */
export function shopPaths(market: MarketCode) {
  const word = words[market];
  const { stores, contact, login } = markets[market].slugs;
  return {
    home: '/',
    product: below(`/${word.product}`),
    productPreview: below(`/${word.productPreview}`),
    search: `/${word.search}`,
    priceList: `/${word.priceList}`,
    favourites: `/${word.favourites}`,
    lastVisited: `/${word.lastVisited}`,
    compare: `/${word.compare}`,
    stores: `/${stores}`,
    store: below(`/${stores}`),
    showRooms: `/${word.showRooms}`,
    contact: `/${contact}`,
    login: `/${login}`,
    specialOffer: `/${word.specialOffer}`,
    limitedOffers: `/${word.limitedOffers}`,
    reservation: below(`/${word.reservation}`),
    /** Where a device is announced for repair. */
    repair: `/${word.repair}`,
    repairStatus: below(`/${word.repairStatus}`),
    /** Where a repair is found by its number. */
    findRepair: `/${word.repairStatus}`,
    /** A page that staff composed. */
    promotion: below(`/${word.promotion}`),
    pagePreview: below(`/${word.pagePreview}`),
    articles: `/${word.articles}`,
    article: below(`/${word.articles}`),
    terms: `/${word.articles}/${legalArticles[market].terms}`,
    privacy: `/${word.articles}/${legalArticles[market].privacy}`,
    faq: `/${word.faq}`,
    jobs: `/${word.jobs}`,
    job: below(`/${word.jobs}`),
    reviews: below(`/${word.reviews}`),
    newsletter: below(`/${word.newsletter}`),
    registration: `/${word.registration}`,
    passwordReset: `/${word.passwordReset}`,
    account: `/${word.account}`,
    cookies: `/${word.cookies}`,
  };
}

/** First pieces of addresses that no root category may take as its `seo_name`. */
export const reservedShopWords = (market: MarketCode): ReadonlySet<string> =>
  new Set([
    ...Object.values(words[market]),
    ...Object.values(markets[market].slugs),
    ...reservedSaleWords(market),
    ...['api', 'assets', 'media', 'feeds', 'sandbox', 'healthz', 'readyz', 'metrics'],
  ]);
