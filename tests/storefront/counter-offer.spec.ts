import { expect, test, type Page } from '@playwright/test';
import { makeCounterOffer } from './prepared-sales.ts';
import { devices } from './sale-data.ts';
import { alive } from './settled.ts';

async function openCounterOffer(page: Page, email: string): Promise<string> {
  const { path } = await makeCounterOffer('cz', devices.cz.phone, email);
  await page.goto(path);
  await expect(page.getByText('Displej má prasklinu.')).toBeVisible();
  await alive(page);
  return path;
}

test('a counter-offer shows what differs and is accepted by a button alone', async ({ page }) => {
  const address = await openCounterOffer(page, 'prijima@example.cz');
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Jaký je stav displeje?' }),
  ).toBeVisible();
  // Opening the page again decides nothing.
  await page.goto(`${address}?decision=accept`);
  await alive(page);
  await page.getByRole('button', { name: /^Přijmout/ }).click();
  await expect(page.getByText('Novou cenu jste přijali')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Novou cenu jste přijali')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Přijmout/ })).toHaveCount(0);
});

test('a refusal is asked once more before it is sent', async ({ page }) => {
  await openCounterOffer(page, 'odmita@example.cz');
  await page.getByRole('button', { name: 'Odmítnout a vrátit zařízení' }).click();
  await page.getByRole('button', { name: 'Ještě si to rozmyslím' }).click();
  await page.getByRole('button', { name: 'Odmítnout a vrátit zařízení' }).click();
  await page.getByRole('button', { name: 'Ano, zařízení vraťte' }).click();
  await expect(page.getByText('Novou cenu jste odmítli')).toBeVisible();
});

test('a press is answered once the code of the page has come', async ({ page }) => {
  const { path } = await makeCounterOffer('cz', devices.cz.phone, 'spechal@example.cz');
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/start-app-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path);
  const refuse = page.getByRole('button', { name: 'Odmítnout a vrátit zařízení' });
  await refuse.click();
  await expect(refuse).toHaveAttribute('aria-busy', 'true');
  release();
  await page.getByRole('button', { name: 'Ještě si to rozmyslím' }).click();
  await expect(refuse).not.toHaveAttribute('aria-busy');
});
