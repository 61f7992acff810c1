import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import { examplePdf } from '#core/careers/zip.example.ts';
import { violations } from '#tests/storefront/axe-violations.ts';
import { shopOf } from '#tests/support/shops.ts';
import { expect, signIn, test } from './office.ts';

/** Goes to a screen by its name, without a mouse; nothing is on its way from one colour to another. */
async function goByKeys(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.getByRole('heading', { name: 'Co čeká' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Hledat' }).fill(name);
  await expect(page.getByRole('option', { selected: true })).toContainText(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

const said = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'Oznámení' }).getByText(text);

/** What a visitor of the shop sends; its form asks for the token that every visitor has. */
async function sendAsVisitor(path: string, body: string | FormData): Promise<number> {
  const { url } = shopOf('cz');
  const config = await fetch(`${url}/api/new/config/`);
  // The contract's reply of `config`.
  const { csrf_token: token } = (await config.json()) as { csrf_token: string };
  const headers = new Headers({
    'X-CSRF-Token': token,
    cookie: config.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; '),
  });
  if (typeof body === 'string') headers.set('Content-Type', 'application/json');
  return (await fetch(`${url}/api/new/${path}`, { method: 'POST', headers, body })).status;
}

const saveTo = (app: ElectronApplication, path: string) =>
  app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
  }, path);

const slug = 'ridic-svozu';

test('a job is offered, deleted and brought back without a mouse', async ({ office: { page } }) => {
  await signIn(page);
  await goByKeys(page, 'Volná místa');
  await page.getByRole('button', { name: 'Nové volné místo' }).press('Enter');
  await expect(page.getByLabel('Název (česky)')).toBeFocused();
  const fields = {
    'Název (česky)': 'Řidič svozu',
    'Název (rumunsky)': 'Șofer',
    Adresa: slug,
    'Shrnutí (česky)': 'Vozíte telefony.',
    'Shrnutí (rumunsky)': 'Transportați telefoane.',
    'Text (česky)': '# Co vás čeká\n- jízda',
    'Text (rumunsky)': '# Ce vă așteaptă\n- drum',
    Kde: 'Praha',
  };
  for (const [name, text] of Object.entries(fields)) {
    await page.getByLabel(name, { exact: true }).fill(text);
  }
  await page.getByRole('button', { name: 'Uložit' }).press('Enter');
  await expect(said(page, 'Volné místo je uložené.')).toBeVisible();
  const opened = page.getByRole('button', { name: 'Řidič svozu' });
  await opened.press('Enter');
  await expect(page.getByRole('link', { name: /^Zobrazit v\sobchodě/u })).toHaveAttribute(
    'href',
    `${shopOf('cz').url}/kariera/${slug}`,
  );
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Smazat volné místo' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Smazat volné místo' }).press('Enter');
  await expect(opened).toBeHidden();
  await page
    .getByRole('region', { name: 'Oznámení' })
    .getByRole('button', { name: 'Vrátit zpět' })
    .press('Enter');
  await expect(opened).toBeVisible();
});

test('an applicant is read, answered in their language, and their CV is saved and never drawn', async ({
  office: { app, page },
}) => {
  const form = new FormData();
  const values = {
    full_name: 'Ioana Popescu',
    e_mail: 'ioana.popescu@posta.example',
    phone: '601 234 567',
    note: 'Od ledna.',
    consent: 'true',
    captcha: `sandbox.pass.${String(Date.now())}.00112233445566778899aabb`,
    website: '',
  };
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  form.set('file', new Blob([Uint8Array.from(examplePdf())]), 'cv.pdf');
  expect(await sendAsVisitor('careers/jobs/technik-kontroly-telefonu/apply/', form)).toBe(204);
  const path = join(tmpdir(), `obmena-cv-${String(process.pid)}.pdf`);
  await saveTo(app, path);
  await signIn(page);
  await goByKeys(page, 'Uchazeči o práci');
  await page.getByRole('button', { name: 'Ioana Popescu' }).press('Enter');
  const panel = page.getByRole('region', { name: 'Ioana Popescu' });
  await expect(panel).toContainText('…567');
  await expect(panel).not.toContainText('ioana.popescu@');
  await panel.getByRole('button', { name: /^Uložit životopis/u }).press('Enter');
  await expect(said(page, 'Životopis je uložený.')).toBeVisible();
  expect(readFileSync(path).equals(Buffer.from(examplePdf()))).toBe(true);
  rmSync(path);
  await expect(page.locator('iframe, embed, object')).toHaveCount(0);
  await expect(panel).toContainText('přečtený');
  expect(await violations(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Odpovědět e-mailem' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Co chcete napsat')).toBeFocused();
  await expect(dialog.getByLabel('Text odpovědi')).toHaveValue(/děkujeme za váš životopis/u);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Odeslat odpověď' }).press('Enter');
  await expect(said(page, 'Odpověď odchází e-mailem.')).toBeVisible();
  await expect(panel).toContainText('pozvaný na pohovor');
  await expect(panel.getByRole('heading', { name: 'Co jsme napsali' })).toBeVisible();
});

test('somebody who wants no more news is found by their whole address and signed off', async ({
  office: { page },
}) => {
  const eMail = 'uz.nechci@posta.example';
  const body = JSON.stringify({ e_mail: eMail, website: '' });
  expect(await sendAsVisitor('news/subscriber/add-subscriber/', body)).toBe(204);
  await signIn(page);
  await goByKeys(page, 'Odběratelé novinek');
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Celá e-mailová adresa').fill(eMail);
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').filter({ hasText: 'u…@posta.example' });
  await expect(row).toContainText('čeká na potvrzení');
  expect(page.url()).not.toContain('nechci');
  await row.getByRole('button').press('Enter');
  const panel = page.getByRole('region', { name: 'Odběratel' });
  await expect(panel).toContainText(/v\spatičce obchodu/u);
  expect(await violations(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Odhlásit na přání' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Odhlásit na přání' }).press('Enter');
  await expect(said(page, 'Odběr je zrušený.')).toBeVisible();
  await expect(row).toContainText('odhlášený');
});
