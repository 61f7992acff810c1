import { expect, test } from '@playwright/test';
import { devices } from './sale-data.ts';
import { alive } from './settled.ts';

test('back and forward walk through the steps of the selector', async ({ page }) => {
  await page.goto('/vykup');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Telefony' }).click();
  await expect(page).toHaveURL(/\/vykup\/telefony$/);
  await main.getByRole('link', { name: 'Apple', exact: true }).click();
  await expect(page).toHaveURL(/\/telefony\/apple$/);
  await page
    .getByRole('link', { name: /iPhone 15 128 GB/ })
    .first()
    .click();
  await expect(page).toHaveURL(/iphone-15-128gb$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/telefony\/apple$/);
  await expect(page.getByRole('link', { name: /iPhone 15 128 GB/ }).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/vykup\/telefony$/);
  await expect(page.getByRole('link', { name: 'Samsung', exact: true }).first()).toBeVisible();
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL(/iphone-15-128gb$/);
  await expect(page.getByText('Černá').first()).toBeVisible();
});

test('back works on a reloaded page that nobody has touched', async ({ page }) => {
  await page.goto('/vykup/telefony');
  // The first touch of the page brings its script, so that the link below moves within the page.
  await page.keyboard.press('Shift');
  await alive(page);
  await page.getByRole('link', { name: 'Apple', exact: true }).first().click();
  await expect(page).toHaveURL(/\/telefony\/apple$/);
  await page.reload();
  await page.evaluate(() => history.back());
  await expect(page.getByRole('link', { name: 'Samsung', exact: true }).first()).toBeVisible();
});

test('a late answer of an abandoned step changes nothing', async ({ page }) => {
  let asked = () => {};
  let release = () => {};
  const wasAsked = new Promise<void>((resolve) => (asked = resolve));
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    '**/model-choices/?product_type=telefony&product_manufacturer=apple',
    async (route) => {
      asked();
      await released;
      await route.continue();
    },
  );
  await page.goto('/vykup/telefony');
  // The first touch of the page brings its script.
  await page.keyboard.press('Shift');
  await alive(page);
  await page.getByRole('link', { name: 'Apple', exact: true }).first().click();
  await wasAsked;
  const crumbs = page.getByRole('navigation', { name: 'Kde jste' });
  await crumbs.getByRole('link', { name: 'Telefony' }).click();
  await page.getByRole('link', { name: 'Samsung', exact: true }).first().click();
  await expect(page).toHaveURL(/\/telefony\/samsung$/);
  const late = page.waitForResponse(/product_manufacturer=apple/);
  release();
  await (await late).finished();
  // Two frames are more than the page needs to draw an answer that it took.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Samsung');
  await expect(page.getByRole('link', { name: /Galaxy/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /iPhone/ })).toHaveCount(0);
  await expect(page).toHaveURL(/\/telefony\/samsung$/);
});

test('without a script the shop still shows devices, prices and centres', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/vykup');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Telefony' }).click();
  await main.getByRole('link', { name: 'Apple', exact: true }).click();
  await expect(page.getByRole('link', { name: /iPhone 15 128 GB.*Kč/s }).first()).toBeVisible();
  await page.goto(devices.cz.phone);
  await expect(page.getByText(/8\s500\sKč/).first()).toBeVisible();
  await page.goto('/vykup/vykupni-mista');
  await expect(page.getByText('Obměna Brno')).toBeVisible();
  await page.goto('/vykup/stav');
  await expect(page.locator('noscript p')).toBeVisible();
  await context.close();
});
