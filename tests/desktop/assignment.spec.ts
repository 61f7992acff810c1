import type { Page } from '@playwright/test';
import { violations } from '#tests/storefront/axe-violations.ts';
import { addCategory, openScreen, speakRomanian } from './category-calls.ts';
import { expect, test } from './office.ts';

const list = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const boxes = (page: Page, name: string) =>
  list(page, name).getByRole('checkbox', { name: /^Vybrat řádek/ });
const dialog = (page: Page) => page.getByRole('dialog');

/** Finds the category that a test made and ticks it. */
async function tickCategory(page: Page, name: string): Promise<void> {
  const right = list(page, 'Kategorie');
  await right.getByRole('searchbox').fill(name);
  await expect(right.getByText('1 řádek')).toBeVisible();
  const box = boxes(page, 'Kategorie').first();
  await box.click();
  // The keys act on what is chosen, which the grid tells a moment later.
  await expect(box).toBeChecked();
  await expect(page.getByText(/^Vybráno: .*kategorie 1$/)).toBeVisible();
}

async function tickProducts(page: Page, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    const box = boxes(page, 'Produkty').nth(at);
    await box.click();
    await expect(box).toBeChecked();
  }
}

test('three products go into a category, are counted as they were, and all come back out', async ({
  office: { page },
}) => {
  await openScreen(page, 'Zařazení produktů');
  await addCategory(page, 'Jednotlive zarazeni');
  await tickProducts(page, 3);
  await tickCategory(page, 'Jednotlive zarazeni');
  await page.keyboard.press('Control+Enter');
  await expect(dialog(page).getByText('3 produkty do 1 kategorie.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Zařadit' }).click();
  await expect(dialog(page).getByText('Úspěšně uloženo.')).toBeVisible();
  await expect(dialog(page).getByText('3 nová zařazení')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByLabel('Které produkty ukázat').selectOption('z označených kategorií');
  // What was done is selected no more.
  await expect(list(page, 'Produkty').getByText(/^3\sřádky$/)).toBeVisible();
  await tickProducts(page, 3);
  await page.keyboard.press('Control+Enter');
  await dialog(page).getByRole('button', { name: 'Zařadit' }).click();
  await expect(dialog(page).getByText('Nic se nemuselo měnit.')).toBeVisible();
  await expect(dialog(page).getByText('3 už byla')).toBeVisible();
  await page.keyboard.press('Escape');

  await tickProducts(page, 3);
  await page.keyboard.press('Control+Shift+Enter');
  await dialog(page).getByRole('button', { name: 'Vyřadit' }).click();
  await expect(dialog(page).getByText('Úspěšně odstraněno.')).toBeVisible();
  await expect(dialog(page).getByText('3 zrušená zařazení')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Vrátit zpět' }).click();
  await expect(page.getByText('Vráceny 3 řádky.')).toBeVisible();
});

test('all that match but one are assigned, by the number that was shown', async ({
  office: { page },
}) => {
  await openScreen(page, 'Zařazení produktů');
  await addCategory(page, 'Hromadne zarazeni');
  const left = list(page, 'Produkty');
  await left.getByRole('searchbox').fill('amazfit t-rex');
  await expect(left.getByText('2 řádky')).toBeVisible();
  await left.getByRole('checkbox', { name: 'Vybrat všechny odpovídající řádky' }).click();
  await boxes(page, 'Produkty').first().click();
  await tickCategory(page, 'Hromadne zarazeni');
  await page.getByRole('button', { name: 'Zařadit', exact: true }).click();
  await expect(dialog(page).getByText('1 produkt do 1 kategorie.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Zařadit' }).click();
  await expect(dialog(page).getByText('1 nové zařazení')).toBeVisible();
});

test('without a choice on both sides the specification’s words are said', async ({
  office: { page },
}) => {
  await openScreen(page, 'Zařazení produktů');
  await boxes(page, 'Produkty').first().click();
  await page.getByRole('button', { name: 'Zařadit', exact: true }).click();
  const words = 'Musíte vybrat některé produkty a kategorie, které chcete aktualizovat.';
  await expect(page.getByText(words)).toBeVisible();
});

test('the lists share the width as the handle says, and the screen is accessible', async ({
  office: { page },
}) => {
  // A colour on its way to another has no contrast to measure.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openScreen(page, 'Zařazení produktů');
  await expect(boxes(page, 'Produkty').first()).toBeVisible();
  const handle = page.getByRole('separator', { name: 'Šířka seznamů' });
  await handle.press('End');
  await expect(handle).toHaveAttribute('aria-valuenow', '75');
  expect(await violations(page)).toEqual([]);
  await speakRomanian(page);
  await expect(page.getByRole('button', { name: 'Încadrează' })).toBeVisible();
  await expect(list(page, 'Produse')).toBeVisible();
});
