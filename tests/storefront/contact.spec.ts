import { expect, test, type Page } from '@playwright/test';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { allPhrases } from '#tests/support/all-phrases.ts';
import { alive } from './settled.ts';

const { contact: t, captcha, validation } = allPhrases.cs;
const paths = shopPaths('cz');
const message = 'Dobrý den,\nmáte ho skladem?';

const robotBox = (page: Page) => page.getByRole('radio', { name: captcha.pass, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function fillMessage(page: Page): Promise<void> {
  await page.getByLabel(t.topic).selectOption('product');
  await field(page, t.name).fill('Jana Nováková');
  await field(page, t.email).fill('jana@example.cz');
  await field(page, t.message).fill(message);
}

test('a visitor writes to the shop, and errors lose nothing that was typed', async ({ page }) => {
  await page.goto(paths.contact);
  await alive(page);
  await page.getByRole('button', { name: t.send }).click();
  await expect(page.getByText(validation.required)).toHaveCount(4);
  await expect(page.getByText(validation.captcha_required)).toBeVisible();
  await expect(page.getByLabel(t.topic)).toBeFocused();

  await fillMessage(page);
  await field(page, t.email).fill('jana@');
  await robotBox(page).check();
  await page.getByRole('button', { name: t.send }).click();
  await expect(page.getByText(validation.invalid_email)).toBeVisible();
  await expect(field(page, t.email)).toBeFocused();
  await expect(field(page, t.message)).toHaveValue(message);

  await field(page, t.email).fill('jana@example.cz');
  await page.getByRole('button', { name: t.send }).click();
  await expect(page.getByText(t.sentTitle)).toBeVisible();
  expect(page.url()).not.toContain('jana');
  expect(await page.evaluate('localStorage.length + sessionStorage.length')).toBe(0);
});

test('a refused captcha and a broken network keep what was typed', async ({ page }) => {
  await page.goto(paths.contact);
  await alive(page);
  await expect(page.getByText(captcha.sandbox)).toBeVisible();
  await fillMessage(page);
  await robotBox(page).check();
  const address = '**/api/new/enquiries/contact/';
  await page.route(address, (route) =>
    route.fulfill({ status: 400, json: { captcha: [validation.captcha_failed] } }),
  );
  await page.getByRole('button', { name: t.send }).click();
  await expect(page.getByText(validation.captcha_failed)).toBeVisible();
  await expect(robotBox(page)).not.toBeChecked();
  await expect(field(page, t.message)).toHaveValue(message);

  await page.unroute(address);
  await page.route(address, (route) => route.abort());
  await robotBox(page).check();
  await page.getByRole('button', { name: t.send }).click();
  await expect(page.getByText(t.offlineText)).toBeVisible();

  await page.unroute(address);
  await robotBox(page).check();
  await page.getByRole('button', { name: t.send }).click();
  await expect(page.getByText(t.sentTitle)).toBeVisible();
});

test('a company asks for a price of a product that a link has filled in', async ({ page }) => {
  await page.goto(`${paths.specialOffer}?product=iPhone%2015`);
  await alive(page);
  await expect(page.getByLabel(t.product)).toHaveValue('iPhone 15');
  await field(page, t.quantity).fill('tisíc');
  await field(page, t.name).fill('Jana Nováková');
  await field(page, t.email).fill('jana@example.cz');
  await page.getByLabel(t.phone).fill('601 234 567');
  await robotBox(page).check();
  await page.getByRole('button', { name: t.askPrice }).click();
  await expect(page.getByText(validation.invalid_quantity)).toBeVisible();
  await expect(field(page, t.quantity)).toBeFocused();
  await field(page, t.quantity).fill('1 000');
  await page.getByRole('button', { name: t.askPrice }).click();
  await expect(page.getByText(t.offerSentTitle)).toBeVisible();
});
