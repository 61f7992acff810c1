import type { ValidationPhrase } from '#core/phrases/cs/validation.ts';
import type { home } from './cs/home.ts';
import type { listing } from './cs/listing.ts';
import type { search } from './cs/search.ts';
import type { priceList } from './cs/price-list.ts';
import type { productCard } from './cs/product-card.ts';
import type { questionnaire } from './cs/questionnaire.ts';
import type { selector } from './cs/selector.ts';
import type { shell } from './cs/shell.ts';
import type { sell } from './cs/sell.ts';
import type { offer } from './cs/offer.ts';
import type { status } from './cs/status.ts';
import type { centers } from './cs/centers.ts';
import type { thankYou } from './cs/thank-you.ts';
import type { product } from './cs/product.ts';
import type { visitorLists } from './cs/visitor-lists.ts';
import type { limitedOffers } from './cs/limited-offers.ts';
import type { duration } from './cs/duration.ts';
import type { articles } from './cs/articles.ts';
import type { faq } from './cs/faq.ts';
import type { jobs } from './cs/jobs.ts';
import type { jobForm } from './cs/job-form.ts';
import type { newsletter } from './cs/newsletter.ts';
import type { consent } from './cs/consent.ts';
import type { reviews } from './cs/reviews.ts';
import type { captcha } from './cs/captcha.ts';
import type { stores } from './cs/stores.ts';
import type { reservation } from './cs/reservation.ts';
import type { contact } from './cs/contact.ts';
import type { signIn } from './cs/sign-in.ts';
import type { cart } from './cs/cart.ts';
import type { checkout } from './cs/checkout.ts';
import type { order } from './cs/order.ts';
import type { withdrawal } from './cs/withdrawal.ts';
import type { installments } from './cs/installments.ts';
import type { account } from './cs/account.ts';

type PluralSuffix = 'one' | 'few' | 'many' | 'other';

/**
 * The Czech phrases say which keys exist. Romanian has no `many`, so those alone may be missing
 * from a translation.
 */
export type Translated<T> = {
  readonly [K in keyof T as K extends `${string}_many` ? never : K]: string;
} & { readonly [K in keyof T as K extends `${string}_many` ? K : never]?: string };

/** Every namespace of the storefront with its phrases; a namespace is loaded as a whole. */
export interface PhraseBook {
  readonly shell: Translated<typeof shell>;
  readonly home: Translated<typeof home>;
  readonly selector: Translated<typeof selector>;
  readonly questionnaire: Translated<typeof questionnaire>;
  readonly sell: Translated<typeof sell>;
  readonly offer: Translated<typeof offer>;
  readonly status: Translated<typeof status>;
  readonly centers: Translated<typeof centers>;
  readonly thankYou: Translated<typeof thankYou>;
  readonly listing: Translated<typeof listing>;
  readonly search: Translated<typeof search>;
  readonly priceList: Translated<typeof priceList>;
  readonly productCard: Translated<typeof productCard>;
  readonly product: Translated<typeof product>;
  readonly visitorLists: Translated<typeof visitorLists>;
  readonly limitedOffers: Translated<typeof limitedOffers>;
  readonly duration: Translated<typeof duration>;
  readonly articles: Translated<typeof articles>;
  readonly faq: Translated<typeof faq>;
  readonly jobs: Translated<typeof jobs>;
  readonly jobForm: Translated<typeof jobForm>;
  readonly newsletter: Translated<typeof newsletter>;
  readonly consent: Translated<typeof consent>;
  readonly reviews: Translated<typeof reviews>;
  readonly captcha: Translated<typeof captcha>;
  readonly stores: Translated<typeof stores>;
  readonly reservation: Translated<typeof reservation>;
  readonly contact: Translated<typeof contact>;
  readonly signIn: Translated<typeof signIn>;
  readonly cart: Translated<typeof cart>;
  readonly checkout: Translated<typeof checkout>;
  readonly order: Translated<typeof order>;
  readonly withdrawal: Translated<typeof withdrawal>;
  readonly installments: Translated<typeof installments>;
  readonly account: Translated<typeof account>;
  /** Messages of fields, shared with the API. */
  readonly validation: Readonly<Record<ValidationPhrase, string>>;
}

export type Namespace = keyof PhraseBook;

/** Keys as they are asked for: plural forms under their common name. */
export type PhraseKey<N extends Namespace> = keyof PhraseBook[N] extends infer K
  ? K extends `${infer Base}_${PluralSuffix}`
    ? Base
    : K & string
  : never;
