import { expect, test } from '@playwright/test';
import { addToCart } from './cart-cases.ts';
import { chooseWays, endPayment, fillDetails, placeOrder, saleWords } from './checkout-cases.ts';
import { mailedLink, sendOffer } from './prepared-sales.ts';
import { devices, newImei, sellers } from './sale-data.ts';
import { saleSteps } from './sale-steps.ts';
import { soldProduct } from './shop-cases.ts';

test.setTimeout(90_000);

test('a swap is secured by a card that is held, and its goods need not wait', async ({ page }) => {
  const { checkout: t, order } = saleWords('cz');
  const owner = 'protiucet.karta@example.cz';
  await sendOffer('cz', devices.cz.phone, owner);
  const link = await mailedLink('cz', owner, 'offer');
  const { seo_name: seoName } = await soldProduct(page);
  await addToCart(page, 'cz', seoName, { swapOffer: link.split('/').at(-1) ?? '' });
  await chooseWays(page, 'cz', 'card');
  await fillDetails(page, 'cz', { leadsTo: 'swap' });
  const { checkSale, submitButton } = saleSteps(page, 'cs');
  await checkSale({ ...sellers.cz, imei: newImei(), email: owner });
  await submitButton.click();
  await expect(page).toHaveURL('/kosik/souhrn');
  await page.getByRole('radio', { name: t.secureCard }).check();
  await placeOrder(page, 'cz');
  await endPayment(page, 'paid');
  await expect(page).toHaveURL(/\/dekujeme$/, { timeout: 20_000 });
  await expect(page.getByRole('heading', { name: /^Na kartě je zablokováno/ })).toBeVisible();
  await expect(page.getByText(order.hold_heldText.split('.')[0] ?? '')).toBeVisible();
});
