import type { Page } from '@playwright/test';
import { violations } from '#tests/storefront/axe-violations.ts';
import { openScreen } from './category-calls.ts';
import { expect, test } from './office.ts';

/** In both schemes, with nothing on its way from one colour to another. */
async function expectNoFaults(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await violations(page)).toEqual([]);
  }
}

test('an opened product, what waits for two people and a new product are accessible', async ({
  office: { page },
}) => {
  test.setTimeout(180_000);
  await openScreen(page, 'Produkty');
  await page.locator('[row-index="0"] [col-id="code"]').click();
  await page.keyboard.press('Enter');
  const tabs = page.getByRole('tablist', { name: 'Části produktu' });
  await expect(tabs).toBeVisible();
  await tabs.getByRole('tab', { name: /^Ceny/ }).click();
  await expect(page.getByRole('tabpanel')).toBeVisible();
  await expectNoFaults(page);

  await page.getByRole('link', { name: 'Ke schválení' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ke schválení' })).toBeVisible();
  await expectNoFaults(page);

  await page.getByRole('link', { name: 'Nový produkt' }).click();
  await page.getByLabel('Název česky', { exact: true }).fill('Pixel');
  await page.getByRole('button', { name: 'Vytvořit varianty' }).click();
  await page.getByRole('button', { name: 'Přidat kus' }).click();
  await expect(page.getByLabel('Baterie (%), řádek 1')).toBeVisible();
  await expectNoFaults(page);
  await page.getByRole('link', { name: 'Ke schválení' }).click();
  await page.getByRole('button', { name: 'Odejít a zahodit změny' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ke schválení' })).toBeVisible();
});
