import type { Currency } from '#core/market/market.ts';

type JsonLdValue = string | number | boolean | undefined | JsonLd | readonly JsonLdValue[];

/**
 * One node of structured data in the words of schema.org. Addresses are the shop's own paths; the
 * document makes them absolute. Undefined parts are left out.
 */
export interface JsonLd {
  readonly '@type': string;
  readonly [property: string]: JsonLdValue;
}

const conditions = {
  new: 'https://schema.org/NewCondition',
  nearly_new: 'https://schema.org/RefurbishedCondition',
  used: 'https://schema.org/UsedCondition',
} as const;

const availabilities = {
  pre_order: 'https://schema.org/PreOrder',
  in_stock: 'https://schema.org/InStock',
  last_pieces: 'https://schema.org/LimitedAvailability',
  at_stores: 'https://schema.org/InStoreOnly',
  expected: 'https://schema.org/BackOrder',
  to_order: 'https://schema.org/BackOrder',
  sold_out: 'https://schema.org/OutOfStock',
  discontinued: 'https://schema.org/Discontinued',
} as const;

export interface OfferFacts {
  readonly path: string;
  /** Whole units with VAT. */
  readonly price: number;
  readonly currency: Currency;
  readonly condition: keyof typeof conditions;
  /** The code that `availabilityOf` answers. */
  readonly availability: keyof typeof availabilities;
  /** Who sells it. */
  readonly seller: string;
  /** ISO 3166-1 alpha-2; where it is sold to, whose law gives days to return it. */
  readonly country: string;
  /** What bringing it costs, and within how many working days from leaving; null where nobody brings it. */
  readonly shipping: {
    readonly price: number;
    readonly daysMin: number;
    readonly daysMax: number;
  } | null;
  /** Last day of a limited price, `YYYY-MM-DD`. */
  readonly priceValidUntil?: string | undefined;
}

/** Days in which a contract made at a distance may be left (DECISIONS "Cart, discounts, orders"). */
const returnDays = 14;

/** Whoever leaves the contract sends the goods back at their own cost. */
const returnPolicy = (country: string): JsonLd => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: country,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: returnDays,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
});

const days = (minValue: number, maxValue: number): JsonLd => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

/** Of what does not lie in the warehouse nobody says when it leaves. */
const leavesAtOnce: ReadonlySet<OfferFacts['availability']> = new Set(['in_stock', 'last_pieces']);

const shippingDetails = ({ shipping, currency, country, availability }: OfferFacts) =>
  shipping
    ? ({
        '@type': 'OfferShippingDetails',
        shippingRate: {
          '@type': 'MonetaryAmount',
          value: String(shipping.price),
          currency,
        },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
        deliveryTime: leavesAtOnce.has(availability)
          ? {
              '@type': 'ShippingDeliveryTime',
              // On the day of the order, or after the cut-off on the next one.
              handlingTime: days(0, 1),
              transitTime: days(shipping.daysMin, shipping.daysMax),
            }
          : undefined,
      } satisfies JsonLd)
    : undefined;

/** What one stock item costs. */
const offer = (facts: OfferFacts): JsonLd => ({
  '@type': 'Offer',
  url: facts.path,
  price: String(facts.price),
  priceCurrency: facts.currency,
  itemCondition: conditions[facts.condition],
  availability: availabilities[facts.availability],
  priceValidUntil: facts.priceValidUntil,
  seller: { '@type': 'Organization', name: facts.seller },
  hasMerchantReturnPolicy: returnPolicy(facts.country),
  shippingDetails: shippingDetails(facts),
});

/** Offers of one product that differ in condition or price; `first` stands for their currency. */
function aggregateOffer(first: OfferFacts, offers: readonly OfferFacts[]): JsonLd {
  const prices = offers.map(({ price }) => price);
  return {
    '@type': 'AggregateOffer',
    lowPrice: String(Math.min(...prices)),
    highPrice: String(Math.max(...prices)),
    priceCurrency: first.currency,
    offerCount: offers.length,
    offers: offers.map(offer),
  };
}

export interface ProductFacts {
  readonly name: string;
  readonly path: string;
  readonly description?: string | undefined;
  readonly images?: readonly string[] | undefined;
  readonly brand?: string | undefined;
  readonly sku?: string | undefined;
  /** By their property, such as `gtin`. */
  readonly codes?: Readonly<Record<string, string | undefined>> | undefined;
  readonly color?: string | undefined;
  /** Mean of 1 to 5 stars; a product without reviews has none. */
  readonly rating?: { readonly value: number; readonly count: number } | undefined;
  readonly offers: readonly OfferFacts[];
}

/** A product with what it costs; several offers are summed up. */
export function product(facts: ProductFacts): JsonLd {
  const [only, ...others] = facts.offers;
  return {
    '@type': 'Product',
    name: facts.name,
    url: facts.path,
    description: facts.description,
    image: facts.images,
    brand: facts.brand === undefined ? undefined : { '@type': 'Brand', name: facts.brand },
    sku: facts.sku,
    ...facts.codes,
    color: facts.color,
    aggregateRating: facts.rating && {
      '@type': 'AggregateRating',
      ratingValue: facts.rating.value,
      reviewCount: facts.rating.count,
      bestRating: 5,
      worstRating: 1,
    },
    offers: only && (others.length === 0 ? offer(only) : aggregateOffer(only, facts.offers)),
  };
}

/** The way to a page; the last step, which is the page itself, may have no address. */
export const breadcrumbList = (
  steps: readonly { readonly name: string; readonly path?: string | undefined }[],
): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: path,
  })),
});
