import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { createTestClient } from '#tests/support/test-client.ts';
import { shopOf, staffPassword } from '#tests/support/shops.ts';
import { devices, newImei, sellers } from './sale-data.ts';
import { saleSteps } from './sale-steps.ts';

/** Sells a phone under an e-mail of its own and gives the code. */
async function sellPhone(page: Page, email: string): Promise<string> {
  const steps = saleSteps(page, 'cs');
  await steps.answerAll(devices.cz.phone);
  await steps.openSale();
  await steps.checkSale({ ...sellers.cz, imei: newImei(), email });
  await steps.submitButton.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(steps.words.thankYou.heading);
  return page.url().split('/').at(-1) ?? '';
}

/** The buy-back desk receives the device and finds a worse display. */
async function findWorse(code: string): Promise<void> {
  const desk = createTestClient(shopOf('cz').url);
  expect((await desk.login('buyback_desk@obmena.example', staffPassword)).status).toBe(200);
  const { results } = await desk.get('admin-buyback-list', { query: { q: code } });
  const id = results[0]?.id ?? 0;
  const found = await desk.get('admin-buyback-detail', { params: { id } });
  const { version, deviceConditions } = await desk.post('admin-buyback-move', {
    params: { id },
    body: { status: 'received', reason: 'Balík dorazil.', version: found.version },
  });
  const choices = Object.values(deviceConditions).map(({ type, value, choices: offered }) =>
    type === 'display' ? (offered[3]?.value ?? '') : (value ?? ''),
  );
  const body = { deviceConditionChoices: choices, note: 'Displej má prasklinu.', version };
  const inspected = await desk.post('admin-buyback-inspect', { params: { id }, body });
  expect(inspected.status).toBe('counter_offered');
}

/** Address of the counter-offer in the mail that the customer got. */
async function mailedOffer(email: string): Promise<string> {
  const folder = join(shopOf('cz').dataDir, 'mail');
  const mails = () =>
    readdirSync(folder)
      .map((name) =>
        readFileSync(join(folder, name), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '='),
      )
      .filter((mail) => mail.includes(email) && mail.includes('/protinabidka/'));
  await expect.poll(() => mails().length, { timeout: 30_000 }).toBeGreaterThan(0);
  const code = /\/protinabidka\/([\w-]+)/.exec(mails()[0] ?? '')?.[1] ?? '';
  return `/vykup/protinabidka/${code}`;
}

async function openCounterOffer(page: Page, email: string): Promise<string> {
  await findWorse(await sellPhone(page, email));
  const address = await mailedOffer(email);
  await page.goto(address);
  await expect(page.getByText('Displej má prasklinu.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  return address;
}

test('a counter-offer shows what differs and is accepted by a button alone', async ({ page }) => {
  test.setTimeout(90_000);
  const address = await openCounterOffer(page, 'prijima@example.cz');
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Jaký je stav displeje?' }),
  ).toBeVisible();
  // Opening the page again decides nothing.
  await page.goto(`${address}?decision=accept`);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: /^Přijmout/ }).click();
  await expect(page.getByText('Novou cenu jste přijali')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Novou cenu jste přijali')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Přijmout/ })).toHaveCount(0);
});

test('a refusal is asked once more before it is sent', async ({ page }) => {
  test.setTimeout(90_000);
  await openCounterOffer(page, 'odmita@example.cz');
  await page.getByRole('button', { name: 'Odmítnout a vrátit zařízení' }).click();
  await page.getByRole('button', { name: 'Ještě si to rozmyslím' }).click();
  await page.getByRole('button', { name: 'Odmítnout a vrátit zařízení' }).click();
  await page.getByRole('button', { name: 'Ano, vraťte mi ho' }).click();
  await expect(page.getByText('Novou cenu jste odmítli')).toBeVisible();
});
