import { expect, test } from '@playwright/test';
import { accountPaths } from '#core/paths/account-paths.ts';
import { signInAs } from './account-cases.ts';
import { violations } from './axe-violations.ts';
import {
  chooseWays,
  endPayment,
  fillDetails,
  openDelivery,
  placeOrder,
  saleWords,
  putIntoCart,
} from './checkout-cases.ts';
import { soldProduct } from './shop-cases.ts';
import { settled } from './settled.ts';

const { order: said } = saleWords('ro');

test.use({ viewport: { width: 390, height: 844 } });
test.setTimeout(90_000);

test('a guest orders by card in Romania', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await putIntoCart(page, (await soldProduct(page)).seo_name);
  await openDelivery(page, 'ro');
  expect(await violations(page)).toEqual([]);
  await chooseWays(page, 'ro', 'card');
  expect(await violations(page)).toEqual([]);
  await fillDetails(page, 'ro');
  await placeOrder(page, 'ro');
  await endPayment(page, 'paid');
  await expect(page).toHaveURL(/\/multumim$/, { timeout: 20_000 });
  await expect(page.getByRole('heading', { level: 1, name: said.thanksTitle })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('a company orders by transfer and reads where to send the money', async ({ page }) => {
  await page.goto(accountPaths('ro').login);
  await settled(page);
  await signInAs(page, 'ro', 'business@obmena.example');
  await expect(page).toHaveURL(accountPaths('ro').overview);
  await putIntoCart(page, (await soldProduct(page)).seo_name);
  await chooseWays(page, 'ro', 'bank-transfer');
  await fillDetails(page, 'ro', { isCompany: true });
  await placeOrder(page, 'ro');
  await expect(page).toHaveURL(/\/multumim$/);
  await expect(page.getByText('IBAN').or(page.getByText(said.account)).first()).toBeVisible();
  await page.getByRole('link', { name: said.showOrder }).click();
  await expect(page.getByText('CUI 14399840')).toBeVisible();
});
