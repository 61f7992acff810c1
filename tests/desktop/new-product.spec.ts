import { createTestClient } from '#tests/support/test-client.ts';
import { shopOf } from '#tests/support/shops.ts';
import { expect, signIn, test } from './office.ts';

test('a product is made by the keyboard alone and sold in the shop', async ({
  office: { page },
}) => {
  test.setTimeout(120_000);
  await signIn(page, 'catalogue_editor@obmena.example');
  await page.getByRole('link', { name: 'Produkty', exact: true }).click();
  await page.getByRole('button', { name: 'Nový produkt' }).press('Enter');
  const press = page.keyboard;
  const name = `Pixel ${String(Date.now())}`;
  await expect(page.getByLabel('Název česky', { exact: true })).toBeFocused();
  await press.type(name);
  await press.press('Tab');
  await press.type(name);
  await press.press('Tab');
  await press.press('Tab');
  await press.press('ArrowDown');
  await press.type('google');
  await press.press('Enter');
  const groups = page.getByLabel(/^Kapacity nebo velikosti/);
  await groups.focus();
  await press.type('128 GB, 256 GB');
  await page.getByLabel('Cena nového kusu').focus();
  await press.type('18 990');
  await press.press('Tab');
  await press.type('3');
  await press.press('Tab');
  await press.press('Enter');
  await expect(page.getByLabel('Název česky, řádek 2')).toHaveValue(`${name} 256 GB`);

  await page.getByLabel('EAN, řádek 1').focus();
  await press.type('4006381333932');
  await press.press('Control+s');
  await expect(page.locator('.new-product').getByRole('alert')).toContainText(
    'nic z vyplněného se neztratilo',
  );
  const wrong = page.getByLabel('EAN, řádek 1');
  await expect(wrong).toHaveAttribute('aria-invalid', 'true');
  await expect(wrong).toHaveValue('4006381333932');
  await wrong.fill('');
  await page.getByRole('button', { name: 'Přidat kus' }).press('Enter');
  await page.getByLabel('Cena, řádek 1').last().fill('9 990');
  await page.getByLabel('Baterie (%), řádek 1').fill('91');
  await page.getByLabel('Koupeno za, řádek 1').fill('6 500');
  await press.press('Control+s');
  await expect(page.getByText('Produkt je v prodeji.')).toBeVisible();
  await expect(page.getByLabel('Název česky', { exact: true })).toHaveValue(`${name} 128 GB`);

  const seoName = `${name.toLowerCase().replaceAll(' ', '-')}-128-gb`;
  const visitor = createTestClient(shopOf('cz').url);
  const { offers } = await visitor.get('catalog-product', { params: { seoName } });
  expect(offers.map(({ condition, price }) => [condition, price])).toEqual([
    ['new', 18_990],
    ['used', 9_990],
  ]);
  const cart = await visitor.post('cart-add-product', { body: { product: seoName, quantity: 1 } });
  expect(cart.count).toBe(1);
});
