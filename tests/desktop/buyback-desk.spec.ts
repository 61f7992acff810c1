import type { Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { plainPicture } from '#tests/api/files/nasty-pictures.ts';
import { mailedLink, sellPhone } from '#tests/storefront/prepared-sales.ts';
import { devices } from '#tests/storefront/sale-data.ts';
import { createTestClient } from '#tests/support/test-client.ts';
import { shopOf } from '#tests/support/shops.ts';
import { expect, signIn, test } from './office.ts';

const eMail = 'stul-vykupu@example.cz';
const notes = (page: Page) => page.getByRole('region', { name: 'Oznámení' });

async function open(page: Page, screen: string): Promise<void> {
  await page.getByRole('link', { name: screen, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: screen })).toBeVisible();
}

/** Finds one buy-back by its code and opens it by the keyboard; answers its number. */
async function openBuyback(page: Page, code: string): Promise<string> {
  await page.getByRole('searchbox', { name: 'Hledat v seznamu' }).fill(code);
  await expect(page.locator('.grid-status').getByRole('status')).toHaveText('1 řádek');
  const cell = page.locator('[row-index="0"] [col-id="number"]').last();
  const panel = page.getByRole('region', { name: /^Výkup \d+/ });
  // The search may still bring the rows anew and take the focus.
  await expect(async () => {
    await cell.click();
    await cell.press('Enter');
    await expect(panel.getByText(code.slice(0, 8))).toBeVisible({ timeout: 2_000 });
  }).toPass();
  return (await cell.innerText()).trim();
}

/** The customer agrees on the page that the mail leads to. */
async function acceptOffer(): Promise<void> {
  const link = await mailedLink('cz', eMail, 'counterOffer');
  const customer = createTestClient(shopOf('cz').url);
  const params = { code: link.split('/').at(-1) ?? '' };
  await customer.post('buyback-counter-offer-decide', { params, body: { decision: 'accept' } });
}

async function selectPayout(page: Page, view: string, number: string): Promise<void> {
  await open(page, 'Výplaty');
  await page.getByRole('radio', { name: view }).check({ force: true });
  // Another search is another list, of which nothing is selected yet.
  const found = page.waitForResponse((answer) =>
    decodeURIComponent(answer.url()).includes(`"term":"${number}"`),
  );
  await page.getByRole('searchbox', { name: 'Hledat v seznamu' }).fill(number);
  await found;
  await expect(page.locator(`[row-id="${number}"]`).first()).toBeVisible();
  const cell = page.locator(`[row-id="${number}"] [col-id="device"]`);
  const action = page.getByRole('button', { name: /^(Připravit|Uvolnit) výplatu$/ }).last();
  await expect(async () => {
    await cell.click();
    await cell.press(' ');
    await expect(action).toBeEnabled({ timeout: 1_000 });
  }).toPass();
}

test('a worse device gets a counter-offer and is paid by two people', async ({
  office: { app, page, dataFolder },
}) => {
  test.setTimeout(240_000);
  const code = await sellPhone('cz', devices.cz.phone, eMail);
  await signIn(page, 'buyback_desk@obmena.example');
  await open(page, 'Výkupy');
  await page.getByRole('radio', { name: 'K převzetí' }).check({ force: true });
  const number = await openBuyback(page, code);
  const panel = page.getByRole('region', { name: `Výkup ${number}` });
  await panel.getByLabel(/^Důvod/).fill('Balík dorazil.');
  await panel.getByRole('button', { name: 'Posunout' }).click();
  await expect(notes(page)).toContainText('Přijato, ke kontrole');
  // The open one stays beside a list that does not hold it any more.
  await expect(page.locator('.grid-status').getByRole('status')).toHaveText('0 řádků');

  const picture = { name: 'displej.png', mimeType: 'image/png', buffer: await plainPicture() };
  await panel.locator('input[type=file]').setInputFiles(picture);
  await expect(panel.getByRole('img', { name: /^Fotka 1/ })).toHaveJSProperty('complete', true);
  const display = panel.getByLabel(/^Zjistili jsme: .*displej/i);
  await display.selectOption({ index: 3 });
  await panel.getByLabel('Číslo z přístroje přečíst nejde').check();
  await panel.getByLabel(/^Co jsme zjistili/).fill('Displej má prasklinu.');
  await expect(panel.getByRole('status').filter({ hasText: 'Nabídneme mu' })).toBeVisible();
  await panel.getByRole('button', { name: 'Zobrazit, co zákazník dostane' }).click();
  const letter = page.getByRole('dialog', { name: 'Tohle zákazník dostane' });
  await expect(letter.getByText('Displej má prasklinu.')).toBeVisible();
  await letter.getByRole('button', { name: 'Odeslat novou nabídku' }).click();
  await expect(panel.getByText(/^Čeká na odpověď zákazníka do/)).toBeVisible();

  await acceptOffer();
  await expect(panel.getByText('Zákazník novou nabídku přijal.')).toBeVisible();
  await selectPayout(page, 'K přípravě', number);
  await expect(page.getByRole('button', { name: 'Uvolnit výplatu' })).toBeHidden();
  await page.getByRole('button', { name: 'Připravit výplatu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Připravit výplatu' }).click();
  await expect(notes(page)).toContainText('Připravena 1 výplata');

  await signIn(page, 'admin@obmena.example');
  await selectPayout(page, 'K uvolnění', number);
  await page.getByRole('button', { name: 'Uvolnit výplatu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Uvolnit výplatu' }).click();
  const orders = page.getByRole('region', { name: 'Příkazy pro banku' });
  await expect(orders.getByText(/^1 výplata/).first()).toBeVisible();
  await app.evaluate(({ dialog }, path) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath: path });
  }, `${dataFolder}/prikaz.xml`);
  await orders.getByRole('button', { name: 'Soubor pro banku' }).first().click();
  await expect(notes(page)).toContainText('Obsahuje čísla účtů');
  expect(readdirSync(dataFolder)).toContain('prikaz.xml');
  expect(readFileSync(`${dataFolder}/prikaz.xml`, 'utf8')).toContain('pain.001.001.03');
  await orders.getByRole('button', { name: 'Označit jako zaplacené' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Označit jako zaplacené' }).click();
  await expect(notes(page)).toContainText('zařízení je na skladě');
});

test('a personal field is shown for a reason, hidden again and kept nowhere', async ({
  office: { page },
}) => {
  test.setTimeout(120_000);
  const code = await sellPhone('cz', devices.cz.phone, 'skryty-prodejce@example.cz');
  await signIn(page, 'buyback_desk@obmena.example');
  await open(page, 'Výkupy');
  await openBuyback(page, code);
  const panel = page.getByRole('region', { name: /^Výkup/ });
  await expect(panel.getByText('skryty-prodejce@example.cz')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Zobrazit: E-mail' }).click();
  const why = page.getByRole('dialog', { name: 'Proč údaj potřebujete?' });
  await why.getByRole('button', { name: /^Zobrazit/ }).click();
  await expect(why.locator('.field-error')).toBeVisible();
  await why.getByLabel('Důvod').fill('Volá zákazník.');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('skryty-prodejce@example.cz')).toBeVisible();
  await expect(panel.getByText(/zmizí za \d+ sekund/)).toBeVisible();
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), location.href]),
  );
  expect(stored).not.toContain('skryty-prodejce');
  await panel.getByRole('button', { name: 'Skrýt: E-mail' }).click();
  await expect(panel.getByText('skryty-prodejce@example.cz')).toHaveCount(0);
});
