import { matchRoutes } from 'react-router';
import type { MarketCode } from '#core/market/market.ts';
import type { Menu } from '../lib/menu.ts';
import type { LoadPage, PageRoute, PageWeight } from '../lib/page-route.ts';

interface RouteFile {
  readonly route: PageRoute;
  readonly load?: LoadPage;
}

/** Every page of the shop as the server needs it: with what is read before it is rendered. */
const files = Object.values(
  import.meta.glob<RouteFile>(['../features/*/route.ts', '../features/*/*.route.ts'], {
    eager: true,
  }),
);

const tableOf = (market: MarketCode) =>
  files.map(({ route, load }) => ({ path: route.path[market], route, load }));

const tables = { cz: tableOf('cz'), ro: tableOf('ro') } satisfies Record<MarketCode, unknown>;

export interface FoundPage {
  readonly route: PageRoute;
  readonly load: LoadPage | undefined;
  /** What stands for `:code` in the address; empty where nothing does. */
  readonly code: string;
}

/** The page at an address, chosen as the browser's router does; the category takes what is left. */
export function findPage(market: MarketCode, pathname: string): FoundPage {
  const match = matchRoutes(tables[market], pathname)?.at(-1);
  if (match === undefined) throw new Error('no page takes what is left');
  const { route, load } = match.route;
  return { route, load, code: match.params['code'] ?? '' };
}

/** Whether the page does without its code until it is touched. */
export function weightOf({ weight }: PageRoute, pathname: string, menu: Menu): PageWeight {
  if (typeof weight === 'string') return weight;
  return weight(pathname.replace(/\/+$/, ''), menu);
}
