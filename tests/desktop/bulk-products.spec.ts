import { openScreen } from './category-calls.ts';
import { expect, test } from './office.ts';

test('two products are renamed by a pattern that is looked at first, and get their names back', async ({
  office: { page },
}) => {
  await openScreen(page, 'Produkty');
  const list = page.getByRole('region', { name: 'Produkty', exact: true });
  const boxes = list.getByRole('checkbox', { name: /^Vybrat řádek/ });
  for (const at of [0, 1]) {
    await boxes.nth(at).click();
    await expect(boxes.nth(at)).toBeChecked();
  }
  await page.getByRole('button', { name: /^Hromadně: 2/ }).press('Enter');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Přejmenovat podle vzoru' });
  await expect(dialog.getByRole('textbox', { name: 'Vzor názvu' })).toBeFocused();
  await page.keyboard.type('Zkouška {code}');
  await expect(dialog.getByText(/^Zkouška /).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Změněny 2 řádky')).toBeVisible();
  await page.getByRole('button', { name: 'Vrátit zpět' }).first().click();
  await expect(page.getByText(/Vráceny 2.řádky/)).toBeVisible();
});

test('a product is opened beside the list, and its search texts are written', async ({
  office: { page },
}) => {
  await openScreen(page, 'Produkty');
  const cell = page.locator('[row-index="0"] [col-id="code"]');
  await cell.click();
  await page.keyboard.press('Enter');
  const tabs = page.getByRole('tablist', { name: 'Části produktu' });
  await expect(tabs).toBeVisible();
  for (const tab of [/^Ceny/, 'Parametry', 'Historie', 'Pro vyhledávače']) {
    await tabs.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel')).toBeVisible();
  }
  const title = `Titulek ${String(Date.now())}`;
  await page.getByLabel('Titulek').first().fill(title);
  await page.getByRole('button', { name: 'Uložit' }).first().click();
  await expect(page.getByText('Uloženo.')).toBeVisible();
  await expect(page.getByLabel('Titulek').first()).toHaveValue(title);
});
