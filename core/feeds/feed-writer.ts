import type { FeedOffer, FeedRefusal, FeedShop } from './feed-offer.ts';

/** The text of an offer in a feed, or why the feed does not take it. */
export type FeedItem = { readonly text: string } | { readonly refusal: FeedRefusal };

/** How the offers of the shop are written for one who compares or advertises them. */
export interface FeedWriter {
  readonly opening: (shop: FeedShop) => string;
  readonly item: (offer: FeedOffer, shop: FeedShop) => FeedItem;
  readonly closing: string;
}

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** What a feed asks of every offer; what it says nothing of is not asked. */
export interface Demands {
  /** Characters of the name as the feed says it. */
  readonly name: number;
  readonly address: number;
  readonly picture?: true;
  readonly description?: true;
  readonly delivery?: true;
}

/** The first thing that an offer lacks; null where the feed takes it. */
export function lackOf(
  offer: FeedOffer,
  said: { readonly name: string },
  demands: Demands,
): FeedRefusal | null {
  if (offer.price <= 0) return 'no_price';
  if (demands.picture && offer.images.length === 0) return 'no_picture';
  if (demands.description && offer.description.trim() === '') return 'no_description';
  if (demands.delivery && offer.deliveries.length === 0) return 'no_delivery';
  if (said.name.length > demands.name) return 'name_too_long';
  return offer.url.length > demands.address ? 'address_too_long' : null;
}
