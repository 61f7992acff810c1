import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { builtProgram } from '#tests/support/built-program.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startShop, type ShopProcess } from '#tests/support/shop-process.ts';
import { codeAt } from '#tests/support/totp.ts';
import { staffPassword } from '#tests/support/shops.ts';
import { createTestClient, type TestClient } from '#tests/support/test-client.ts';
import { formWith, sendForm } from '#tests/support/upload.ts';
import { expect, launchOffice, test } from './office.ts';
import { placeOrder } from './place-order.ts';

const eMail = 'prvni@kram.example';
const company = {
  'Jméno firmy': 'Krám a.s.',
  'Ulice a číslo': 'Dlouhá 1',
  Město: 'Praha',
  PSČ: '110 00',
  IČO: '12345679',
  DIČ: 'CZ12345679',
  'Zápis v rejstříku': 'Městský soud v Praze, oddíl B, vložka 1',
  'E-mail': 'obchod@kram.example',
  Telefon: '601 234 567',
  IBAN: 'CZ65 0800 0000 1920 0014 5399',
  BIC: 'GIBACZPX',
  Banka: 'Česká spořitelna',
};

/** A shop as somebody starts it for good, on an empty database, with its first admin. */
async function startEmptyShop(
  dataDir: string,
): Promise<ShopProcess & { readonly address: string }> {
  const port = String(await freePort());
  const address = `http://localhost:${port}`;
  const environment = {
    NODE_ENV: 'production',
    // Its gateways and captcha are played: the test has no contracts.
    ALLOW_SANDBOX: '1',
    PORT: port,
    PUBLIC_URL: address,
    DATA_DIR: dataDir,
    METRICS_PORT: '0',
    ENCRYPTION_KEYS: `a:${Buffer.alloc(32, 7).toString('base64')}`,
  };
  const staff = [builtProgram('staff'), 'admin', eMail];
  const printed = execFileSync(process.execPath, staff, {
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  });
  const shop = await startShop(environment);
  const token = printed.trim().split('/').at(-1) ?? '';
  const visitor = createTestClient(address);
  await visitor.post('auth-password-reset-confirm', {
    body: { token, password: staffPassword, passwordConfirmation: staffPassword },
  });
  return { ...shop, address };
}

/** The first admin adds an app, as a real shop asks, and answers the codes for a day without it. */
async function addApp(admin: TestClient): Promise<readonly string[]> {
  const { step: asked } = await admin.post('auth-login', {
    body: { eMail, password: staffPassword },
  });
  const pending = asked?.pending ?? '';
  const { secret } = await admin.post('auth-factor-app-begin', { body: { pending } });
  const code = codeAt(secret, new Date());
  const { recoveryCodes } = await admin.post('auth-factor-app-add', { body: { pending, code } });
  return recoveryCodes;
}

/** Signs in on the screen, by password and one of the codes. */
async function signInByCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('E-mail').fill(eMail);
  await page.getByLabel('Heslo').fill(staffPassword);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: /kód/i }).fill(code);
  await page.keyboard.press('Enter');
}

const step = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const backToSteps = (page: Page) =>
  page.getByRole('link', { name: 'První kroky', exact: true }).press('Enter');

/** Opens a method of a list by its place and name, and switches it on. */
async function switchOn(page: Page, row: number, name: string): Promise<void> {
  const active = page.locator(`[row-index="${String(row)}"] [col-id="isActive"]`);
  await active.click();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name });
  await panel.getByLabel('Zapnuto').selectOption('true');
  await panel.getByRole('button', { name: 'Uložit' }).press('Enter');
  await expect(active).toHaveText('Ano');
}

/** Two products of a file, made by the calls of the import's screen. */
async function importProducts(admin: TestClient): Promise<void> {
  await admin.change('categories/', { name: 'Telefony', parent: null });
  const file = [
    'Kód;Název;Výrobce;Kategorie;Cena;Skladem',
    'N1;Nokia X;Nokia;Telefony;4990;5',
    'N2;Pouzdro X;Nokia;Telefony;199;20',
  ].join('\n');
  const answer = await sendForm(
    admin,
    'admin/imports/',
    formWith({ supplier: '' }, Buffer.from(file), 'zbozi.csv'),
  );
  const id = Number(Reflect.get(Object(await answer.json()), 'id'));
  const read = () => admin.get('import-read', { params: { id } });
  const work = await read();
  await admin.post('import-preview', {
    params: { id },
    body: {
      mapping: work.columns.map(({ field }) => field ?? 'none'),
      options: { ...work.options, isPublished: true },
      supplier: work.supplier,
    },
  });
  await expect.poll(async () => (await read()).status, { timeout: 60_000 }).toBe('checked');
  await admin.post('import-apply', { params: { id }, body: { to: 'applying' } });
  await expect.poll(async () => (await read()).status, { timeout: 60_000 }).toBe('done');
}

test('an empty shop leads its admin to a sold product by five steps', async ({ dataFolder }) => {
  const folder = mkdtempSync(join(tmpdir(), 'obmena-empty-'));
  chmodSync(folder, 0o755);
  const shop = await startEmptyShop(folder);
  const { app, page } = await launchOffice({
    dataFolder,
    environment: { API_URL: shop.address },
  });
  try {
    const newcomer = createTestClient(shop.address);
    const [code = ''] = await addApp(newcomer);
    // The token for changes belongs to the session that the app has opened.
    const admin = createTestClient(shop.address);
    for (const [name, value] of newcomer.cookies) admin.cookies.set(name, value);
    await signInByCode(page, code);
    await expect(page.getByRole('heading', { name: 'První kroky' })).toBeVisible();
    await expect(page.getByText('zbývá', { exact: true })).toHaveCount(5);
    await page.screenshot({ path: 'test-results/first-steps.png' });

    await step(page, 'Údaje firmy').getByRole('link').press('Enter');
    for (const [label, text] of Object.entries(company)) {
      await page.getByLabel(label, { exact: true }).fill(text);
    }
    await page.screenshot({ path: 'test-results/company.png' });
    await page.getByRole('button', { name: 'Uložit' }).press('Enter');
    await expect(page.getByText('Platí údaje odsud.')).toBeVisible();

    await backToSteps(page);
    await expect(step(page, 'Údaje firmy')).toContainText('hotovo');
    await step(page, 'Doprava').getByRole('link').press('Enter');
    await switchOn(page, 0, 'Kurýr na adresu');
    await page.screenshot({ path: 'test-results/deliveries.png' });
    await backToSteps(page);
    await step(page, 'Platba').getByRole('link').press('Enter');
    await switchOn(page, 1, 'Bankovní převod');
    await page.screenshot({ path: 'test-results/payments.png' });

    await importProducts(admin);
    const number = await placeOrder(shop.address, 'bank-transfer');
    await backToSteps(page);
    await expect(step(page, 'Produkty')).toContainText('hotovo');
    await step(page, 'Zkušební objednávka')
      .getByRole('link', { name: `Zrušit objednávku ${number}` })
      .press('Enter');
    const panel = page.getByRole('region', { name: `Objednávka ${number}` });
    await expect(panel).toContainText('Bořivoj Zelenka');
    await panel.getByLabel('Posunout do stavu').selectOption('cancelled');
    await panel.getByLabel('Důvod').fill('Zkušební objednávka.');
    await page.keyboard.press('Enter');
    await backToSteps(page);
    await expect(page.getByText('Všechno je připravené. Obchod prodává.')).toBeVisible();
    await page.screenshot({ path: 'test-results/first-steps-done.png' });
  } finally {
    await app.close();
    await shop.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
