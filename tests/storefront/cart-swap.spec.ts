import { expect, test } from '@playwright/test';
import { allPhrases } from '#tests/support/all-phrases.ts';
import { addToCart } from './cart-cases.ts';
import { chooseWays, fillDetails, placeOrder } from './checkout-cases.ts';
import { mailedLink, sendOffer } from './prepared-sales.ts';
import { newImei, sellers } from './sale-data.ts';
import { saleSteps } from './sale-steps.ts';
import { soldProduct } from './shop-cases.ts';

const { cart: t, product: p, questionnaire } = allPhrases.cs;
const device = '/vykup/telefony/apple/iphone-15-128gb/iphone-15-128gb-black';
test.setTimeout(60_000);

const email = 'protiucet@example.cz';

test('a stored offer leads to the catalogue, and is set off there until it is given up', async ({
  page,
}) => {
  const owner = 'protiucet.katalog@example.cz';
  await sendOffer('cz', device, owner);
  const link = await mailedLink('cz', owner, 'offer');
  await page.goto(link);
  await page.getByRole('button', { name: questionnaire.reviewSwap }).click();
  await expect(page).toHaveURL('/');
  const { seo_name: seoName } = await soldProduct(page);
  await page.locator(`main a[href^="/produkt/${seoName}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`nabidka=${link.split('/').at(-1) ?? ''}`));
  await expect(page.getByText(/^Doplatíte/)).toBeVisible();
  await page.getByRole('link', { name: p.swapRemove }).click();
  await expect(page).not.toHaveURL(/nabidka=/);
  await expect(page.getByText(/^Doplatíte/)).toHaveCount(0);
  await page.reload();
  await expect(page).not.toHaveURL(/nabidka=/);
});

test('a press on a stored offer is answered once the code of its part has come', async ({
  page,
}) => {
  const owner = 'protiucet.spechal@example.cz';
  await sendOffer('cz', device, owner);
  const link = await mailedLink('cz', owner, 'offer');
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/questionnaire-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(link);
  const swap = page.getByRole('button', { name: questionnaire.reviewSwap });
  await swap.click();
  await expect(swap).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page).toHaveURL('/');
});

test('the link of a mailed offer takes its price off in the cart', async ({ page }) => {
  await sendOffer('cz', device, email);
  const link = await mailedLink('cz', email, 'offer');
  const { seo_name: seoName } = await soldProduct(page);
  await page.goto(`/produkt/${seoName}`);
  await page.getByText(p.swap).click();
  const field = page.getByLabel(p.swapOffer);
  await field.fill('není to kód');
  await page.getByRole('button', { name: p.swapOfferUse }).click();
  await expect(page.getByText(p.swapOfferMalformed)).toBeVisible();
  await field.fill(`https://obmena.example${link}`);
  await field.press('Enter');
  await expect(page.getByText(/^Doplatíte/)).toBeVisible();
  const swapOffer = link.split('/').at(-1) ?? '';
  await expect(page).toHaveURL(new RegExp(`nabidka=${swapOffer}`));

  await addToCart(page, 'cz', seoName, { swapOffer });
  await page.goto('/kosik');
  const totals = page.getByRole('complementary', { name: t.totals });
  await expect(totals).toContainText(t.buyback);
  await expect(page.getByRole('list', { name: t.packages })).toContainText('Protiúčet:');
});

test('a quoted device is sold in the checkout before it pays, and the goods wait for it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const owner = 'protiucet.prodej@example.cz';
  await sendOffer('cz', device, owner);
  const link = await mailedLink('cz', owner, 'offer');
  const { seo_name: seoName } = await soldProduct(page);
  const swapOffer = link.split('/').at(-1) ?? '';
  await addToCart(page, 'cz', seoName, { swapOffer });
  await chooseWays(page, 'cz', 'card');
  await fillDetails(page, 'cz', { leadsTo: 'swap' });
  const { checkSale, submitButton, words } = saleSteps(page, 'cs');
  await expect(page.getByRole('heading', { name: words.checkout.swapTitle })).toBeVisible();
  await checkSale({ ...sellers.cz, imei: newImei(), email: owner });
  await submitButton.click();
  await expect(page).toHaveURL('/kosik/souhrn');
  await placeOrder(page, 'cz');
  await expect(page).toHaveURL(/dekujeme$/);
  await expect(page.getByRole('heading', { name: words.order.deviceTitle })).toBeVisible();
  await expect(page.getByRole('heading', { name: words.order.payTitle })).toHaveCount(0);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});
