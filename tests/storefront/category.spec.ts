import { expect, test, type Page } from '@playwright/test';
import { faultsOf, openPage, wakeUp } from './catalogue-page.ts';

const value = (page: Page, name: string) =>
  page.locator('.listing-facets .facet-value', { hasText: name }).first();
const names = (page: Page) => page.locator('.product-card-name').allTextContents();
const count = (page: Page) => page.locator('.listing-count');

test('filters stand in the address, and back and forward restore them', async ({ page }) => {
  await openPage(page, '/telefony');
  await wakeUp(page);
  const all = await count(page).textContent();
  await value(page, 'Použité').click();
  await expect(page).toHaveURL(/\/telefony\?condition=used$/);
  await value(page, 'Samsung').click();
  await expect(page).toHaveURL(/condition=used&manufacturer=samsung/);
  await expect(page.locator('.chip')).toHaveText(['Použité', 'Samsung', 'Zrušit všechny filtry']);
  await expect(page.locator('.listing-main')).toHaveAttribute('aria-busy', 'false');
  const filtered = await names(page);
  expect(filtered.every((name) => name.includes('Samsung'))).toBe(true);
  expect(await faultsOf(page)).toEqual([]);
  await page.goBack();
  await page.goBack();
  await expect(count(page)).toHaveText(all ?? '');
  await expect(page.locator('.chip')).toHaveCount(0);
  await page.goForward();
  await page.goForward();
  await expect.poll(() => names(page)).toEqual(filtered);
  await page.reload();
  await expect.poll(() => names(page)).toEqual(filtered);
  await page.getByRole('link', { name: 'Zrušit filtr Použité' }).click();
  await expect(page).toHaveURL(/\/telefony\?manufacturer=samsung$/);
});

test('the first press of a filter works before the script has come', async ({ page }) => {
  await page.route('**/assets/category-screen-*.js', () => undefined);
  await openPage(page, '/telefony');
  await value(page, 'Zánovní').click();
  await expect(page).toHaveURL(/condition=nearly_new/);
  await expect(page.locator('.chip').first()).toHaveText('Zánovní');
});

test('shows more below and finds it again on the way back, where it was', async ({ page }) => {
  await openPage(page, '/telefony');
  await wakeUp(page);
  await expect(page.locator('.product-card')).toHaveCount(24);
  await page.getByRole('link', { name: 'Zobrazit 24 dalších produktů' }).click();
  await expect(page.locator('.product-card')).toHaveCount(48);
  await expect(page).toHaveURL(/\/telefony$/);
  const card = page.locator('.product-card').nth(40);
  await card.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(1000);
  await card.click({ position: { x: 60, y: 60 } });
  await expect(page).toHaveURL(/\/produkt\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(100);
  await page.goBack();
  await expect(page.locator('.product-card')).toHaveCount(48);
  await expect
    .poll(() => page.evaluate((before) => Math.abs(scrollY - before), top))
    .toBeLessThan(40);
});

test('says which filter emptied the list and takes it away', async ({ page }) => {
  await openPage(page, '/telefony?manufacturer=apple&system=android');
  await expect(page.getByRole('heading', { name: 'Takhle nic nezbylo' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('link', { name: /Bez filtru „Operační systém“/ }).click();
  await expect(page).toHaveURL(/\/telefony\?manufacturer=apple$/);
  await expect(page.locator('.product-card').first()).toBeVisible();
});

test('opens a link of which a part is no longer known, and says so', async ({ page }) => {
  await openPage(page, '/telefony?manufacturer=nokiaxx,apple&page=999999');
  await expect(page.getByText('Část odkazu už neplatí')).toBeVisible();
  await expect(page.locator('.chip').first()).toHaveText('Apple');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/telefony$/);
});

test('takes a span of prices', async ({ page }) => {
  await openPage(page, '/telefony');
  await wakeUp(page);
  await page.getByLabel('Od', { exact: true }).fill('10 000');
  await page.getByLabel('Do', { exact: true }).fill('12 000');
  await page.getByRole('button', { name: 'Použít' }).click();
  await expect(page).toHaveURL(/price=10000-12000/);
  const outside = async () => {
    const prices = await page.locator('.product-card .price').allTextContents();
    const amounts = prices.map((text) => Number(text.replace(/\D/g, '')));
    return amounts.filter((amount) => amount < 10_000 || amount > 12_000);
  };
  await expect.poll(outside).toEqual([]);
  await expect(page.locator('.product-card').first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('filters open as a sheet that counts while choosing', async ({ page }) => {
    await openPage(page, '/telefony');
    await wakeUp(page);
    await page.getByRole('button', { name: 'Filtry' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filtry' });
    await sheet.locator('.facet-value', { hasText: 'Samsung' }).tap();
    await expect(sheet.locator('.facet-value.is-chosen')).toHaveText(/Samsung/);
    expect(await faultsOf(page)).toEqual([]);
    await sheet.getByRole('button', { name: /^Zobrazit \d+ produkt/ }).tap();
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Filtry (1)' })).toBeFocused();
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('filters, prices, sorting and pages are links and forms', async ({ page }) => {
    await openPage(page, '/telefony');
    await value(page, 'Samsung').click();
    await expect(page.locator('.chip').first()).toHaveText('Samsung');
    await page.getByLabel('Od', { exact: true }).fill('9000');
    await page.getByRole('button', { name: 'Použít' }).click();
    await expect(page).toHaveURL(/manufacturer=samsung&price=9000-999999999/);
    await page.getByRole('link', { name: 'Nejlevnější' }).click();
    await expect(page).toHaveURL(/sort=price/);
    // By keyboard: rows that are drawn only when they come into sight move what a pointer aims at.
    await page.getByRole('link', { name: 'Stránka 2' }).press('Enter');
    await expect(page).toHaveURL(/page=2/);
    await expect(page.locator('.pager [aria-current]')).toHaveText('2');
  });
});
