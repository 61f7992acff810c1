import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router';
import { buybackPaths } from '#core/buyback/buyback-paths.ts';
import type { Client } from '#core/contract/client.ts';
import type { MarketCode } from '#core/market/market.ts';
import { prepareSelector } from '../features/buyback/prepare-selector.ts';

export interface Preparation {
  /** Path with its search part. */
  readonly path: string;
  readonly market: MarketCode;
  readonly client: Client;
  readonly queryClient: QueryClient;
}

export interface PreparedPage {
  readonly status: number;
  readonly location?: string;
}

type Prepare = (preparation: Preparation) => Promise<PreparedPage> | PreparedPage;

/** What each page needs before it can be rendered; the first pattern that fits counts. */
const pagesOf = (market: MarketCode): readonly (readonly [string, Prepare])[] => {
  const paths = buybackPaths(market);
  return [
    ['/', () => ({ status: 200 })],
    [`${paths.root}/*`, prepareSelector],
  ];
};

/** Fills the query cache for a page and says with which status it is answered. */
export async function preparePage(preparation: Preparation): Promise<PreparedPage> {
  const pathname = preparation.path.split('?', 1)[0] ?? '/';
  const page = pagesOf(preparation.market).find(([pattern]) => matchPath(pattern, pathname));
  if (page === undefined) return { status: 404 };
  return page[1]({ ...preparation, path: pathname });
}
