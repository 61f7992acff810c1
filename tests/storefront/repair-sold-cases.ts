import { expect, test } from '@playwright/test';
import { markets, type MarketCode } from '#core/market/market.ts';
import { announce, handOverToSale, receive } from './prepared-repairs.ts';
import { freshMail, wordsOf } from './repair-words.ts';
import { newImei, sellers } from './sale-data.ts';
import { saleSteps } from './sale-steps.ts';
import { alive } from './settled.ts';

/** A repair whose price is too high, and the sale of its device from the bench on which it lies. */
export function describeSoldRepairs(market: MarketCode): void {
  const { repair: t, thankYou } = wordsOf(market);

  test('a repair is declined, and its device is sold as it lies on the bench', async ({ page }) => {
    test.setTimeout(120_000);
    const serial = newImei();
    const { number, url } = await announce(market, freshMail(), { serial });
    await receive(market, number, 'estimate');
    await page.goto(url);
    await alive(page);
    await page.getByRole('button', { name: t.decline, exact: true }).click();
    await page.getByRole('button', { name: t.declineConfirm, exact: true }).click();
    await expect(page.getByText(t.declinedDoneText)).toBeVisible();

    await page.getByRole('link', { name: t.sell, exact: true }).click();
    const steps = saleSteps(page, markets[market].language);
    // What it was brought for is answered; of the rest nothing is wrong.
    await expect(page.locator('input[value=display_4]')).toBeChecked();
    const count = await steps.questions.count();
    for (let at = 0; at < count; at += 1) {
      const choices = steps.questions.nth(at).getByRole('radio');
      const answered = steps.questions.nth(at).getByRole('radio', { checked: true });
      if ((await answered.count()) === 0) await choices.first().check();
    }
    await steps.openSale();
    await steps.checkSale({ ...sellers[market], imei: serial });
    await steps.submitButton.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(thankYou.heading);

    await handOverToSale(market, number);
    await page.goto(url);
    await expect(page.getByRole('heading', { name: t.handed_out, exact: true })).toBeVisible();
  });
}
