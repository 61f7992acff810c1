import { expect, test, type Page } from '@playwright/test';
import { violations } from './axe-violations.ts';
import { endPayment, orderByCalls, saleWords, putIntoCart } from './checkout-cases.ts';
import { soldProduct } from './shop-cases.ts';
import { cheapProduct } from './cheap-product.ts';

const { order: t } = saleWords('cz');

test.use({ viewport: { width: 390, height: 844 } });
test.setTimeout(90_000);

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();
const thanked = (page: Page) => expect(page).toHaveURL(/\/dekujeme$/, { timeout: 20_000 });

for (const outcome of ['declined', 'cancelled', 'expired']) {
  test(`a card payment that ends ${outcome} is paid again by card`, async ({ page }) => {
    await putIntoCart(page, (await soldProduct(page)).seo_name);
    await orderByCalls(page, 'cz', 'card');
    await endPayment(page, outcome);
    await expect(page.getByText(t.orderKept)).toBeVisible({ timeout: 20_000 });
    await press(page, /^Zaplatit/);
    await endPayment(page, 'paid');
    await thanked(page);
  });
}

test('a bank that thinks and a message that is late end in thanks', async ({ page }) => {
  await putIntoCart(page, (await soldProduct(page)).seo_name);
  await orderByCalls(page, 'cz', 'card');
  await endPayment(page, 'paid_late');
  await expect(page.getByText(t.paymentPending)).toBeVisible();
  await expect(page).toHaveURL(/\/dekujeme$/, { timeout: 40_000 });
});

test('another amount than the price is no payment', async ({ page }) => {
  await putIntoCart(page, (await soldProduct(page)).seo_name);
  await orderByCalls(page, 'cz', 'card');
  await endPayment(page, 'other_amount');
  await expect(page.getByText('Přišla jiná částka', { exact: false })).toBeVisible({
    timeout: 20_000,
  });
});

test('a declined card moves to a transfer with its QR code', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await putIntoCart(page, (await soldProduct(page)).seo_name);
  await orderByCalls(page, 'cz', 'card');
  await endPayment(page, 'declined');
  await expect(page.getByText(t.payAgain)).toBeVisible({ timeout: 20_000 });
  expect(await violations(page)).toEqual([]);
  await page.locator('input[name=order-payment][value=bank-transfer]').check();
  await press(page, /^Zaplatit/);
  await expect(page.getByRole('img', { name: t.qrLabel })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

for (const wallet of ['google-pay', 'apple-pay']) {
  test(`${wallet} declines, and pays the next time`, async ({ page }) => {
    await putIntoCart(page, (await soldProduct(page)).seo_name);
    await orderByCalls(page, 'cz', wallet);
    await press(page, t.sandboxDeclined);
    await expect(page.getByText(t.orderKept)).toBeVisible();
    await press(page, /^Zaplatit \d/);
    await press(page, t.sandboxPaid);
    await thanked(page);
  });
}

test('Twisto refuses, and the card pays instead', async ({ page }) => {
  await putIntoCart(page, await cheapProduct());
  await orderByCalls(page, 'cz', 'twisto');
  await press(page, t.sandboxRejected);
  await expect(page.getByText(t.orderKept)).toBeVisible();
  await page.locator('input[name=order-payment][value=card]').check();
  await press(page, /^Zaplatit/);
  await endPayment(page, 'paid');
  await thanked(page);
});

test('Twisto lends', async ({ page }) => {
  await putIntoCart(page, await cheapProduct());
  await orderByCalls(page, 'cz', 'twisto');
  await press(page, t.sandboxAccepted);
  await thanked(page);
});
