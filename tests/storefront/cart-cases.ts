import { expect, type Page } from '@playwright/test';
import { productAddress, type ProductChoice } from '#core/catalog/product-address.ts';
import type { MarketCode } from '#core/market/market.ts';
import { allPhrases } from '#tests/support/all-phrases.ts';
import { shopOf, staffPassword } from '#tests/support/shops.ts';
import { createTestClient, type TestClient } from '#tests/support/test-client.ts';

const languageOf = { cz: 'cs', ro: 'ro' } as const;

/** Adds a product from its page, as it stands there, and waits for the page of what was added. */
export async function addToCart(
  page: Page,
  market: MarketCode,
  seoName: string,
  choice: Partial<ProductChoice> = {},
): Promise<void> {
  const { product, cart } = allPhrases[languageOf[market]];
  await page.goto(productAddress(market, seoName, choice));
  const added = page.waitForResponse((answer) => answer.url().endsWith('/cart/add-product/'));
  // On a phone there are two, of which one is in sight.
  await page
    .getByRole('button', { name: product.addToCart })
    .filter({ visible: true })
    .first()
    .click();
  await added;
  await expect(page.getByRole('heading', { level: 1, name: cart.addedTitle })).toBeVisible();
}

/** Somebody who may change what is sold and what is off. */
export async function shopkeeper(market: MarketCode): Promise<TestClient> {
  const client = createTestClient(shopOf(market).url);
  const answer = await client.login('admin@obmena.example', staffPassword);
  expect(answer.status).toBe(200);
  return client;
}

/** Makes the piece that a page sells first dearer by an amount; answers its new price. */
export async function raisePrice(
  keeper: TestClient,
  seoName: string,
  amount: number,
): Promise<number> {
  const { offers } = await keeper.get('catalog-product', { params: { seoName } });
  const params = { productId: offers[0]?.id ?? 0 };
  const { version, price } = await keeper.get('admin-product', { params });
  const raised = price + amount;
  await keeper.patch('admin-product-update', { params, body: { version, price: raised } });
  return raised;
}

/** Takes the piece that a page sells first off sale; answers what puts it back. */
export async function stopSelling(
  keeper: TestClient,
  seoName: string,
): Promise<() => Promise<unknown>> {
  const { offers } = await keeper.get('catalog-product', { params: { seoName } });
  const params = { productId: offers[0]?.id ?? 0 };
  const sell = async (isOnSale: boolean) => {
    const { version } = await keeper.get('admin-product', { params });
    return keeper.patch('admin-product-update', { params, body: { version, isOnSale } });
  };
  await sell(false);
  return () => sell(true);
}

/** A code for a tenth off everything. */
export async function tenthOff(keeper: TestClient, code: string): Promise<void> {
  const { id } = await keeper.post('admin-discount-add', {
    body: {
      marketingNameCs: `Desetina ${code}`,
      marketingNameRo: `Zecime ${code}`,
      isActive: true,
      isPublic: false,
      isCombinable: true,
      isAutomaticAssigment: false,
      isStudentDiscount: false,
      validFrom: null,
      validTo: null,
      discountType: 'percentage',
      discountValue: 10,
      isDiscountPerPiece: true,
      appliesTo: 'goods',
      scopeProducts: [],
      scopeCategories: [],
      customerGroups: [],
      minimalDiscountNumerical: null,
      minimalDiscountSets: [],
      maxUses: null,
    },
  });
  await keeper.post('admin-discount-code-add', { params: { id }, body: { code, maxUses: null } });
}
