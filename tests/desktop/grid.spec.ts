import type { Page } from '@playwright/test';
import { cell, expect, notes, rows, takeAway, test } from './grid-page.ts';

/** Pastes as a spreadsheet would; browsers let no script press Ctrl+V on the real clipboard. */
const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);

test('a pasted block of 200 × 3 cells with 4 bad ones is one edit (T-GRID-1)', async ({ page }) => {
  const bad = new Map([
    [3, 'dohodou'],
    [50, '1,5'],
    [120, ''],
    [199, '4,00638E+12'],
  ]);
  const lines = Array.from(
    { length: 200 },
    (_, at) => `Nový ${at}\t${bad.get(at) ?? '1 990 Kč'}\tano`,
  );
  await cell(page, 0, 'name').click();
  await paste(page, `${lines.join('\r\n')}\r\n`);
  await expect(notes(page)).toContainText('Změněno 596 buněk. 4 buňky odmítnuty');
  await expect(cell(page, 0, 'price')).toHaveAccessibleName(/Cena: 1\s990\sKč/);
  await expect(cell(page, 3, 'price')).toHaveAttribute('aria-description', 'Zadejte číslo.');
  await expect(cell(page, 3, 'price')).toHaveAccessibleName('Cena: dohodou');
  const edits = await page.evaluate((): unknown => Reflect.get(window, 'gridEdits'));
  expect(edits).toHaveLength(1);
});

test('cells are edited by keyboard; what cannot be read stays open with its reason', async ({
  page,
}) => {
  await cell(page, 2, 'price').click();
  await page.keyboard.type('moc');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Zadejte číslo.');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('1 234 Kč');
  await page.keyboard.press('Enter');
  await expect(cell(page, 2, 'price')).toHaveText(/1\s234\sKč/);
  await expect(cell(page, 3, 'price')).toBeFocused();
});

test('Tab goes on to the next cell that may be edited, Escape leaves one as it was', async ({
  page,
}) => {
  await cell(page, 2, 'condition').click();
  await page.keyboard.press('F2');
  await page.getByLabel('Stav', { exact: true }).selectOption('Bazarové');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Od', { exact: true })).toBeFocused();
  await expect(cell(page, 2, 'condition')).toHaveText('Bazarové');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByLabel('Stav', { exact: true })).toBeFocused();
  await page.getByLabel('Stav', { exact: true }).selectOption('Nové');
  await page.keyboard.press('Escape');
  await expect(cell(page, 2, 'condition')).toBeFocused();
  await expect(cell(page, 2, 'condition')).toHaveText('Bazarové');
});

test('what is typed waits through pressing, scrolling and new rows, and going to another cell writes it', async ({
  page,
}) => {
  const field = page.getByLabel('Název', { exact: true });
  await cell(page, 4, 'name').dblclick();
  await field.fill('Rozepsáno');
  await field.click();
  await page.mouse.wheel(0, 20_000);
  await expect(page.getByText('Produkt 0', { exact: true })).toBeHidden();
  await takeAway(page, 'nic');
  await page.mouse.wheel(0, -20_000);
  await expect(cell(page, 0, 'name')).toBeVisible();
  await expect(field).toHaveValue('Rozepsáno');
  await cell(page, 6, 'price').click();
  await expect(cell(page, 4, 'name')).toHaveText('Rozepsáno');
  await expect(cell(page, 6, 'price')).toBeFocused();
});

test('all rows but three are selected in words (T-GRID-3)', async ({ page }) => {
  await cell(page, 0, 'sold').click();
  await page.keyboard.press('Control+a');
  for (let row = 0; row < 3; row += 1) {
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
  }
  await expect(rows(page)).toHaveText(/Vybráno 99\s997 řádků z\s100\s000/);
});

test('sorting takes the focus along with its record (T-GRID-4)', async ({ page }) => {
  await cell(page, 5, 'name').click();
  await page.getByRole('button', { name: 'Název', exact: true }).click();
  await expect(page.locator('[row-id="6"] [col-id="name"]')).toBeFocused();
  await expect(page.getByRole('columnheader', { name: /Název/ })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});

test('a filter is set by keyboard, said in a chip and taken away', async ({ page }) => {
  await cell(page, 0, 'price').click();
  await page.keyboard.press('Alt+ArrowDown');
  await page.getByLabel('Podmínka').selectOption({ label: 'nejvýše' });
  await page.getByLabel('Hodnota').fill('1 000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Použité filtry' })).toContainText(/nejvýše 1\s000/);
  await expect(rows(page)).toHaveText(/18\s020 řádků/);
  await expect(cell(page, 0, 'price')).toBeFocused();
  await page.getByRole('button', { name: /^Zrušit filtr Cena/ }).click();
  await expect(rows(page)).toHaveText(/100\s000 řádků/);
});

test('a link opens a saved view and warns of a removed column (T-GRID-5)', async ({
  page,
  gridUrl,
}) => {
  await page.goto(`${gridUrl}?view=7`);
  await expect(notes(page)).toContainText('sloupce, které už seznam nemá: colour');
  await expect(rows(page)).toHaveText(/50\s000 řádků/);
});

test('every cell has a name and the list says how long it is', async ({ page }) => {
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '100001');
  await expect(cell(page, 0, 'since')).toHaveAccessibleName('Od: prázdné');
});

test('rows beside those seen are there before one scrolls to them', async ({ page }) => {
  const read = () => page.evaluate((): unknown => Reflect.get(window, 'gridPages'));
  await expect.poll(read).toContain(100);
  const wereAwaited = cell(page, 0, 'name').evaluate(async (first) => {
    const view = first.closest('[class*="viewport"]');
    let areAwaited = false;
    new MutationObserver(() => {
      areAwaited ||= document.querySelector('.grid-loading') !== null;
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
    view?.scrollTo(0, 150 * 32);
    while (!document.querySelector('[row-index="155"] [aria-label="Prodáno: 58"]'))
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return areAwaited;
  });
  expect(await wereAwaited).toBe(false);
});

test('a leap draws what it shows, and rows beside it once the list rests', async ({ page }) => {
  const scroller = page.locator('.grid-rows *').filter({ has: cell(page, 0, 'name') });
  const leap = await scroller.evaluateAll(async (found) => {
    const view = found.find((one) => one.scrollHeight > one.clientHeight + 100_000);
    const height = view?.querySelector<HTMLElement>('[row-index]')?.offsetHeight;
    if (!view || !height) throw new Error('nothing scrolls');
    view.scrollTop = 5_000 * height;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const drawn = [...view.querySelectorAll('[row-index]')];
    return drawn.map((row) => Number(row.getAttribute('row-index')));
  });
  expect(Math.min(...leap)).toBe(5_000);
  await expect(cell(page, 4_996, 'name')).not.toHaveText('');
});

test('the keys / and Ctrl+F lead into the search from anywhere, and the arrow back', async ({
  page,
}) => {
  const search = page.getByRole('searchbox', { name: 'Hledat v seznamu' });
  await cell(page, 3, 'sold').click();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('Produkt 99999');
  await expect(rows(page)).toHaveText('1 řádek');
  await page.keyboard.press('ArrowDown');
  await expect(cell(page, 0, 'name')).toBeFocused();
  await page.keyboard.press('Control+f');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('Produkt 99999');
});

test('a slash typed into a cell that can be edited stays in it', async ({ page }) => {
  await cell(page, 0, 'name').click();
  await page.keyboard.type('/x');
  await page.keyboard.press('Enter');
  await expect(cell(page, 0, 'name')).toHaveText('/x');
});

test('a moment is edited in a field of its own by the clocks of the shop, and pasted', async ({
  page,
}) => {
  await expect(cell(page, 0, 'changed')).toHaveText('21.11.2026 11:00');
  await cell(page, 0, 'changed').click();
  await page.keyboard.press('F2');
  const field = page.getByLabel('Změněno', { exact: true });
  await expect(field).toHaveValue('2026-11-21T11:00');
  await field.fill('2026-12-03T09:05');
  await page.keyboard.press('Enter');
  await expect(cell(page, 0, 'changed')).toHaveText('03.12.2026 9:05');
  await cell(page, 1, 'changed').click();
  await paste(page, '4. 12. 2026 18:45\nv pátek');
  await expect(cell(page, 1, 'changed')).toHaveText('04.12.2026 18:45');
  await expect(cell(page, 2, 'changed')).toHaveAccessibleDescription(/DD\.MM\.RRRR/);
});

test('rows that went are selected no more', async ({ page }) => {
  const search = page.getByRole('searchbox', { name: 'Hledat v seznamu' });
  await search.fill('Produkt 99999');
  await expect(rows(page)).toHaveText('1 řádek');
  await cell(page, 0, 'sold').click();
  await page.keyboard.press('Space');
  await expect(rows(page)).toHaveText('Vybrán 1 řádek z 1');
  await takeAway(page, 'Produkt 99999');
  await expect(rows(page)).toHaveText('0 řádků');
});

test('a row that is still awaited cannot be ticked, and can once it came', async ({ page }) => {
  await page.evaluate(() => dispatchEvent(new Event('slow')));
  await cell(page, 0, 'name').click();
  await page.keyboard.press('Control+End');
  const boxes = page.getByRole('checkbox', { name: /^Vybrat řádek/ });
  await expect(boxes.last()).toBeDisabled();
  await page.evaluate(() => dispatchEvent(new Event('quick')));
  await boxes.last().click();
  await expect(boxes.last()).toBeChecked();
});
