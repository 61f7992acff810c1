import type { Locator, Page } from '@playwright/test';
import { staffPassword } from '#tests/support/shops.ts';
import { expect, signIn, test } from './office.ts';

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const said = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'Oznámení' }).getByText(text);

const account = 'vanda.nova@obmena.example';

test('an account is added, given another role, and the log says so for good', async ({
  office: { page },
}) => {
  await signIn(page);
  await link(page, 'Uživatelé a role').click();
  await page.getByRole('button', { name: 'Nový účet' }).press('Enter');
  const panel = page.getByRole('region', { name: 'Účet zaměstnance' });
  await expect(panel.getByLabel('Jméno')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Tato hodnota je požadována.').first()).toBeVisible();
  await panel.getByLabel('Jméno').fill('Vanda Nová');
  await panel.getByLabel('E-mail').fill(account);
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
  await expect(row(page, account)).toContainText('Vychystávání');

  await row(page, account).getByText('Vanda Nová').click();
  await page.keyboard.press('Enter');
  await panel.getByLabel('Role').selectOption({ label: 'Ceny' });
  await panel.getByRole('button', { name: 'Uložit' }).press('Enter');
  await expect(panel).toBeHidden();
  await expect(row(page, account)).toContainText('Ceny');

  await link(page, 'Protokol změn').click();
  // Others change things meanwhile: the newest of accounts.
  const changes = page.getByRole('row').filter({
    has: page.locator('[col-id="what"]', { hasText: 'Založení nebo změna účtu zaměstnance' }),
  });
  const newest = changes.first().locator('[col-id="kind"]');
  await expect(newest).toHaveText('změna');
  await newest.click();
  await page.keyboard.press('Enter');
  const change = page.getByRole('region', { name: /^Změna č\./ });
  await expect(change.getByRole('deletion')).toHaveText('picker');
  await expect(change.getByRole('insertion')).toHaveText('pricing');
  // Who may do what is put right by another change, never by an undo.
  await expect(change.getByText('jen záznam, vrátit nelze')).toBeVisible();
  await expect(change.getByRole('button', { name: 'Vrátit tuto změnu' })).toBeHidden();
});

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

test('keys are purged, a foreign address is refused at its field, and the tab is remembered', async ({
  office: { page },
}) => {
  await signIn(page);
  await link(page, 'Promazání mezipaměti').click();
  await tab(page, 'Výchozí').press('ArrowRight');
  await expect(tab(page, 'Adresa')).toBeFocused();
  const address = page.getByLabel('Adresa stránky');
  await address.fill('https://jinde.example/');
  await address.press('Enter');
  await expect(address).toHaveAccessibleDescription(/Promazat lze jen adresy tohoto obchodu\./);

  await tab(page, 'Adresa').press('ArrowRight');
  await page.getByLabel('Klíče').fill('product-12 category-3');
  await page.getByRole('button', { name: 'Promazat', exact: true }).press('Enter');
  await expect(said(page, /Promazáno, CDN dostala/)).toBeVisible();

  await link(page, 'Uživatelé a role').click();
  await link(page, 'Promazání mezipaměti').click();
  await expect(tab(page, 'Klíč')).toHaveAttribute('aria-selected', 'true');
});

test('everything is purged by two people only', async ({ office: { page } }) => {
  await signIn(page, 'content@obmena.example');
  await link(page, 'Promazání mezipaměti').click();
  await tab(page, 'Výchozí').press('End');
  await page.getByRole('button', { name: 'Promazat vše' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Potvrzení vedoucím' });
  await dialog.getByLabel('E-mail vedoucího').fill('admin@obmena.example');
  await dialog.getByLabel('Heslo nebo PIN vedoucího').fill(staffPassword);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(said(page, /Promazáno, CDN dostala/)).toBeVisible();
});

test('a notification never lies over the buttons of a panel or a list', async ({
  office: { page },
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await signIn(page);
  await page.getByRole('link', { name: 'Uživatelé a role' }).click();
  await page.getByRole('button', { name: 'Nový účet' }).click();
  await page.getByRole('heading', { name: 'Účet zaměstnance' }).click();
  await page.keyboard.press('Control+Shift+z');
  const notification = page.locator('.notification').first();
  await expect(notification).toBeVisible();
  const told = await boxOf(notification);
  const buttons = await page.locator('.panel button, .grid button, .screen-head button').all();
  expect(buttons.length).toBeGreaterThan(5);
  for (const button of buttons) {
    const { x, y, width, height } = await boxOf(button);
    const isBeside = x >= told.x + told.width || x + width <= told.x;
    const isAboveOrBelow = y >= told.y + told.height || y + height <= told.y;
    expect(isBeside || isAboveOrBelow, await button.innerText()).toBe(true);
  }
});

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error('nothing of it is seen');
  return box;
}
