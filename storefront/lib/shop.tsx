import { createContext, use } from 'react';
import { buybackPaths } from '#core/paths/buyback-paths.ts';
import type { Client } from '#core/contract/client.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { Language, MarketCode } from '#core/market/market.ts';
import { formatMoney } from '#core/shared/money.ts';
import type { Menu } from './menu.ts';

export type ShopConfig = Reply<Endpoints['config']>;

/** What every screen may know of the shop that it belongs to. */
export interface Shop {
  readonly market: MarketCode;
  readonly language: Language;
  readonly config: ShopConfig;
  readonly client: Client;
  /** Path of the served page where that is gone for good; null where it is there. */
  readonly gonePath: string | null;
  /** Categories of the menu. */
  readonly menu: Menu;
}

export const ShopContext = createContext<Shop | null>(null);

export function useShop(): Shop {
  const shop = use(ShopContext);
  if (shop === null) throw new Error('rendered outside of the shop');
  return shop;
}

export const useClient = (): Client => useShop().client;

export const usePaths = () => buybackPaths(useShop().market);

/** Writes an amount the market's way. */
export function useMoney(): (amount: number) => string {
  const { market } = useShop();
  return (amount) => formatMoney(amount, market);
}
