import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Client } from '#core/contract/client.ts';
import type { MarketCode } from '#core/market/market.ts';
import type { Namespace } from '../i18n/phrase-book.ts';
import type { Menu } from './menu.ts';
import type { PageParts } from './page-parts.ts';

/**
 * A page of the shop: what `route.ts` (or `<page>.route.ts`) of a feature exports as `route`. The
 * file is found by its name. What the server reads before it renders is a second export, `load`,
 * which the browser's build leaves out.
 */
export interface PageRoute {
  /** Pattern of the address in each market; `:code` is the last piece where that is a code or a name. */
  readonly path: Readonly<Record<MarketCode, string>>;
  /** The component; it is given the parts of other features and takes what it shows. */
  readonly screen: () => Promise<ComponentType<PageParts>>;
  /** Namespaces that the screen says something from. */
  readonly phrases: readonly Namespace[];
  readonly weight: PageWeight | ((pathname: string, menu: Menu) => PageWeight);
  /** Parts that the page is sure to show: they arrive with it, and the server reads for them too. */
  readonly parts?: readonly (keyof PageParts)[];
}

/**
 * Whether the page is made of links alone, so that the server's markup does all of its work until it
 * is touched (`links`), or its code comes at once (`script`).
 */
export type PageWeight = 'links' | 'script';

/** What a page is prepared from on the server. */
export interface PageRequest {
  /** Path without its search part. */
  readonly path: string;
  /** Query of the address, with its question mark where there is one. */
  readonly search: string;
  readonly market: MarketCode;
  readonly client: Client;
  readonly queryClient: QueryClient;
}

export interface PreparedPage {
  readonly status: number;
  readonly location?: string;
}

/**
 * Fills the query cache for a page and says with which status it is answered. `code` is what stands
 * for `:code` in the address.
 */
export type LoadPage = (page: PageRequest, code: string) => Promise<PreparedPage> | PreparedPage;

/** The pattern of an address in each market, where the core builds it. */
export const inMarkets = (path: (market: MarketCode) => string): PageRoute['path'] => ({
  cz: path('cz'),
  ro: path('ro'),
});

/** The pattern of an address with a code. A path builder would escape its colon. */
export const withCode = (path: (code: string) => string): string =>
  path('0').replace(/\/0(?=\/|$)/, '/:code');
