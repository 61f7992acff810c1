import type { Language } from '#core/market/market.ts';
import type { Namespace, PhraseBook } from './phrase-book.ts';

type Loaders = { readonly [N in Namespace]: () => Promise<PhraseBook[N]> };

/** One small file per language and namespace: a visitor never loads the other language. */
export const phraseLoaders: Record<Language, Loaders> = {
  cs: {
    shell: () => import('./cs/shell.ts').then((file) => file.shell),
    home: () => import('./cs/home.ts').then((file) => file.home),
    listing: () => import('./cs/listing.ts').then((file) => file.listing),
    search: () => import('./cs/search.ts').then((file) => file.search),
    priceList: () => import('./cs/price-list.ts').then((file) => file.priceList),
    productCard: () => import('./cs/product-card.ts').then((file) => file.productCard),
    selector: () => import('./cs/selector.ts').then((file) => file.selector),
    questionnaire: () => import('./cs/questionnaire.ts').then((file) => file.questionnaire),
    sell: () => import('./cs/sell.ts').then((file) => file.sell),
    offer: () => import('./cs/offer.ts').then((file) => file.offer),
    status: () => import('./cs/status.ts').then((file) => file.status),
    centers: () => import('./cs/centers.ts').then((file) => file.centers),
    thankYou: () => import('./cs/thank-you.ts').then((file) => file.thankYou),
    product: () => import('./cs/product.ts').then((file) => file.product),
    visitorLists: () => import('./cs/visitor-lists.ts').then((file) => file.visitorLists),
    limitedOffers: () => import('./cs/limited-offers.ts').then((file) => file.limitedOffers),
    duration: () => import('./cs/duration.ts').then((file) => file.duration),
    validation: () => import('#core/phrases/cs/validation.ts').then((file) => file.validation),
  },
  ro: {
    shell: () => import('./ro/shell.ts').then((file) => file.shell),
    home: () => import('./ro/home.ts').then((file) => file.home),
    listing: () => import('./ro/listing.ts').then((file) => file.listing),
    search: () => import('./ro/search.ts').then((file) => file.search),
    priceList: () => import('./ro/price-list.ts').then((file) => file.priceList),
    productCard: () => import('./ro/product-card.ts').then((file) => file.productCard),
    selector: () => import('./ro/selector.ts').then((file) => file.selector),
    questionnaire: () => import('./ro/questionnaire.ts').then((file) => file.questionnaire),
    sell: () => import('./ro/sell.ts').then((file) => file.sell),
    offer: () => import('./ro/offer.ts').then((file) => file.offer),
    status: () => import('./ro/status.ts').then((file) => file.status),
    centers: () => import('./ro/centers.ts').then((file) => file.centers),
    thankYou: () => import('./ro/thank-you.ts').then((file) => file.thankYou),
    product: () => import('./ro/product.ts').then((file) => file.product),
    visitorLists: () => import('./ro/visitor-lists.ts').then((file) => file.visitorLists),
    limitedOffers: () => import('./ro/limited-offers.ts').then((file) => file.limitedOffers),
    duration: () => import('./ro/duration.ts').then((file) => file.duration),
    validation: () => import('#core/phrases/ro/validation.ts').then((file) => file.validation),
  },
};
