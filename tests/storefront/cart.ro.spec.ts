import { expect, test } from '@playwright/test';
import { allPhrases } from '#tests/support/all-phrases.ts';
import { violations } from './axe-violations.ts';
import { addToCart } from './cart-cases.ts';
import { soldProduct } from './shop-cases.ts';
import { settled } from './settled.ts';

const t = allPhrases.ro.cart;

test.use({ viewport: { width: 390, height: 844 } });

test('the Romanian cart sells in lei, and what was removed comes back', async ({ page }) => {
  test.setTimeout(60_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await addToCart(page, 'ro', (await soldProduct(page)).seo_name, { extras: ['insurance-damage'] });
  await page.getByRole('link', { name: t.toCart }).click();
  await expect(page).toHaveURL(/\/cos$/);
  const item = page.getByRole('list', { name: t.packages }).getByRole('article');
  await expect(item).toContainText('Asigurare pentru daune accidentale');
  await expect(page.getByRole('complementary', { name: t.totals })).toContainText('Lei');
  await settled(page);
  expect(await violations(page)).toEqual([]);
  await item
    .getByRole('button', { name: new RegExp(`^${t.remove}`) })
    .first()
    .click();
  await expect(page.getByText(t.emptyTitle)).toBeVisible();
  await page.getByRole('button', { name: t.undo }).click();
  await expect(item).toContainText('Asigurare pentru daune accidentale');
  await page.getByText(t.haveCode).click();
  await page.getByLabel(t.code, { exact: true }).fill('invalid');
  await page.getByRole('button', { name: t.apply }).first().click();
  await expect(page.getByText('Cod de reducere invalid')).toBeVisible();
});
