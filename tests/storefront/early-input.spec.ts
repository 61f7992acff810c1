import { expect, test, type Page } from '@playwright/test';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { allPhrases } from '#tests/support/all-phrases.ts';
import { soldProduct } from './shop-cases.ts';

const { consent, contact, newsletter, priceList, reviews, shell, signIn, validation } =
  allPhrases.cs;
const paths = shopPaths('cz');

/** Keeps all code of the app on its way, but not the small script that waits for it. */
async function holdApp(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/(?!client-entry)[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('a form sent before its code is there loses nothing that was typed', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto(paths.contact, { waitUntil: 'domcontentloaded' });
  const name = page.getByLabel(contact.name, { exact: true });
  await name.fill('Jana Nováková');
  const send = page.getByRole('button', { name: contact.send });
  await send.click();
  await expect(send).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByText(validation.required)).toHaveCount(3);
  await expect(name).toHaveValue('Jana Nováková');
  await expect(send).not.toHaveAttribute('aria-busy');
});

test('a button of the page pressed before its code is there is answered later', async ({
  page,
}) => {
  const { seo_name: seoName } = await soldProduct(page);
  const release = await holdApp(page);
  await page.goto(paths.reviews(seoName), { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: reviews.write }).click();
  release();
  await expect(page.getByText(reviews.signInTitle)).toBeVisible();
});

test('what is ticked and saved before its code is there is saved later', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto(paths.cookies, { waitUntil: 'domcontentloaded' });
  const analytics = page.getByRole('checkbox', { name: consent.analytics });
  await analytics.check();
  await page.getByRole('button', { name: consent.save }).click();
  release();
  await expect(page.getByRole('status').filter({ hasText: consent.saved })).toBeVisible();
  await expect(analytics).toBeChecked();
  await page.reload();
  await expect(analytics).toBeChecked();
});

test('what is chosen before its code is there changes the form later', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto(paths.registration, { waitUntil: 'domcontentloaded' });
  await page.getByRole('radio', { name: signIn.kindBusiness }).check();
  release();
  await expect(page.getByLabel(signIn.companyNumber)).toBeVisible();
});

test('a button of the header pressed before its code is there is answered later', async ({
  page,
}) => {
  const release = await holdApp(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('banner').getByRole('button', { name: shell.toDark }).click();
  release();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
});

test('the newsletter asked for before its code is there keeps the address', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('textbox', { name: newsletter.label }).fill('jana@');
  await page.getByRole('button', { name: newsletter.submit }).click();
  release();
  await expect(page.getByText(newsletter.wrongEmail)).toBeVisible();
  await expect(page.getByRole('textbox', { name: newsletter.label })).toHaveValue('jana@');
});

test('what is typed into the search before its code is there is answered later', async ({
  page,
}) => {
  const release = await holdApp(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('combobox', { name: shell.searchLabel }).pressSequentially('iphone 15');
  release();
  await expect(page.getByRole('option', { name: /Apple iPhone 15/ }).first()).toBeVisible();
});

test('a search that was left before its code is there opens no list', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const box = page.getByRole('combobox', { name: shell.searchLabel });
  await box.pressSequentially('iphone 15');
  await box.blur();
  await page.getByRole('banner').getByRole('button', { name: shell.toDark }).click();
  release();
  // The header is alive once its button was answered.
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(box).toHaveValue('iphone 15');
});

test('a list is narrowed by what was chosen before its code was there', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto(paths.priceList, { waitUntil: 'domcontentloaded' });
  await page.getByRole('combobox', { name: priceList.manufacturer }).selectOption('apple');
  release();
  await expect(page).toHaveURL(/manufacturer=apple/);
});

test('a list is narrowed by what was typed before its code was there', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/vykup/telefony/samsung', { waitUntil: 'domcontentloaded' });
  await page.locator('.filter-box input').pressSequentially('s24 ultra');
  release();
  await expect(page.locator('.filter-box [aria-live]')).toContainText('Nalezen');
});

test('a pointer that rests on the menu before its code is there opens it later', async ({
  page,
}) => {
  const release = await holdApp(page);
  await page.setViewportSize({ width: 1366, height: 900 });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.locator('.menu-bar-row a', { hasText: 'Telefony' }).hover();
  release();
  await expect(page.locator('.menu-panel')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the menu pressed before its code is there opens later', async ({ page }) => {
    const release = await holdApp(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: shell.openMenu }).tap();
    await expect(page).toHaveURL('/');
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
