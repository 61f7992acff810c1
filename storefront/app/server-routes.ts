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

interface TableRow extends RouteFile {
  readonly path: string;
}

const firstPiece = (path: string): string =>
  decodeURIComponent(path.replace(/^\/+/, '').split('/', 1)[0] ?? '').toLowerCase();

/**
 * A market's pages by the first piece of their addresses, each with those that take any: the router
 * ranks all that it is given anew at every question.
 */
function tableOf(market: MarketCode) {
  const rows = files.map((file): TableRow => ({ ...file, path: file.route.path[market] }));
  const takingAny = rows.filter(({ path }) => /^[*:]/.test(firstPiece(path)));
  const table = new Map<string, readonly TableRow[]>();
  for (const row of rows) {
    const piece = firstPiece(row.path);
    table.set(piece, [...(table.get(piece) ?? takingAny), row]);
  }
  return (pathname: string) => table.get(firstPiece(pathname)) ?? takingAny;
}

const rowsFor = { cz: tableOf('cz'), ro: tableOf('ro') } satisfies Record<MarketCode, unknown>;

export interface FoundPage {
  readonly route: PageRoute;
  readonly load: LoadPage | undefined;
  /** What stands for `:code` in the address; empty where nothing does. */
  readonly code: string;
}

/** The page at an address, chosen as the browser's router does; the category takes what is left. */
export function findPage(market: MarketCode, pathname: string): FoundPage {
  const match = matchRoutes([...rowsFor[market](pathname)], pathname)?.at(-1);
  if (match === undefined) throw new Error('no page takes what is left');
  const { route, load } = match.route;
  return { route, load, code: match.params['code'] ?? '' };
}

/** Whether the page does without its code until it is touched. */
export function weightOf({ weight }: PageRoute, pathname: string, menu: Menu): PageWeight {
  if (typeof weight === 'string') return weight;
  return weight(pathname.replace(/\/+$/, ''), menu);
}
