import { join } from 'node:path';
import { marketCodes, type MarketCode } from '#core/market/market.ts';

export interface TestShop {
  readonly market: MarketCode;
  readonly port: number;
  readonly url: string;
  /** Its mails are in `mail/` below. */
  readonly dataDir: string;
}

/** The staff accounts' password in both shops. */
export const staffPassword = 'Zkouska-Obchodu-2026';

function named(variable: string): string {
  const value = process.env[variable];
  if (value === undefined) throw new Error(`playwright.config.ts has not set ${variable}`);
  return value;
}

/** The shops that run: those of the projects that were asked for. */
export function openMarkets(): readonly MarketCode[] {
  const open = named('TEST_SHOP_MARKETS').split(' ');
  return marketCodes.filter((market) => open.includes(market));
}

/** A running shop of this market, started by playwright.config.ts with the demonstration data. */
export function shopOf(market: MarketCode): TestShop {
  const port = Number(named(`TEST_SHOP_PORT_${market.toUpperCase()}`));
  const dataDir = join(named('TEST_SHOP_FOLDER'), market);
  return { market, port, url: `http://localhost:${String(port)}`, dataDir };
}
