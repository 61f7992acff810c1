import { expect, test } from '@playwright/test';
import { faultsOf, openPage, wakeUp } from './catalogue-page.ts';

const bar = '.menu-bar-row';
const panel = '.menu-panel';

test.describe('the menu on a wide screen', () => {
  test.use({ viewport: { width: 1366, height: 900 } });

  test('opens for a resting pointer, stays for a moment and closes', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await openPage(page, '/');
    await wakeUp(page);
    await page.clock.pauseAt(60_000);
    await page.locator(`${bar} a`, { hasText: 'Telefony' }).hover();
    await page.clock.runFor(250);
    await expect(page.locator(panel)).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(page.locator(panel)).toBeVisible();
    await page.mouse.move(600, 850);
    await page.clock.runFor(200);
    await expect(page.locator(panel)).toBeVisible();
    await page.clock.runFor(100);
    await expect(page.locator(panel)).toHaveCount(0);
  });

  test('is used by the keyboard alone', async ({ page }) => {
    await openPage(page, '/');
    await wakeUp(page);
    const phones = page.locator(`${bar} a`, { hasText: 'Telefony' });
    await phones.focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator(`${bar} a`, { hasText: 'Tablety' })).toBeFocused();
    await page.keyboard.press('Home');
    await expect(phones).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(phones).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator(`${panel} a`).first()).toBeFocused();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('End');
    await expect(page.locator(`${panel} a`).last()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(phones).toBeFocused();
    await expect(page.locator(panel)).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/telefony\/apple$/);
    await expect(page.locator(panel)).toHaveCount(0);
  });
});

test.describe('the menu on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('opens as a sheet, keeps the focus and gives it back', async ({ page }) => {
    await openPage(page, '/');
    const button = page.getByRole('button', { name: 'Otevřít nabídku' });
    await button.tap();
    const sheet = page.getByRole('dialog', { name: 'Nabídka' });
    await expect(sheet).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.tap();
    await sheet.getByText('Tablety', { exact: true }).tap();
    await sheet.getByRole('link', { name: 'Samsung' }).tap();
    await expect(page).toHaveURL(/\/tablety\/samsung$/);
    await expect(sheet).toHaveCount(0);
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar leads to categories and the button to their list', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 900 });
    await openPage(page, '/');
    await page.locator(`${bar} a`, { hasText: 'Tablety' }).click();
    await expect(page).toHaveURL(/\/tablety$/);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Otevřít nabídku' }).click();
    await expect(page).toHaveURL(/#categories$/);
    await page.locator('#categories').getByRole('link', { name: 'Příslušenství' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Příslušenství');
  });
});
