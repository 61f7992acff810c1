import { expect, test } from '@playwright/test';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { allPhrases } from '#tests/support/all-phrases.ts';
import { alive } from './settled.ts';

const { contact: t, captcha, validation } = allPhrases.ro;
const paths = shopPaths('ro');

test('a Romanian visitor writes to the shop', async ({ page }) => {
  await page.goto(paths.contact);
  await alive(page);
  await page.getByRole('button', { name: t.send }).click();
  await expect(page.getByText(validation.required)).toHaveCount(4);
  await page.getByLabel(t.topic).selectOption('order');
  await page.getByLabel(t.name).fill('Ioana Popescu');
  await page.getByLabel(t.email, { exact: true }).fill('ioana@example.ro');
  await page.getByLabel(t.phone).fill('0712 345 678');
  await page.getByLabel(t.message, { exact: true }).fill('Bună ziua');
  await page.getByRole('radio', { name: captcha.pass, exact: true }).check();
  await page.getByRole('button', { name: t.send }).click();
  await expect(page.getByText(t.sentTitle)).toBeVisible();
});

test('a Romanian company asks for a price', async ({ page }) => {
  await page.goto(paths.specialOffer);
  await alive(page);
  await page.getByLabel(t.product).fill('Galaxy S24');
  await page.getByLabel(t.quantity).fill('20');
  await page.getByLabel(t.name).fill('Ioana Popescu');
  await page.getByLabel(t.email, { exact: true }).fill('ioana@example.ro');
  await page.getByLabel(t.phone).fill('0712 345 678');
  await page.getByRole('radio', { name: captcha.pass, exact: true }).check();
  await page.getByRole('button', { name: t.askPrice }).click();
  await expect(page.getByText(t.offerSentTitle)).toBeVisible();
});
