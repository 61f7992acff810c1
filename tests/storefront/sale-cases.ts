import { expect, test } from '@playwright/test';
import type { Language, MarketCode } from '#core/market/market.ts';
import { devices, identityOf, newImei, sellers } from './sale-data.ts';
import { saleSteps } from './sale-steps.ts';

/** The way through the buy-back in a market's own language, with its own numbers. */
export function describeSale(market: MarketCode, language: Language): void {
  const { phone } = devices[market];
  const seller = sellers[market];

  test('a phone is sold from its questions to the thanks', async ({ page }) => {
    const steps = saleSteps(page, language);
    const { words } = steps;
    await steps.answerAll(phone);
    const price = (await page.locator('.offer .price-hero').textContent()) ?? '';
    await steps.openSale();
    const imei = newImei();
    await steps.checkSale({ ...seller, imei });

    // The last look shows the price and hides what others should not read.
    await expect(steps.submitButton).toContainText(price);
    for (const secret of [...identityOf(market), imei]) {
      await expect(page.getByText(secret, { exact: true })).toHaveCount(0);
    }
    await steps.submitButton.click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.thankYou.heading);
    await expect(page.locator('.sale-headline')).toContainText(price);
    const code = page.url().split('/').at(-1) ?? '';
    expect(code).toMatch(/^[\w-]{22,}$/);
    await expect(page.locator('.sale-code')).toHaveText(code);
    const text = await page.locator('main').innerText();
    for (const secret of [...identityOf(market), imei]) expect(text).not.toContain(secret);

    await page.getByRole('link', { name: words.thankYou.statusLink }).click();
    await expect(page.getByLabel(words.status.code)).toHaveValue(code);
    await page.getByLabel(words.status.email, { exact: true }).fill(seller.email ?? '');
    await page.getByRole('button', { name: words.status.submit }).click();
    const state = page.getByRole('heading', { level: 2, name: words.status.awaiting_device });
    await expect(state).toBeVisible();
    expect(page.url()).not.toContain('@');
  });
}

/** What differs between devices and ways, and not between markets. */
export function describeOtherSales(market: MarketCode, language: Language): void {
  const { phone, tablet } = devices[market];
  const seller = sellers[market];

  test('a tablet is asked for its serial number instead of an IMEI', async ({ page }) => {
    const steps = saleSteps(page, language);
    await steps.answerAll(tablet);
    await steps.openSale();
    await expect(steps.field('imei')).toHaveCount(0);
    await steps.fill(seller);
    await steps.toCheck();
    await expect(steps.field('serialNumber')).toBeFocused();
    await expect(steps.field('serialNumber')).toHaveAttribute('aria-invalid', 'true');
    await steps.checkSale({ serialNumber: 'DMPXK2Q1Q1GC' });
    await steps.submitButton.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(steps.words.thankYou.heading);
  });

  test('an offer is sent to an e-mail', async ({ page }) => {
    const steps = saleSteps(page, language);
    const { offer, validation } = steps.words;
    await steps.answerAll(phone);
    await steps.openOffer();
    await page.getByRole('button', { name: offer.submit }).click();
    await expect(page.getByText(validation.required)).toBeVisible();
    await page.getByLabel(offer.email, { exact: true }).fill('nekdo@');
    await page.getByRole('button', { name: offer.submit }).click();
    await expect(page.getByText(validation.invalid_email)).toBeVisible();
    await page.getByLabel(offer.email, { exact: true }).fill('nekdo@example.com');
    await page.getByRole('button', { name: offer.submit }).click();
    await expect(page.getByText(offer.sentTitle)).toBeVisible();
  });
}
