import type { Availability } from '../catalog/availability.ts';
import type { ProductCondition } from '../catalog/product-condition.ts';
import type { Grade } from '../buyback/grade.ts';
import type { Currency, Language, MarketCode } from '../market/market.ts';
import type { CalendarDate } from '../shared/calendar.ts';

/** Categories of others that a category of the shop is mapped to, by who made them. */
export const categoryTaxonomies = ['heureka', 'zbozi', 'google', 'glami'] as const;
export type CategoryTaxonomy = (typeof categoryTaxonomies)[number];

/** One way to have the offer brought; amounts in whole units. */
export interface FeedDelivery {
  /** Of Heureka's list, which Zboží.cz and Glami read too. */
  readonly carrier: string;
  /** In the market's language. */
  readonly name: string;
  readonly price: number;
  /** With what is paid for cash on delivery; null where that is not taken. */
  readonly cashPrice: number | null;
}

/** One offer of the shop as every feed is made of it: a variant in one condition, and of used pieces in one grade. */
export interface FeedOffer {
  /** Digits, letters and dashes, 36 at most; the same as long as the offer lasts, whichever piece stands for it. */
  readonly id: string;
  /** Of all variants of the family; no offer has it as its own. */
  readonly groupId: string;
  readonly name: string;
  /** Plain text with lines. */
  readonly description: string;
  readonly manufacturer: string;
  readonly url: string;
  /** Absolute addresses, the first one first. */
  readonly images: readonly string[];
  /** Whole units with VAT. */
  readonly price: number;
  readonly condition: ProductCondition;
  /** Of a used piece. */
  readonly grade: Grade | null;
  /** Known outside of the shop; null where there is none. */
  readonly gtin: string | null;
  readonly mpn: string | null;
  readonly availability: Availability;
  /** Free pieces in the warehouse. */
  readonly quantity: number;
  /** From the root category to the product's own. */
  readonly categoryPath: readonly string[];
  readonly categories: Readonly<Record<CategoryTaxonomy, string | null>>;
  readonly color: string | null;
  readonly params: readonly { readonly name: string; readonly value: string }[];
  readonly deliveries: readonly FeedDelivery[];
}

/** The shop that the offers are of, at the moment when a feed is made. */
export interface FeedShop {
  readonly name: string;
  /** Without a slash at its end. */
  readonly url: string;
  readonly market: MarketCode;
  readonly language: Language;
  readonly currency: Currency;
  readonly country: 'CZ' | 'RO';
  /** VAT that prices of new goods hold, in percent. */
  readonly vatPercent: number;
  /** The market's day. */
  readonly today: CalendarDate;
  /** The market's day and clock until which what is ordered leaves today, and when it arrives: `YYYY-MM-DD HH:MM`. */
  readonly orderDeadline: string;
  readonly arrivesAt: string;
}

/** Why an offer is not in a feed. The first three say that nothing could be bought. */
export const feedRefusals = [
  'sold_out',
  'only_at_stores',
  'not_on_sale',
  'no_price',
  'no_picture',
  'no_category',
  'no_description',
  'no_delivery',
  'not_in_stock',
  'used_not_taken',
  'name_too_long',
  'address_too_long',
] as const;
export type FeedRefusal = (typeof feedRefusals)[number];
