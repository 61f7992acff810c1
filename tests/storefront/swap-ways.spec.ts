import { expect, test } from '@playwright/test';
import { addToCart } from './cart-cases.ts';
import { chooseWays, fillDetails, placeOrder } from './checkout-cases.ts';
import { findWorse, mailedLink, mailedSale, sendOffer } from './prepared-sales.ts';
import { devices, newImei, sellers } from './sale-data.ts';
import { saleSteps } from './sale-steps.ts';
import { soldProduct } from './shop-cases.ts';
import { alive } from './settled.ts';

test.setTimeout(90_000);

test('a device that is worth less than an order counts on leaves three ways on one page', async ({
  page,
}) => {
  const owner = 'protiucet.mene@example.cz';
  await sendOffer('cz', devices.cz.phone, owner);
  const link = await mailedLink('cz', owner, 'offer');
  const { seo_name: seoName } = await soldProduct(page);
  await addToCart(page, 'cz', seoName, { swapOffer: link.split('/').at(-1) ?? '' });
  await chooseWays(page, 'cz', 'card');
  await fillDetails(page, 'cz', { leadsTo: 'swap' });
  const { checkSale, submitButton, words } = saleSteps(page, 'cs');
  await checkSale({ ...sellers.cz, imei: newImei(), email: owner });
  await submitButton.click();
  await expect(page).toHaveURL('/kosik/souhrn');
  await placeOrder(page, 'cz');
  await expect(page).toHaveURL(/dekujeme$/);

  await findWorse('cz', await mailedSale('cz', owner));
  await page.goto(await mailedLink('cz', owner, 'counterOffer'));
  await alive(page);
  const { status: t } = words;
  for (const way of [t.pay_difference, t.keep_device, t.call_off]) {
    await expect(page.getByRole('button', { name: way })).toBeVisible();
  }
  await page.getByRole('button', { name: t.keep_device }).click();
  await page.getByRole('button', { name: t.keep_deviceConfirm }).click();
  await expect(page.getByText(t.keep_deviceTitle)).toBeVisible();
  await page.reload();
  await expect(page.getByText(t.keep_deviceTitle)).toBeVisible();
  await expect(page.getByRole('button', { name: t.call_off })).toHaveCount(0);
});
