import { expect, test, type Page } from '@playwright/test';
import { everythingAllowed, writeConsent } from '#core/analytics/consent-choice.ts';
import { salePaths } from '#core/paths/sale-paths.ts';
import { shopkeeper, stopSelling } from './cart-cases.ts';
import {
  chooseWays,
  endPayment,
  openDelivery,
  orderBy,
  putIntoCart,
  saleWords,
} from './checkout-cases.ts';
import { homeRows, soldProduct } from './shop-cases.ts';

const paths = salePaths('cz');
const { checkout: t } = saleWords('cz');

test.setTimeout(90_000);

/** What was counted so far, a reservation by its step. */
const counted = (page: Page) =>
  page.evaluate<string[]>(
    '(window.dataLayer ?? []).map((entry) => entry.step ?? entry.event).filter((name) => name !== "consent")',
  );

test.describe('after a consent', () => {
  test.beforeEach(async ({ context, baseURL }) => {
    const cookie = { name: 'consent', value: writeConsent(everythingAllowed), url: baseURL ?? '' };
    await context.addCookies([cookie]);
  });

  test('a checkout begins once, by whatever way it is come to', async ({ page }) => {
    await putIntoCart(page, (await soldProduct(page)).seo_name);
    await openDelivery(page, 'cz');
    await expect.poll(() => counted(page)).toContain('begin_checkout');
    // The header's link is called the same until it knows what is in the cart.
    const steps = page.getByRole('navigation', { name: t.steps });
    await steps.getByRole('link', { name: t.stepCart, exact: true }).click();
    await expect(page).toHaveURL(paths.cart);
    await page.goBack();
    await expect(page.locator('input[name=delivery]').first()).toBeVisible();
    expect((await counted(page)).filter((name) => name === 'begin_checkout')).toHaveLength(1);
  });

  test('an order without a payment page succeeds once, however often its thanks are read', async ({
    page,
  }) => {
    await putIntoCart(page, (await soldProduct(page)).seo_name);
    await orderBy(page, 'cz', 'cash-on-delivery');
    await expect(page).toHaveURL(/\/dekujeme$/);
    await expect
      .poll(() => counted(page))
      .toEqual(expect.arrayContaining(['completed reservation', 'success']));
    await page.reload();
    await expect(page.getByText(saleWords('cz').order.nextTitle)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await counted(page)).not.toContain('success');
  });

  test('an order by card succeeds when the gateway leads back', async ({ page }) => {
    await putIntoCart(page, (await soldProduct(page)).seo_name);
    await orderBy(page, 'cz', 'card');
    await endPayment(page, 'paid');
    await expect(page).toHaveURL(/\/dekujeme$/, { timeout: 20_000 });
    await expect.poll(() => counted(page)).toContain('success');
    expect((await counted(page)).filter((name) => name === 'success')).toHaveLength(1);
  });
});

test('a cart of which nothing is sold any more says so, and not that it is paid for', async ({
  page,
}) => {
  const seoName = (await homeRows(page)).newest.at(-3)?.seo_name ?? '';
  await putIntoCart(page, seoName);
  await chooseWays(page, 'cz', 'card');
  const sellAgain = await stopSelling(await shopkeeper('cz'), seoName);
  try {
    await page.goto(paths.delivery);
    await expect(page.getByText(t.nothingLeftTitle)).toBeVisible();
    await expect(page.getByText(t.nothingToPay)).toHaveCount(0);
    await page.getByRole('link', { name: t.backToCart }).click();
    await expect(page).toHaveURL(paths.cart);
  } finally {
    await sellAgain();
  }
});
