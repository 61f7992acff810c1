import { buybackPaths } from '#core/paths/buyback-paths.ts';
import { servicePaths } from '#core/paths/service-paths.ts';
import { shopPaths } from '#core/paths/shop-paths.ts';
import type { MarketCode } from '#core/market/market.ts';
import type { Menu } from '../lib/menu.ts';
import type { ShopConfig } from '../lib/shop.tsx';
import { shellServerScreens } from './shell-server-screens.ts';
import type { ShellScreens } from './shell-screens.ts';

interface Place {
  readonly pathname: string;
  readonly market: MarketCode;
  readonly menu: Menu;
  /** Says who sells and which articles bind: the footer would go on with those of before. */
  readonly config: ShopConfig;
}

interface KeptShell {
  readonly headers: Map<string, string>;
  footer?: string;
}

// A language's menu and configuration are one object each until something in them changes (see the API's page client).
const shells = new WeakMap<Menu, WeakMap<ShopConfig, KeptShell>>();

function shellOf({ menu, config }: Pick<Place, 'menu' | 'config'>): KeptShell {
  const ofMenu = shells.get(menu) ?? new WeakMap<ShopConfig, KeptShell>();
  shells.set(menu, ofMenu);
  const kept = ofMenu.get(config) ?? { headers: new Map<string, string>() };
  ofMenu.set(config, kept);
  return kept;
}

/**
 * What differs between the headers of pages with the same menu: the entry that is marked as the
 * page's own. Null for the page of results, whose header repeats what was searched for.
 */
function markedEntry({ pathname, market, menu }: Place): string | null {
  const shop = shopPaths(market);
  if (pathname === shop.search) return null;
  const fixed = [buybackPaths(market).root, servicePaths(market).root, shop.stores];
  const entries = [...menu.map(({ urlPath }) => urlPath), ...fixed];
  const path = `${pathname.toLowerCase()}/`;
  return entries.find((entry) => path.startsWith(`${entry.toLowerCase()}/`)) ?? '';
}

/**
 * What stands around a page, for the server: header and footer as an earlier page had them, where
 * there was one. They are the same elements at the same places, so the browser finds what it expects.
 */
export function renderedShell(place: Place): ShellScreens {
  const marked = markedEntry(place);
  const { headers, footer } = shellOf(place);
  const header = marked === null ? undefined : headers.get(marked);
  return {
    ...shellServerScreens,
    ...(header !== undefined && {
      Header: () => (
        <header
          className="site-header"
          data-place="header"
          dangerouslySetInnerHTML={{ __html: header }}
        />
      ),
    }),
    ...(footer !== undefined && {
      Footer: () => (
        <footer
          className="site-footer"
          data-place="footer"
          dangerouslySetInnerHTML={{ __html: footer }}
        />
      ),
    }),
  };
}

/** Keeps header and footer of a rendered app for the pages after it. */
export function keepShell(place: Place, app: string): void {
  const marked = markedEntry(place);
  const kept = shellOf(place);
  if (marked !== null && !kept.headers.has(marked)) {
    kept.headers.set(marked, inside(app, app.indexOf('<header class="site-header"'), '</header>'));
  }
  kept.footer ??= inside(app, app.lastIndexOf('<footer class="site-footer"'), '</footer>');
}

/** Markup inside of the element that starts there; neither of the two has one of its kind in it. */
function inside(app: string, start: number, end: string): string {
  if (start < 0) throw new Error(`a page without ${end}`);
  return app.slice(app.indexOf('>', start) + 1, app.indexOf(end, start));
}
