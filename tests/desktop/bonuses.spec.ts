import type { Page } from '@playwright/test';
import { expect, signIn, test } from './office.ts';

const cell = (page: Page, row: number, column: string) =>
  page.locator(`[row-index="${String(row)}"] [col-id="${column}"]`).last();
const count = (page: Page) => page.locator('.grid-status').getByRole('status');

test('vouchers are added, changed in the list, limited, deleted and taken back by keyboard', async ({
  office: { page },
}) => {
  await signIn(page, 'pricing@obmena.example');
  await page.getByRole('link', { name: 'Bonusy k výkupu', exact: true }).click();
  await page.getByRole('radio', { name: 'Procenta na webu' }).press('ArrowRight');
  await expect(count(page)).toHaveText('2 řádky');
  await expect(page.getByText('Nejvyšší poukázka: 2 000 Kč')).toBeVisible();

  await page.getByRole('button', { name: 'Přidat poukázku' }).press('Enter');
  const added = page.getByRole('region', { name: 'Přidat poukázku' });
  await expect(added.getByLabel('Výkup aspoň za')).toBeFocused();
  await page.keyboard.type('6000');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1800');
  await page.keyboard.press('Enter');
  const price = added.getByLabel('Výkup aspoň za');
  await expect(price).toHaveAccessibleDescription('Tato hodnota je už použita.');
  await price.fill('4000');
  await price.press('Enter');
  await expect(added).toBeHidden();
  await expect(count(page)).toHaveText('3 řádky');
  await expect(cell(page, 1, 'minimalPrice')).toHaveText('4 000 Kč');

  await cell(page, 1, 'amount').click();
  await page.keyboard.press('F2');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('1500');
  await page.keyboard.press('Enter');
  await expect(cell(page, 1, 'amount')).toHaveText('1 500 Kč');

  await page.getByRole('button', { name: 'Nejvyšší poukázka' }).press('Enter');
  const limit = page.getByRole('region', { name: 'Nejvyšší poukázka' });
  await limit.getByLabel('Nejvyšší poukázka').fill('');
  await page.keyboard.press('Enter');
  await expect(limit).toBeHidden();
  await expect(page.getByText('Nejvyšší poukázka: bez omezení')).toBeVisible();
  await page.keyboard.press('Control+Z');
  await expect(page.getByText('Nejvyšší poukázka: 2 000 Kč')).toBeVisible();

  await cell(page, 1, 'amount').click();
  await page.keyboard.press('Control+Enter');
  const voucher = page.getByRole('region', { name: 'Poukázka 1 500 Kč' });
  await voucher.getByRole('button', { name: 'Smazat' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Smazat' }).press('Enter');
  await expect(count(page)).toHaveText('2 řádky');
});
