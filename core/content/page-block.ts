import type { Block } from './block.ts';

/** Rows of products that the shop knows by itself; `list` is a list of the shop by its address. */
export const productRows = ['bestselling', 'newest', 'used', 'reduced', 'list'] as const;
export type ProductRowName = (typeof productRows)[number];

/** Where a row of links may lead. */
export const linkTargets = [
  'buyback',
  'service',
  'stores',
  'articles',
  'limited_offers',
  'contact',
] as const;
export type LinkTarget = (typeof linkTargets)[number];

/** Parts that the program's own front page is made of. */
export const ownParts = ['categories', 'last_visited', 'sell', 'promises', 'doors'] as const;
export type OwnPart = (typeof ownParts)[number];

/** One piece of a page that staff compose, in one language. Everything is plain text: no markup is stored. */
export type PageBlock =
  | {
      readonly type: 'hero';
      readonly heading: string;
      readonly text: string;
      /** Of the button, and where it leads. */
      readonly label: string;
      readonly href: string;
    }
  | {
      readonly type: 'products';
      readonly heading: string;
      readonly row: ProductRowName;
      /** Address of a list of the shop, as `/telefony?color=black&sort=price`; empty where the row is another. */
      readonly list: string;
    }
  | { readonly type: 'text'; readonly body: readonly Block[] }
  | { readonly type: 'links'; readonly heading: string; readonly targets: readonly LinkTarget[] }
  | {
      readonly type: 'brands';
      readonly heading: string;
      readonly brands: readonly { readonly name: string; readonly href: string }[];
    }
  | { readonly type: 'part'; readonly part: OwnPart };

export const pageBlockTypes = ['hero', 'products', 'text', 'links', 'brands', 'part'] as const;

/** A list of the shop as its calls name it: the category's address and the state of the list. */
export interface ShopList {
  readonly path: string;
  readonly state: string;
}

/** Reads the address of a list; null where it is no address of this shop. */
export function shopListOf(address: string): ShopList | null {
  const [path = '', state = ''] = address.split('?', 2);
  const isPath = /^(?:\/[a-z0-9][a-z0-9-]*)+$/u.test(path);
  return isPath && !/[#\s]/u.test(state) ? { path, state } : null;
}
