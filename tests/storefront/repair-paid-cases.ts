import { expect, test } from '@playwright/test';
import type { MarketCode } from '#core/market/market.ts';
import { endPayment } from './checkout-cases.ts';
import { announce, claimBack, finish, handOut, receive } from './prepared-repairs.ts';
import { begins, freshMail, plain, wordsOf } from './repair-words.ts';
import { alive } from './settled.ts';

/** A repair from its price to the claim of it. */
export function describePaidRepairs(market: MarketCode): void {
  const { repair: t, order } = wordsOf(market);

  test('a repair is approved, paid from home and handed out by its code, and its claim ends with money back', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const { number, url } = await announce(market, freshMail());
    await receive(market, number, 'estimate');
    await page.goto(url);
    await alive(page);
    await page.getByRole('button', { name: begins(plain(t.approve).split('{{')[0] ?? '') }).click();
    await expect(page.getByText(t.approvedDoneText)).toBeVisible();
    await finish(market, number);
    await page.reload();
    await expect(page.getByRole('heading', { name: t.ready, exact: true })).toBeVisible();
    await page.getByRole('link', { name: t.billPay, exact: true }).click();
    await page.locator('input[name=order-payment][value=card]').check();
    await page.getByRole('button', { name: begins(plain(order.pay).split('{{')[0] ?? '') }).click();
    await endPayment(page, 'paid');
    await expect(page).toHaveURL(/\/dekujeme$|\/multumim$/, { timeout: 20_000 });
    await page.goto(url);
    await expect(page.getByText(t.billPaid)).toBeVisible();
    const code = await page.locator('.repair-code').innerText();
    await handOut(market, number, code);
    await page.reload();
    await expect(page.getByRole('heading', { name: t.handed_out, exact: true })).toBeVisible();
    const claim = await claimBack(market, number);
    expect(claim).toMatch(/^\d{10}$/);
    await page.getByRole('link', { name: t.billShow, exact: true }).click();
    const back = [order.refunded, order.refundSent, order.refundWaits];
    const said = back.map((text) => plain(text).split(/[:{]/u)[0] ?? '').join('|');
    await expect(page.getByRole('main')).toContainText(new RegExp(said));
  });
}
