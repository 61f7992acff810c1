import { expect, test } from '@playwright/test';
import { violations } from './axe-violations.ts';
import { endPayment, orderByCalls, saleWords, putIntoCart } from './checkout-cases.ts';
import { soldProduct } from './shop-cases.ts';

const { order: said, withdrawal: t } = saleWords('cz');

test.use({ viewport: { width: 390, height: 844 } });
test.setTimeout(90_000);

test('a customer withdraws in two steps, by one request however often it is pressed', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await putIntoCart(page, (await soldProduct(page)).seo_name);
  await orderByCalls(page, 'cz', 'card');
  await endPayment(page, 'paid');
  await expect(page).toHaveURL(/\/dekujeme$/, { timeout: 20_000 });
  await page.getByRole('link', { name: said.showOrder }).click();
  await page.getByRole('link', { name: said.withdrawalLink }).click();
  await page.getByRole('button', { name: t.toPreview }).click();
  await expect(page.getByText(t.choosePieces)).toBeVisible();
  await page.getByRole('main').getByRole('combobox').first().selectOption('1');
  await page.getByRole('button', { name: t.toPreview }).click();
  await expect(page.getByText(t.step2)).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: t.confirm }).dblclick();
  await expect(page.getByText(t.doneTitle)).toBeVisible();
  await expect(page.getByText(t.requestsTitle)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^21|1 ks/).first()).toBeVisible();
  await expect(page.getByText(t.notPossible)).toBeVisible();
});

test('an unpaid order says its state without a script, and is cancelled after a second press', async ({
  page,
  browser,
  baseURL,
}) => {
  await putIntoCart(page, (await soldProduct(page)).seo_name);
  await orderByCalls(page, 'cz', 'bank-transfer');
  await expect(page).toHaveURL(/\/dekujeme$/);
  await page.getByRole('link', { name: said.showOrder }).click();
  await expect(page.getByRole('heading', { name: said.transferTitle })).toBeVisible();
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const plain = await context.newPage();
  await plain.goto(page.url());
  await expect(plain.getByRole('heading', { name: said.transferTitle })).toBeVisible();
  await expect(plain.getByRole('heading', { name: said.historyTitle })).toBeVisible();
  await expect(plain.locator('main noscript p')).toHaveText(said.actionsNeedScript);
  await context.close();
  await page.getByRole('button', { name: said.cancel }).click();
  await page.getByRole('button', { name: said.cancelYes }).click();
  await expect(page.getByText('Zrušena').first()).toBeVisible();
  await expect(page.getByRole('button', { name: said.cancel })).toHaveCount(0);
});
