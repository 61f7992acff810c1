import { expect, signIn, test } from './office.ts';

test('a discount is made by keyboard, tried on the past, switched on and given its codes', async ({
  office: { page },
}) => {
  await signIn(page, 'pricing@obmena.example');
  await page.getByRole('link', { name: 'Slevy', exact: true }).click();
  await page.getByRole('button', { name: 'Nová sleva' }).press('Enter');
  await page.getByLabel('Název pro zákazníky (česky)').fill('Zimní výprodej');
  await page.getByLabel('Název pro zákazníky (rumunsky)').fill('Reducerile iernii');
  await page.getByLabel('Kolik procent').fill('101');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Kolik procent')).toHaveAccessibleDescription(
    'Sleva nemůže být vyšší než 100 %.',
  );
  await page.getByLabel('Kolik procent').fill('12,5');
  await page.keyboard.press('Enter');

  // It is stored switched off, and what it would do is seen before it counts.
  await page.getByRole('tab', { name: 'Nastavení' }).press('End');
  await expect(page.getByRole('heading', { name: 'Co by udělala' })).toBeVisible();
  await expect(page.getByText('Objednávky: tržba')).toBeVisible();
  await page.getByRole('tab', { name: 'Dopad' }).press('ArrowLeft');
  await page.getByLabel('Kolik jednorázových kódů').fill('3');
  await page.keyboard.press('Enter');
  await expect(page.getByText('kódů: 3', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Vzít dávku zpět' }).press('Enter');
  await expect(page.getByText(/^Vzata zpět/)).toBeVisible();

  await page.getByRole('tab', { name: 'Kódy' }).press('Home');
  await page.getByLabel('Zapnutá').press('Space');
  await page.getByLabel('Kolik procent').press('Enter');
  await expect(page.getByRole('row', { name: /Zimní výprodej −12,5 % .* Platí/ })).toBeVisible();
});
