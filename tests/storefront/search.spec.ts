import { expect, test } from '@playwright/test';
import { faultsOf, openPage } from './catalogue-page.ts';

const boxName = 'Hledat v obchodě';

test('suggestions are chosen by the keyboard alone', async ({ page }) => {
  await openPage(page, '/');
  const box = page.getByRole('combobox', { name: boxName });
  await box.focus();
  await page.keyboard.type('i');
  await expect(page.getByText('Napište alespoň 2 znaky')).toBeVisible();
  await page.keyboard.type('phone 15');
  const options = page.getByRole('listbox', { name: 'Návrhy' }).getByRole('option');
  await expect(options.filter({ hasText: 'Apple iPhone 15' }).first()).toBeVisible();
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('.suggestion mark').first()).toHaveText(/iphone/i);
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(box).toHaveAttribute('aria-activedescendant', /./);
  const active = await box.getAttribute('aria-activedescendant');
  await expect(page.locator(`[id="${active ?? ''}"]`)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(box).not.toHaveAttribute('aria-activedescendant', /./);
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(box).toHaveValue('iphone 15');
  await page.keyboard.type(' ');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/produkt\//);
});

test('Enter shows all that answers, with the filters of a category', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('combobox', { name: boxName }).fill('galaxi s24');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/hledani\?q=galaxi(\+|%20)s24/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/galaxi s24/);
  await expect(page.locator('.product-card-name').first()).toHaveText(/Samsung Galaxy S24/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await page.locator('.listing-facets .facet-value', { hasText: 'Použité' }).click();
  await expect(page).toHaveURL(/q=galaxi(\+|%20)s24&condition=used/);
  await page.goBack();
  await expect(page.locator('.chip')).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: boxName })).toHaveValue('galaxi s24');
  expect(await faultsOf(page)).toEqual([]);
});

test('nothing found is said in words, as is a query that is too short', async ({ page }) => {
  await openPage(page, '/hledani?q=xqzwvkjj');
  await expect(page.getByRole('heading', { name: 'Nic nenalezeno' })).toBeVisible();
  await openPage(page, '/hledani?q=%20a%20');
  await expect(page.locator('main').getByText('Napište alespoň 2 znaky')).toBeVisible();
  await openPage(page, `/hledani?q=${encodeURIComponent(`%_'"\\<script>`)}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});

test('a late answer never replaces a newer one', async ({ page }) => {
  await openPage(page, '/');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/suggestions\/\?q=tab$/, async (route) => {
    await held;
    await route.continue();
  });
  const box = page.getByRole('combobox', { name: boxName });
  await box.focus();
  const asked = page.waitForRequest(/suggestions\/\?q=tab$/);
  await page.keyboard.type('tab');
  await asked;
  await box.fill('watch');
  const options = page.getByRole('option');
  await expect(options.filter({ hasText: /watch/i }).first()).toBeVisible();
  const shown = await options.allTextContents();
  release();
  await page.waitForLoadState('networkidle');
  expect(await options.allTextContents()).toEqual(shown);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the box is a plain form', async ({ page }) => {
    await openPage(page, '/');
    await page.getByRole('combobox', { name: boxName }).fill('ipad');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/hledani\?q=ipad$/);
    await expect(page.locator('.product-card-name').first()).toHaveText(/iPad/);
  });
});
