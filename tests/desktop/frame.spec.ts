import type { Page } from '@playwright/test';
import { violations } from '#tests/storefront/axe-violations.ts';
import { staffPassword } from '#tests/support/shops.ts';
import { expect, launchOffice, test } from './office.ts';

async function typeIn(page: Page, eMail: string, password = staffPassword): Promise<void> {
  await page.getByLabel('E-mail').fill(eMail);
  await page.getByLabel('Heslo', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

const palette = (page: Page) => page.getByRole('button', { name: /^Hledat/ });

async function enter(page: Page, role = 'admin'): Promise<void> {
  await typeIn(page, `${role}@obmena.example`);
  await expect(palette(page)).toBeVisible();
}

/** Opens an item of the person's own menu, by its keyboard. */
async function choose(page: Page, item: string): Promise<void> {
  await page.locator('.side-foot [aria-haspopup=menu]').press('Enter');
  await page.getByRole('menuitem', { name: item }).press('Enter');
}

async function setPin(page: Page, pin: string): Promise<void> {
  await choose(page, 'Nastavení');
  await page.getByLabel('Nový PIN').fill(pin);
  await page.getByLabel('Heslo', { exact: true }).fill(staffPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText('PIN je nastavený.')).toBeVisible();
  await page.keyboard.press('Escape');
}

const locked = (page: Page) => page.getByRole('dialog', { name: 'Zamčeno' });

test('a wrong password is said in place and nothing typed is lost', async ({
  office: { page },
}) => {
  await typeIn(page, 'admin@obmena.example', 'spatne-heslo');
  await expect(page.getByRole('alert').getByText('E-mail nebo heslo nesouhlasí.')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('admin@obmena.example');
  await expect(page.getByLabel('Heslo', { exact: true })).toHaveValue('spatne-heslo');
  await enter(page);
});

test('a customer is refused with the shop’s own words', async ({ office: { page } }) => {
  await typeIn(page, 'customer@obmena.example');
  const denial = 'You do not have permission to access this page.';
  await expect(page.getByRole('alert').getByText(denial)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('E-mail')).toBeVisible();
});

test('locking covers the work until the password or the PIN comes', async ({
  office: { page },
}) => {
  await enter(page, 'support');
  await setPin(page, '2580');
  await page.keyboard.press('Control+l');
  await expect(locked(page)).toBeVisible();
  await expect(palette(page)).toBeHidden();
  // The server holds the lock: a new page is locked as well.
  await page.reload();
  await page.getByLabel('PIN', { exact: true }).fill('9999');
  await page.keyboard.press('Enter');
  await expect(page.getByText('PIN nesouhlasí.')).toBeVisible();
  await page.getByLabel('PIN', { exact: true }).fill('2580');
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeVisible();
  await page.keyboard.press('Control+l');
  await page.getByLabel('Heslo', { exact: true }).fill(staffPassword);
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeVisible();
});

test('a window that nobody touches locks itself, one that is used does not', async ({
  ownOffice: { page },
}) => {
  await enter(page, 'support');
  await page.clock.install();
  await page.reload();
  await expect(palette(page)).toBeVisible();
  await page.clock.fastForward('14:30');
  await page.keyboard.press('Shift');
  await page.clock.fastForward('14:30');
  await expect(palette(page)).toBeVisible();
  await expect(locked(page)).toHaveCount(0);
  await page.clock.fastForward('00:45');
  await expect(locked(page)).toBeVisible();
});

test('two people change by PIN at one desk', async ({ office: { page } }) => {
  await enter(page, 'picker');
  await setPin(page, '1470');
  const first = await page.locator('.side-foot [aria-haspopup=menu]').innerText();
  await choose(page, 'Odhlásit se');
  await enter(page, 'packer');
  await expect(page.locator('.side-foot [aria-haspopup=menu]')).not.toHaveText(first);
  await choose(page, 'Přepnout uživatele');
  await page.getByRole('button', { name: first }).click();
  await page.getByLabel('PIN', { exact: true }).fill('1470');
  await page.keyboard.press('Enter');
  await expect(page.locator('.side-foot [aria-haspopup=menu]')).toHaveText(first);
});

test('lists open as they come where nobody knows how they were left', async ({
  office: { page },
}) => {
  let calls = 0;
  await page.route(/\/admin\/grid-layouts\/$/, (route) => {
    calls += 1;
    return route.fulfill({ status: 500, json: { detail: 'kaput' } });
  });
  await enter(page);
  await page.getByRole('link', { name: 'Produkty', exact: true }).click();
  await expect(page.locator('[row-index="0"] [col-id="code"]:not(.grid-loading)')).toBeVisible();
  // Once after signing in and once for each of the two lists: nobody waits for more.
  expect(calls).toBeLessThanOrEqual(3);
});

test('a button of one person is not there for the next', async ({ office: { page } }) => {
  await page.route(/\/grids\/products\//, (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await enter(page);
  await page.getByRole('link', { name: 'Produkty', exact: true }).click();
  await page.locator('[row-index="0"] [col-id="nameCs"]:not(.grid-loading)').dblclick();
  await page.keyboard.type('Neuloženo');
  await page.keyboard.press('Enter');
  const again = page.getByRole('alert').getByRole('button', { name: 'Zkusit znovu' });
  await expect(again).toBeVisible();
  await choose(page, 'Odhlásit se');
  await enter(page, 'pricing');
  await expect(again).toHaveCount(0);
});

test('the program opens where each person left it', async ({ dataFolder }) => {
  const first = await launchOffice({ dataFolder });
  await enter(first.page);
  await first.page.getByRole('link', { name: 'Kategorie' }).click();
  await expect(first.page.getByRole('tree')).toBeVisible();
  await first.app.close();
  const { app, page } = await launchOffice({ dataFolder });
  await expect(page.getByRole('tree')).toBeVisible();
  await choose(page, 'Odhlásit se');
  await enter(page, 'pricing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Co čeká');
  await choose(page, 'Odhlásit se');
  await enter(page);
  await expect(page.getByRole('tree')).toBeVisible();
  await app.close();
});

test('the palette and the list of shortcuts open by keys, not while typing', async ({
  office: { page },
}) => {
  await enter(page);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Hledat' });
  await field.press('?');
  await expect(page.getByRole('dialog', { name: 'Najít cokoli' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Klávesové zkratky' })).toBeHidden();
  await field.press('Escape');
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Klávesové zkratky' });
  await expect(list.getByText('Vrátit mou poslední změnu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
});

test('a screen that breaks says so and leaves the others alone', async ({ office: { page } }) => {
  await page.route(/staff-screen/, (route) => route.abort());
  await enter(page);
  await page.getByRole('link', { name: 'Uživatelé a role' }).click();
  await expect(page.getByRole('alert').getByText('Obrazovka se zasekla')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Načíst znovu' })).toBeVisible();
  await page.getByRole('link', { name: 'Kategorie' }).click();
  await expect(page.getByRole('tree')).toBeVisible();
});

test('the language changes at once and is kept', async ({ office: { page } }) => {
  await page.getByRole('button', { name: 'Română' }).click();
  await expect(page.getByRole('button', { name: 'Autentificare' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Parolă')).toBeVisible();
  await page.getByRole('button', { name: 'Čeština' }).click();
  await expect(page.getByRole('button', { name: 'Přihlásit se' })).toBeVisible();
});

test('nothing of the frame is out of reach of assistive programs', async ({ office: { page } }) => {
  // A colour on its way to another has no contrast to measure.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.getByLabel('E-mail')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await enter(page);
  await page.keyboard.press('Control+h');
  await expect(page.getByRole('region', { name: 'Historie změn' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Hledat' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
