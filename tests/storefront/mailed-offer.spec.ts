import { expect, test } from '@playwright/test';
import { lowerPrices, mailedLink } from './prepared-sales.ts';
import { newImei, sellers } from './sale-data.ts';
import { saleSteps } from './sale-steps.ts';

// A device of its own: other tests of the same shop must not see its prices change.
const device = '/vykup/telefony/samsung/galaxy-s24-128gb/galaxy-s24-128gb-onyx-black';
const email = 'drzi.cenu@example.cz';

test('a mailed offer is opened, reviewed and sold at its price after prices fell', async ({
  page,
}) => {
  const steps = saleSteps(page, 'cs');
  const { questionnaire, offer, thankYou } = steps.words;
  const price = page.locator('.offer .price-hero').first();
  await steps.answerAll(device);
  const promised = (await price.textContent()) ?? '';
  await steps.openOffer();
  await page.getByLabel(offer.email, { exact: true }).fill(email);
  await page.getByRole('button', { name: offer.submit }).click();
  await expect(page.getByText(offer.sentTitle)).toBeVisible();

  await lowerPrices('cz', device, { 'A+': 1_000, A: 900, B: 800, C: 700, D: 600 });
  await page.goto(device);
  await expect(price).not.toHaveText(promised);

  await page.goto(await mailedLink('cz', email, 'offer'));
  await expect(page.getByRole('heading', { name: questionnaire.reviewTitle })).toBeVisible();
  await expect(price).toHaveText(promised);
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.getByRole('button', { name: questionnaire.reviewSell }).click();
  await expect(steps.field('imei')).toBeVisible();
  await steps.checkSale({ ...sellers.cz, imei: newImei(), email });
  await expect(steps.submitButton).toContainText(promised);
  await steps.submitButton.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(thankYou.heading);
  await expect(page.locator('.sale-headline')).toContainText(promised);
});
