import { change } from './category-calls.ts';
import { expect, signIn, test } from './office.ts';

interface Manufacturer {
  readonly id: number;
  readonly version: number;
}

test('of a row that two people change, other fields merge and the same one is chosen', async ({
  office: { page },
}) => {
  await signIn(page, 'catalogue_editor@obmena.example');
  const made = { name: 'Dva lidé', slug: 'dva-lide', popularity: 900 };
  // The contract's reply of `admin-manufacturer-add`.
  const { id, version } = (await change(
    page,
    'POST',
    'admin/manufacturers/',
    made,
  )) as Manufacturer;
  await page.getByRole('link', { name: 'Výrobci', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Hledat v seznamu' }).fill('dva-lide');
  await expect(page.locator('.grid-status').getByRole('status')).toHaveText('1 řádek');
  await page.locator('[row-index="0"] [col-id="name"]').last().click();
  await page.keyboard.press('Control+Enter');
  const panel = page.getByRole('region', { name: 'Dva lidé' });
  await panel.getByLabel('Název', { exact: true }).fill('Dva moji lidé');
  await panel.getByLabel('Název v adrese').fill('dva-lide-moji');

  const theirs = { name: 'Dva cizí lidé', popularity: 950, version };
  await change(page, 'PATCH', `admin/manufacturers/${String(id)}/`, theirs);
  // The list has heard of it, and the form keeps what was typed.
  await expect(page.locator('[row-index="0"] [col-id="name"]').last()).toHaveText('Dva cizí lidé');
  await panel.getByRole('button', { name: 'Uložit' }).click();
  const question = page.getByRole('dialog', { name: 'Mezitím to změnil někdo jiný' });
  await expect(question.getByRole('group', { name: 'Název', exact: true })).toContainText(
    'Dva cizí lidé',
  );
  await expect(question.getByRole('group')).toHaveCount(1);
  await question.getByRole('radio', { name: /Moje hodnota/ }).check();
  await question.getByRole('button', { name: 'Použít vybrané' }).click();
  await expect(panel).toBeHidden();
  const row = page.locator('[row-index="0"]');
  await expect(row.locator('[col-id="name"]').last()).toHaveText('Dva moji lidé');
  await expect(row.locator('[col-id="slug"]').last()).toHaveText('dva-lide-moji');
  await expect(row.locator('[col-id="popularity"]').last()).toHaveText('950');
});
