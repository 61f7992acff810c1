import { cell, changeElsewhere, expect, notes, rows, takeAway, test } from './grid-page.ts';

test('a cell that two people changed asks whose value holds (T-GRID-8)', async ({ page }) => {
  await cell(page, 0, 'price').click();
  await page.keyboard.type('13');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByLabel(/Moje/).check();
  await page.getByRole('button', { name: 'Uložit výběr' }).click();
  await expect(cell(page, 0, 'price')).toHaveText(/^13\sKč$/);
});

test('a cell that somebody else changes while one types asks whose value holds (T-GRID-8)', async ({
  page,
}) => {
  await cell(page, 0, 'price').click();
  await page.keyboard.type('700');
  await changeElsewhere(page, 1, 'price', 650);
  await expect(cell(page, 0, 'price')).toHaveText(/650/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel(/650/)).toBeChecked();
  await page.getByRole('dialog').getByLabel(/Moje/).check();
  await page.getByRole('button', { name: 'Uložit výběr' }).click();
  await expect(cell(page, 0, 'price')).toHaveText(/^700\sKč$/);
});

test('another cell of the row that is typed in may change meanwhile, and both are kept', async ({
  page,
}) => {
  await cell(page, 0, 'price').click();
  await page.keyboard.type('700');
  await changeElsewhere(page, 1, 'name', 'Jinak');
  await expect(cell(page, 0, 'name')).toHaveText('Jinak');
  await page.keyboard.press('Enter');
  await expect(cell(page, 0, 'price')).toHaveText(/^700\sKč$/);
  await expect(cell(page, 0, 'name')).toHaveText('Jinak');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('what was typed into a row that is deleted meanwhile is refused in words', async ({
  page,
}) => {
  await cell(page, 0, 'price').click();
  await page.keyboard.type('700');
  await takeAway(page, 'Produkt 0');
  await expect(rows(page)).toHaveText(/99\s999 řádků/);
  await page.keyboard.press('Enter');
  await expect(notes(page)).toContainText(/Cena: „700\sKč“ se neuložilo. Už tu není./);
});

test('what could not be sent is sent by a press, each edit by its own', async ({ page }) => {
  await page.evaluate(() => dispatchEvent(new Event('cut-off')));
  for (const row of [0, 1]) {
    await cell(page, row, 'price').click();
    await page.keyboard.type('700');
    await page.keyboard.press('Enter');
    await expect(notes(page).getByRole('listitem')).toHaveCount(row + 1);
  }
  await expect(cell(page, 0, 'price')).toHaveText(/^700/);
  await expect(cell(page, 0, 'price')).toHaveAttribute('aria-invalid', 'true');
  await page.evaluate(() => dispatchEvent(new Event('reconnected')));
  for (const row of [0, 1]) {
    // What was sent at last is said no more, so that the next one is the first.
    await notes(page).getByRole('button', { name: 'Zkusit znovu' }).first().click();
    await expect(cell(page, row, 'price')).toHaveText(/^700\sKč$/);
    await expect(notes(page).getByRole('button', { name: 'Zkusit znovu' })).toHaveCount(1 - row);
  }
});
