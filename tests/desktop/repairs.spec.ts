import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { violations } from '#tests/storefront/axe-violations.ts';
import { announce } from '#tests/storefront/prepared-repairs.ts';
import { expect, signIn, test } from './office.ts';
import { scanCode } from './raw-scanner.ts';
import { withShopDatabase } from './scanned-order.ts';

const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name });

/** Signs a pad by the mouse. */
async function drawOn(page: Page, pad: Locator): Promise<void> {
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('the pad is not there');
  const to = (across: number, down: number) =>
    page.mouse.move(box.x + box.width * across, box.y + box.height * down);
  await to(0.2, 0.6);
  await page.mouse.down();
  for (const [across, down] of [
    [0.3, 0.3],
    [0.45, 0.7],
    [0.6, 0.35],
  ] as const) {
    await to(across, down);
  }
  await page.mouse.up();
}

/** Photographs the device and lets its customer sign the record of the intake. */
async function recordIntake(page: Page): Promise<void> {
  await page
    .getByLabel('Přidat fotky z příjmu')
    .and(page.locator('input'))
    .setInputFiles({
      name: 'prijem.png',
      mimeType: 'image/png',
      buffer: await sharp({
        create: { width: 300, height: 200, channels: 3, background: '#446688' },
      })
        .png()
        .toBuffer(),
    });
  await expect(page.getByRole('button', { name: /^Fotka 1/ })).toBeVisible();
  await named(page, 'Podepsat záznam').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Nejde zapnout')).toBeVisible();
  await drawOn(page, dialog.getByRole('img', { name: /^Místo pro podpis/ }));
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Uložit podpis' }).click();
  await expect(page.getByText(/^Podepsáno: Jana Malá/)).toBeVisible();
}

/** Types all that is asked at the counter, with keys alone. */
async function takeIn(page: Page): Promise<void> {
  const keys = page.keyboard;
  await expect(page.getByLabel('Značka a model')).toBeFocused();
  await keys.type('iphone 13');
  await expect(page.getByLabel('Model', { exact: true })).toHaveValue(/iphone-13/);
  const color = page.getByLabel('Barva');
  await expect(color.getByRole('option').nth(1)).toBeAttached();
  await keys.press('Enter');
  await keys.press('Enter');
  await expect(color).toBeFocused();
  await keys.press('ArrowDown');
  await expect(color).not.toHaveValue('');
  const first = page.getByRole('group', { name: 'Co zákazník chce' }).getByRole('checkbox').first();
  await expect(first).toBeVisible();
  await page.getByLabel('Závada').focus();
  for (const text of ['Nejde zapnout', 'škrábance', 'kryt', '', '1234']) {
    await keys.type(text);
    await keys.press('Enter');
  }
  await keys.press('Space');
  await keys.press('Enter');
  await keys.press('Space');
  await keys.press('Enter');
  for (const text of ['3000', '602 123 456', 'Jana', 'Malá', 'jana.mala@posta.example']) {
    await keys.type(text);
    await keys.press('Enter');
  }
  expect(await violations(page)).toEqual([]);
  await keys.press('Control+Enter');
}

test('a device is taken in by keys, repaired within the limit, paid and handed out by a scanned code', async ({
  office: { page },
}) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 1366, height: 768 });
  // Nothing is on its way from one colour to another while it is checked.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page);
  await page.getByRole('link', { name: 'Opravy', exact: true }).click();
  await expect(page.getByLabel('Najít opravu')).toBeFocused();
  await page.getByRole('link', { name: 'Přijmout zařízení' }).click();
  await takeIn(page);
  const title = heading(page, /^7\d{9} · Apple iPhone 13/);
  await expect(title).toBeVisible();
  const [number = ''] = /^7\d{9}/.exec((await title.textContent()) ?? '') ?? [];

  await recordIntake(page);

  await named(page, 'Přidat práci slovy').click();
  await page.getByLabel(/^Název, 1\. řádek/).fill('Čištění konektoru');
  await page.getByLabel('Cena, Čištění konektoru').fill('590');
  await named(page, 'Uložit řádky').click();
  await expect(page.getByText(/je v\slimitu/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Schválit v\slimitu/ }).click();
  const step = (name: string) =>
    page.getByRole('button', { name: new RegExp(`^${name.replaceAll(' ', '\\s')}$`) }).click();
  await step('Opravovat');
  await named(page, 'Začít měřit').click();
  await expect(page.getByText(/běží od/)).toBeVisible();
  await step('Vyzkoušet');
  // Without the checks after the work it is not ready, and what is missing is named.
  await step('Hotovo, k vydání');
  await expect(page.getByRole('alert').getByText(/Displej a\sdotyk/)).toBeVisible();
  await page.getByLabel(/^Kondice baterie, po\sopravě$/).fill('87');
  await page.getByRole('button', { name: /^Po\sopravě je zbytek/ }).click();
  await expect(page.getByLabel(/^Displej a\sdotyk.*, po\sopravě$/)).toHaveValue('ok');
  expect(await violations(page)).toEqual([]);
  await step('Hotovo, k vydání');
  await named(page, 'Přijmout hotově').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Přijmout hotově' }).click();
  await expect(page.getByText('Zaplaceno', { exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Zpět na opravy' }).click();
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const code = await withShopDatabase(
    async (knex) => (await knex('repairs').where({ number }).first('hand_out_code'))?.hand_out_code,
  );
  // The screen has just opened and may not have listened yet: who sees no answer scans once more.
  await expect(async () => {
    await scanCode(page, code ?? '');
    await expect(title).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(named(page, 'Vydat zařízení')).toBeFocused();
  // A code alone hands nothing out: whoever fetches it signs.
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Chybí jméno nebo podpis/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await drawOn(page, page.getByRole('img', { name: 'Místo pro podpis, zatím prázdné' }));
  await expect(page.getByRole('img', { name: 'Místo pro podpis, podepsáno' })).toBeVisible();
  await named(page, 'Vydat zařízení').click();
  await expect(page.getByText('Zařízení je vydané.')).toBeVisible();
  await expect(named(page, 'Vydat zařízení')).toBeHidden();
});

test('whoever was here before is found by phone, and taken in by keys alone within a minute', async ({
  office: { page },
}) => {
  test.setTimeout(120_000);
  const phone = `60${String(randomInt(1_000_000, 9_999_999))}`;
  await announce('cz', 'karel.stary@posta.example', {
    phone,
    firstName: 'Karel',
    lastName: 'Starý',
  });
  await signIn(page);
  await page.getByRole('link', { name: 'Opravy', exact: true }).click();
  await page.getByRole('link', { name: 'Přijmout zařízení' }).click();
  const keys = page.keyboard;
  await expect(page.getByLabel('Značka a model')).toBeFocused();
  const begun = Date.now();
  await keys.type('Kalkulačka Tesla');
  await expect(page.getByLabel('Model', { exact: true })).toHaveValue('in-words');
  await keys.press('Enter');
  await keys.press('Enter');
  // Fault, look, accessories, serial number, what opens it; a backup, the consent, no limit.
  for (const text of ['Nejde zapnout', '', '', '', '']) {
    await keys.type(text);
    await keys.press('Enter');
  }
  await keys.press('Enter');
  await keys.press('Space');
  await keys.press('Enter');
  await keys.press('Enter');
  await keys.type(phone);
  await expect(page.getByText(/byl\/a:.Karel.Starý/)).toBeVisible();
  await expect(page.getByLabel('Příjmení')).toHaveValue('Starý');
  await keys.press('Control+Enter');
  await expect(heading(page, /^7\d{9} · Kalkulačka Tesla/)).toBeVisible();
  expect(Date.now() - begun).toBeLessThan(60_000);
});
