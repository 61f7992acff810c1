import { expect, test } from '@playwright/test';
import { homeRows, soldProduct } from './shop-cases.ts';

test('a product is whole without a script: price, choices and stores are links', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const page = await context.newPage();
  const [used] = (await homeRows(page)).used;
  await page.goto(`/produkt/${used?.seo_name ?? ''}?stav=used`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(used?.name ?? '');
  await expect(page.locator('.price-hero')).toContainText('Kč');
  await expect(page.getByRole('heading', { name: 'Vyberte konkrétní kus' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Stav' }).getByRole('link', { name: /Nové/ }).click();
  await expect(page).toHaveURL(/stav=new/);
  await page.locator('.extra').first().click();
  await expect(page).toHaveURL(/stav=new&doplnky=/);
  await expect(page.getByText('Celkem zaplatíte', { exact: true })).toBeVisible();
  await context.close();
});

test('what is chosen is told where the system chooses the colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`/produkt/${(await soldProduct(page)).seo_name}?stav=new`);
  const colors = page.getByRole('navigation', { name: 'Barva' });
  await expect(colors.locator('a[aria-current]')).toHaveCSS('outline-style', 'solid');
  const other = colors.locator('a:not([aria-current])').first();
  await expect(other).toHaveCSS('outline-style', 'none');
});

test('another colour keeps the condition and the extras', async ({ page }) => {
  const { seo_name: seoName } = await soldProduct(page);
  await page.goto(`/produkt/${seoName}?stav=new`);
  await page.locator('.extra').first().click();
  await expect(page).toHaveURL(/doplnky=/);
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  const colors = page.getByRole('navigation', { name: 'Barva' });
  await colors.locator('a:not([aria-current])').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading ?? '');
  await expect(page).toHaveURL(/stav=new&doplnky=/);
  await expect(page.locator('.extra-on')).toHaveCount(1);
});

test('extras that a condition does not offer are taken off and named', async ({ page }) => {
  const { seo_name: seoName } = await soldProduct(page);
  await page.goto(`/produkt/${seoName}?stav=new&doplnky=neznamy-doplnek`);
  await expect(page.getByText(/Odebrali jsme doplněk/)).toBeVisible();
});

test('a press before the page is alive is not lost', async ({ page }) => {
  const { seo_name: seoName } = await soldProduct(page);
  await page.goto(`/produkt/${seoName}`, { waitUntil: 'networkidle' });
  const heart = page.getByRole('button', { name: 'Oblíbené' });
  // A click without a pointer before it: the first thing that the page hears.
  await heart.dispatchEvent('pointerdown');
  await heart.evaluate((button: HTMLElement) => button.click());
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('an old device lowers what is to pay and stays in the address', async ({ page }) => {
  const { seo_name: seoName } = await soldProduct(page);
  await page.goto(`/produkt/${seoName}`);
  await page.getByText('Prodejte nám staré a doplaťte rozdíl').click();
  await page.getByLabel('Co máte').selectOption({ index: 1 });
  await page.getByLabel('Výrobce').selectOption({ index: 1 });
  await page.getByLabel('Model').selectOption({ index: 1 });
  await expect(page).toHaveURL(/protiucet=/);
  await expect(page.getByText(/^Doplatíte/)).toBeVisible();
  await page.reload();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(page.getByText(/^Doplatíte/)).toBeVisible();
});

test('the gallery is enlarged, moved by keys and closed by Escape', async ({ page }) => {
  const { seo_name: seoName } = await soldProduct(page);
  await page.goto(`/produkt/${seoName}`);
  await page
    .getByRole('button', { name: /Zvětšit obrázek/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Obrázky produktu' });
  await expect(dialog).toContainText('Obrázek 1 z 3');
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toContainText('Obrázek 2 z 3');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a store with the piece takes a reservation', async ({ page }) => {
  const { seo_name: seoName } = await soldProduct(page);
  await page.goto(`/produkt/${seoName}`);
  await page
    .getByRole('button', { name: /^Rezervovat zde/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('an unknown product is not found, and structured data names the offers of a known one', async ({
  page,
}) => {
  const missing = await page.goto('/produkt/neni-v-nabidce');
  expect(missing?.status()).toBe(404);
  const { seo_name: seoName } = await soldProduct(page);
  await page.goto(`/produkt/${seoName}`);
  const nodes = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(nodes.join()).toContain('"Product"');
  expect(nodes.join()).toContain('"BreadcrumbList"');
  expect(nodes.join()).toMatch(/"(?:Aggregate)?Offer"/);
});
