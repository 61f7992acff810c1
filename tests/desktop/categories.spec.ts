import type { Page } from '@playwright/test';
import { violations } from '#tests/storefront/axe-violations.ts';
import { addCategory, change, openScreen, speakRomanian } from './category-calls.ts';
import { expect, test } from './office.ts';

const tree = (page: Page) => page.getByRole('tree');
const line = (page: Page, name: string) => page.getByRole('treeitem', { name });
const filter = (page: Page) => page.getByRole('searchbox', { name: 'Filtrovat kategorie' });
const told = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

/** A root of its own for one test, with children of these names below it. */
async function plant(page: Page, root: string, ...children: readonly string[]) {
  const { id } = await addCategory(page, root);
  for (const child of children) await addCategory(page, `${root} ${child}`, id);
  await filter(page).fill(root);
  // The screen learns of them one after another; keys pressed before would meet half a tree.
  for (const name of [root, ...children.map((child) => `${root} ${child}`)]) {
    await expect(line(page, name).first()).toBeVisible();
  }
  return id;
}

const order = (page: Page) =>
  tree(page)
    .getByRole('treeitem')
    .evaluateAll((lines) => {
      const top = (one: Element) => one.getBoundingClientRect().top;
      return lines
        .sort((one, other) => top(one) - top(other))
        .map((one) => `${one.getAttribute('aria-level') ?? ''} ${one.textContent}`);
    });

test('a category is found, opened, changed and the change taken back by keyboard alone', async ({
  office: { page },
}) => {
  await openScreen(page, 'Kategorie');
  await plant(page, 'Žlutý strom', 'list');
  await page.keyboard.press('Control+f');
  await page.keyboard.type('zluty strom li');
  await filter(page).fill('zluty strom li');
  await expect(tree(page).locator('mark').first()).toHaveText('Žlutý');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Název česky')).toBeFocused();
  const boost = page.getByLabel('Váha ve vyhledávání');
  await boost.fill('1,555');
  await page.keyboard.press('Control+s');
  await told(page, 'Zadejte číslo, nejvýš se dvěma desetinnými místy, například 1,5.');
  await boost.fill('1,5');
  await page.getByLabel('Název česky').fill('Žlutý strom lístek');
  await page.keyboard.press('Control+s');
  await told(page, 'Úspěšně uloženo.');
  await expect(line(page, 'Žlutý strom lístek')).toBeVisible();
  await page.getByRole('button', { name: 'Vrátit zpět' }).first().click();
  await expect(page.getByLabel('Název česky')).toHaveValue('Žlutý strom list');
  await expect(boost).toHaveValue('1');
  await page.getByLabel('Název česky').press('Escape');
  await expect(tree(page)).toBeFocused();
});

test('Alt and arrows move a category; what was cut goes where it may and nowhere else', async ({
  office: { page },
}) => {
  await openScreen(page, 'Kategorie');
  await plant(page, 'Klavesy', 'a', 'b', 'c');
  await filter(page).press('ArrowDown');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  const swapped = ['1 Klavesy', '2 Klavesy b', '2 Klavesy a', '2 Klavesy c'];
  await expect.poll(() => order(page)).toEqual(swapped);
  await page.keyboard.press('Alt+ArrowRight');
  const below = ['1 Klavesy', '2 Klavesy b', '3 Klavesy a', '2 Klavesy c'];
  await expect.poll(() => order(page)).toEqual(below);

  await page.keyboard.press('Home');
  await page.keyboard.press('Control+x');
  await expect(line(page, 'Klavesy c')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('End');
  await told(page, 'Kategorii nelze přesunout pod její vlastní podkategorii.');
  await page.keyboard.press('Control+v');
  await expect.poll(() => order(page)).toEqual(below);
  await page.keyboard.press('End');
  await page.keyboard.press('Control+x');
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'Dovnitř na začátek' }).click();
  const first = ['1 Klavesy', '2 Klavesy c', '2 Klavesy b', '3 Klavesy a'];
  await expect.poll(() => order(page)).toEqual(first);
  await told(page, 'Kategorie „Klavesy c“ je přesunutá.');
  await page.reload();
  await filter(page).fill('Klavesy');
  await expect.poll(() => order(page)).toEqual(first);
});

test('a category is dragged inside and beside others, never below itself', async ({
  office: { page },
}) => {
  await openScreen(page, 'Kategorie');
  await plant(page, 'Tazeni', 'x', 'y');
  const height = 30;
  await line(page, 'Tazeni y').dragTo(line(page, 'Tazeni x'), {
    targetPosition: { x: 80, y: 2 },
  });
  await expect.poll(() => order(page)).toEqual(['1 Tazeni', '2 Tazeni y', '2 Tazeni x']);
  await line(page, 'Tazeni x').dragTo(line(page, 'Tazeni y'), {
    targetPosition: { x: 80, y: height / 2 },
  });
  const nested = ['1 Tazeni', '2 Tazeni y', '3 Tazeni x'];
  await expect.poll(() => order(page)).toEqual(nested);
  await line(page, 'Tazeni y').dragTo(line(page, 'Tazeni x'), {
    targetPosition: { x: 80, y: height / 2 },
  });
  expect(await order(page)).toEqual(nested);
});

test('two people in one category: other fields merge, the same one is chosen', async ({
  office: { page },
}) => {
  await openScreen(page, 'Kategorie');
  const id = await plant(page, 'Dvojice');
  await line(page, 'Dvojice').click();
  await page.getByLabel('Název česky').fill('Dvojice moje');
  const path = `categories/${String(id)}/`;
  await change(page, 'PATCH', path, { version: 1, name_cs: 'Dvojice jejich', filterable: true });
  await told(page, 'Kategorii mezitím uložil někdo jiný.');
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'Mezitím to změnil někdo jiný' });
  await expect(dialog.getByText('Dvojice jejich')).toBeVisible();
  await dialog.getByLabel('Dvojice moje').check();
  await dialog.getByRole('button', { name: 'Použít vybrané' }).click();
  await told(page, 'Úspěšně uloženo.');
  await expect(page.getByLabel('Název česky')).toHaveValue('Dvojice moje');
  await expect(page.getByLabel('Lze podle ní filtrovat')).toBeChecked();
});

test('a new category is suggested its address; one in use is not deleted, an empty one is', async ({
  office: { page },
}) => {
  await openScreen(page, 'Kategorie');
  await plant(page, 'Smazat mne');
  await line(page, 'Smazat mne').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Přidat podkategorii' }).click();
  await page.getByLabel('Název česky').fill('Řemínky a šňůrky');
  await expect(page.getByLabel('Název v adrese')).toHaveValue('reminky-a-snurky');
  await page.keyboard.press('Control+s');
  await told(page, 'Tato hodnota je požadována.');
  await page.getByLabel('Název rumunsky').fill('Curele');
  await page.keyboard.press('Control+s');
  await told(page, 'Úspěšně uloženo.');
  await expect(page.getByText('/smazat-mne/reminky-a-snurky')).toBeVisible();

  const dialog = page.getByRole('dialog');
  await line(page, 'Smazat mne').click();
  await page.getByRole('button', { name: 'Smazat', exact: true }).click();
  await dialog.getByRole('button', { name: 'Smazat kategorii' }).click();
  await expect(dialog.getByText('1 podkategorie')).toBeVisible();
  await page.keyboard.press('Escape');
  await line(page, 'Řemínky a šňůrky').click();
  await page.getByRole('button', { name: 'Smazat', exact: true }).click();
  await dialog.getByRole('button', { name: 'Smazat kategorii' }).click();
  await told(page, 'Úspěšně odstraněno.');
  await expect(line(page, 'Řemínky a šňůrky')).toHaveCount(0);
});

test('what is typed is not lost by choosing another category', async ({ office: { page } }) => {
  await openScreen(page, 'Kategorie');
  await plant(page, 'Neulozene', 'druha');
  await line(page, 'Neulozene').first().click();
  await page.getByLabel('Název česky').fill('Neulozene zmena');
  await line(page, 'Neulozene druha').click();
  const dialog = page.getByRole('dialog', { name: 'Odejít bez uložení?' });
  await dialog.getByRole('button', { name: 'Zrušit' }).click();
  await expect(page.getByLabel('Název česky')).toHaveValue('Neulozene zmena');
  await page.getByRole('button', { name: 'Zahodit změny' }).click();
  await line(page, 'Neulozene druha').click();
  await expect(page.getByLabel('Název česky')).toHaveValue('Neulozene druha');
});

test('going back asks for what is typed, and goes there once it is let go', async ({
  office: { page },
}) => {
  await openScreen(page, 'Kategorie');
  await plant(page, 'Zpatky', 'druha');
  await line(page, 'Zpatky').first().click();
  await line(page, 'Zpatky druha').click();
  const name = page.getByLabel('Název česky');
  await expect(name).toHaveValue('Zpatky druha');
  await name.fill('Zpatky zmena');
  const dialog = page.getByRole('dialog', { name: 'Odejít bez uložení?' });
  const goBack = () => page.evaluate(() => history.back());
  await goBack();
  await dialog.getByRole('button', { name: 'Zrušit' }).click();
  await expect(name).toHaveValue('Zpatky zmena');
  await goBack();
  await dialog.getByRole('button', { name: 'Odejít' }).click();
  await expect(name).toHaveValue('Zpatky');
  await page.evaluate(() => history.forward());
  await expect(name).toHaveValue('Zpatky druha');
});

test('who may only read sees no way to change', async ({ office: { page } }) => {
  await openScreen(page, 'Kategorie', 'pricing@obmena.example');
  await tree(page).getByRole('treeitem').first().click();
  await expect(page.getByLabel('Název česky')).toBeDisabled();
  const acts = page.getByRole('main').getByRole('button', { name: /Uložit|Smazat|Přidat/ });
  await expect(acts).toHaveCount(0);
});

test('the screen speaks Romanian too and is accessible in both schemes', async ({
  office: { page },
}) => {
  // A colour on its way to another has no contrast to measure.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openScreen(page, 'Kategorie');
  await tree(page).getByRole('treeitem').first().click();
  await expect(page.getByLabel('Název česky')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await speakRomanian(page);
  await expect(page.getByRole('heading', { name: 'Categorii' })).toBeVisible();
  for (const label of ['Nume în română', 'Categoria superioară', 'Pondere în căutare']) {
    await expect(page.getByLabel(label)).toBeVisible();
  }
});
