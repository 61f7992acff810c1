import { createTestClient } from '#tests/support/test-client.ts';
import { openMarkets, shopOf, staffPassword } from '#tests/support/shops.ts';
import type { MarketCode } from '#core/market/market.ts';

/** More than all tests together order. */
const pieces = 500;

/** The tests of one run buy from one shop: what the home page shows must not sell out meanwhile. */
async function fillShelves(market: MarketCode): Promise<void> {
  const staff = createTestClient(shopOf(market).url);
  const answer = await staff.login('admin@obmena.example', staffPassword);
  if (!answer.ok) throw new Error(`nobody may fill the shelves (${String(answer.status)})`);
  const { bestselling, newest } = await staff.get('catalog-home', {});
  for (const { seoName } of [...bestselling, ...newest]) {
    const { offers } = await staff.get('catalog-product', { params: { seoName } });
    for (const { id } of offers.filter(({ isSingleUnit }) => !isSingleUnit)) {
      await fillShelf(staff, id);
    }
  }
}

async function fillShelf(staff: ReturnType<typeof createTestClient>, productId: number) {
  const params = { productId };
  const { places } = await staff.get('admin-stock', { params });
  for (const { placeId, onHand } of places) {
    const body = { placeId, countedFrom: onHand, onHand: onHand + pieces };
    await staff.patch('admin-stock-set', { params, body });
  }
}

/** Runs once, when the shops of this run are up. */
// eslint-disable-next-line no-restricted-syntax -- Playwright asks for a default export.
export default async function beforeAllTests(): Promise<void> {
  await Promise.all(openMarkets().map(fillShelves));
}
