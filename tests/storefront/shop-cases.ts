import type { Page } from '@playwright/test';
import { productAddress } from '#core/catalog/product-address.ts';
import type { MarketCode } from '#core/market/market.ts';

interface Card {
  readonly seo_name: string;
  readonly name: string;
}

interface Home {
  readonly bestselling: readonly Card[];
  readonly newest: readonly Card[];
  readonly used: readonly Card[];
}

/** Rows of the home page, from which tests take products that are really on sale. */
export async function homeRows(page: Page): Promise<Home> {
  const response = await page.request.get('/api/new/catalog/home/');
  return (await response.json()) as Home; // as core/contract/listing.ts describes it
}

/** The n-th of the best-selling products. */
export async function soldProduct(page: Page, place = 0): Promise<Card> {
  const card = (await homeRows(page)).bestselling[place];
  if (card === undefined) throw new Error('the demonstration shop sells too little');
  return card;
}

/** Looks at a product's page until the visit is remembered. */
export async function lookAt(page: Page, market: MarketCode, seoName: string): Promise<void> {
  const remembered = page.waitForResponse((response) =>
    response.url().endsWith('/visitor/visits/'),
  );
  await page.goto(productAddress(market, seoName));
  await remembered;
}
