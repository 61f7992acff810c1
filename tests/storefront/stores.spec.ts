import { expect, test } from '@playwright/test';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { allPhrases } from '#tests/support/all-phrases.ts';

const t = allPhrases.cs.stores;
const paths = shopPaths('cz');

test('a visitor finds a store, whether it is open and when', async ({ page }) => {
  await page.goto(paths.stores);
  await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
  const brno = page.locator('.store', { hasText: 'Obměna Brno' });
  await expect(brno.locator('.store-door')).toHaveText(/^(Otevřeno do|Zavřeno)/);
  await expect(brno.getByRole('link', { name: '+420 200 000 103' })).toHaveAttribute(
    'href',
    'tel:+420200000103',
  );
  await brno.getByRole('link', { name: 'Obměna Brno', exact: true }).click();
  await expect(page).toHaveURL(paths.store('brno'));
  await expect(page.getByRole('heading', { level: 1, name: 'Obměna Brno' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Neděle zavřeno' })).toBeVisible();
  await expect(page.getByRole('row', { name: /24\.\s12\. Štědrý den 9:00–12:00/ })).toBeVisible();
  await expect(page.getByRole('link', { name: t.map })).toHaveAttribute('href', /openstreetmap/);
  await page.goBack();
  await expect(page).toHaveURL(paths.stores);
  await expect(brno).toBeVisible();
});

test('the doors follow the clock of the server and not of the visitor', async ({ page }) => {
  const states = (isOpen: boolean, until: string) => ({
    now: '2026-11-23T17:59:50.000Z',
    states: [{ slug: 'brno', is_open: isOpen, until }],
  });
  let asked = 0;
  await page.clock.install({ time: new Date('2031-01-01T00:00:00Z') });
  await page.route('**/api/new/stores/states/', (route) => {
    asked += 1;
    const json =
      asked === 1
        ? states(true, '2026-11-23T18:00:00.000Z')
        : states(false, '2026-11-24T08:00:00.000Z');
    return route.fulfill({ json });
  });
  await page.goto(paths.store('brno'));
  await expect(page.locator('.store-door')).toHaveText('Otevřeno do 19:00');
  await page.clock.runFor(11_000);
  await expect(page.locator('.store-door')).toHaveText('Zavřeno, otevírá zítra v 9:00');
});

test('show rooms are those stores where things can be tried out', async ({ page }) => {
  await page.goto(paths.showRooms);
  await expect(page.locator('.store')).toHaveCount(2);
  await expect(page.locator('.store', { hasText: 'Obměna Praha Anděl' })).toBeVisible();
  await page.getByRole('link', { name: t.allStores }).click();
  await expect(page.locator('.store')).toHaveCount(8);
});

test('an unknown store is not found, and leads to those there are', async ({ page }) => {
  const answer = await page.goto(paths.store('nikde'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: t.unknownTitle })).toBeVisible();
  await page.getByRole('link', { name: t.allStores }).click();
  await expect(page).toHaveURL(paths.stores);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('stores are all there', async ({ page }) => {
    await page.goto(paths.stores);
    await expect(page.locator('.store-door').first()).toHaveText(/Otevřeno|Zavřeno/);
    await page.getByRole('link', { name: 'Obměna Brno', exact: true }).click();
    await expect(page.getByRole('row', { name: /Pondělí 9:00–19:00/ })).toBeVisible();
  });
});
