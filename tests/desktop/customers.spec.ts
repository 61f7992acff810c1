import { expect, signIn, test } from './office.ts';
import { billing, placeOrder } from './place-order.ts';

test('a customer on the phone is found without a mouse, and the call is written down', async ({
  office: { page },
}) => {
  const number = await placeOrder();
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Co čeká' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Hledat' }).fill('zákazníci');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Telefon, e-mail nebo jméno')).toBeFocused();
  await page.keyboard.type(billing.phone_number);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Bořivoj Zelenka' })).toBeFocused();
  expect(page.url()).not.toContain('601');
  await expect(page.getByRole('main')).not.toContainText(billing.e_mail);
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ptá se, kdy to přijde.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Ptá se' })).toBeVisible();
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { name: `Objednávka ${number}` })).toBeVisible();
});
