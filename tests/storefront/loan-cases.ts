import { expect, test, type Page } from '@playwright/test';
import type { MarketCode } from '#core/market/market.ts';
import { salePaths } from '#core/paths/sale-paths.ts';
import { violations } from './axe-violations.ts';
import { endPayment, orderByCalls, putIntoCart, saleWords } from './checkout-cases.ts';
import { soldProduct } from './shop-cases.ts';

/** Programs of the demonstration shop, by their names on the page. */
const plans = {
  cz: { installments: '24 splátek online', leasing: 'Leasing na 24 měsíců' },
  ro: { installments: '24 de rate online', leasing: 'Leasing pe 24 de luni' },
} as const;

type Loan = keyof (typeof plans)['cz'];

/** Puts a phone into the cart and chooses there to pay it by a plan. */
export async function choosePlan(page: Page, market: MarketCode, loan: Loan): Promise<void> {
  const { cart } = saleWords(market);
  await putIntoCart(page, (await soldProduct(page)).seo_name);
  await page.goto(salePaths(market).cart);
  await page.getByText(cart.installmentsFrom.split('{{')[0] ?? '').click();
  const chosen = page.getByRole('radio', { name: new RegExp(`^${plans[market][loan]}`) });
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  // It must not spring back, not even for the turn until the page hears of the change.
  const isChosen = await chosen.evaluate((radio: HTMLInputElement) => {
    radio.click();
    return radio.checked;
  });
  expect(isChosen).toBe(true);
  expect((await kept).status()).toBe(200);
  await expect(page.getByText(new RegExp(`^${plans[market][loan]}:`))).toBeVisible();
}

/** What installments and leasing end in at their company, in one shop; `refused` where that is tried out too. */
export function describeLoans(market: MarketCode, { refused }: { refused: boolean }): void {
  const { order: t } = saleWords(market);
  const paid = (page: Page) =>
    expect(page).toHaveURL(new RegExp(`${salePaths(market).thanks('').split('/').at(-1) ?? ''}$`), {
      timeout: 20_000,
    });

  for (const loan of ['installments', 'leasing'] as const) {
    test(`a phone is ordered by ${loan}, and the company lends`, async ({ page }) => {
      await choosePlan(page, market, loan);
      await orderByCalls(page, market, loan);
      await endPayment(page, 'approved');
      await paid(page);
      await page.getByRole('link', { name: t.showOrder }).click();
      await expect(page.getByText(t.paidSum, { exact: true })).toBeVisible();
    });

    if (!refused) continue;
    test(`${loan} that are refused are paid by card`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await choosePlan(page, market, loan);
      await orderByCalls(page, market, loan);
      await endPayment(page, 'rejected');
      await expect(page.getByText(t.orderKept)).toBeVisible({ timeout: 20_000 });
      expect(await violations(page)).toEqual([]);
      await page.locator('input[name=order-payment][value=card]').check();
      await page.getByRole('button', { name: t.pay.split(' {{')[0] ?? '' }).click();
      await endPayment(page, 'paid');
      await paid(page);
    });
  }
}
