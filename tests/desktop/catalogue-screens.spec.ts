import type { Page } from '@playwright/test';
import { createTestClient } from '#tests/support/test-client.ts';
import { shopOf } from '#tests/support/shops.ts';
import { expect, signIn, test } from './office.ts';

const open = (page: Page, name: string): Promise<void> =>
  page.getByRole('link', { name, exact: true }).press('Enter');
const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().press('Enter');

test('a family is made, takes a variant by keyboard, and gives it back', async ({
  office: { page },
}) => {
  await signIn(page, 'catalogue_editor@obmena.example');
  await open(page, 'Skupiny produktů');
  await press(page, 'Nová skupina');
  const name = `Zkušební skupina ${String(Date.now())}`;
  const added = page.getByRole('region', { name: 'Nová skupina' });
  await added.getByLabel('Skupina česky').fill(name);
  await added.getByLabel('Skupina rumunsky').fill(name);
  await added.getByLabel('Druh').selectOption({ index: 1 });
  await added.getByLabel('Výrobce').selectOption({ index: 1 });
  await added.getByRole('button', { name: 'Uložit' }).press('Enter');
  await expect(added).toBeHidden();

  await page.getByRole('searchbox', { name: 'Hledat skupinu podle názvu nebo adresy' }).fill(name);
  await page.getByRole('button', { name }).press('Enter');
  const panel = page.getByRole('region', { name, exact: true });
  await panel.getByRole('button', { name: 'Vzít sem variantu odjinud' }).press('Enter');
  const take = page.getByRole('dialog', { name: 'Vzít sem variantu odjinud' });
  await take.getByRole('textbox').fill('iPhone 13');
  await take.getByRole('radio').first().press('Space');
  await take.getByRole('button', { name: 'Vzít do této skupiny' }).press('Enter');
  await expect(take).toBeHidden();
  await panel.getByRole('checkbox').first().press('Space');
  await panel.getByRole('button', { name: /^Přesunout do jiné skupiny/ }).press('Enter');
  const move = page.getByRole('dialog', { name: /^Přesunout do jiné skupiny/ });
  await move.getByRole('searchbox').fill('iPhone 13');
  await move
    .getByRole('button', { name: /^Apple iPhone 13\b|^iPhone 13\b/ })
    .first()
    .press('Enter');
  await move.getByRole('button', { name: /^Přesunout do:/ }).press('Enter');
  await expect(move).toBeHidden();
  await panel.getByRole('button', { name: 'Smazat skupinu' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Smazat skupinu' }).press('Enter');
  await expect(panel).toBeHidden();
});

test('a rule of a price level shows its effect before it is saved', async ({
  office: { page },
}) => {
  await signIn(page, 'pricing@obmena.example');
  await open(page, 'Cenové hladiny');
  await press(page, 'Přidat cenovou hladinu');
  const form = page.getByRole('region', { name: 'Přidat cenovou hladinu' });
  await form.getByLabel('Kód').fill(`velkoobchod-${String(Date.now())}`);
  await form.getByLabel('Název (česky)').fill('Velkoobchod');
  await form.getByLabel('Název (rumunsky)').fill('Angro');
  await form.getByLabel('Pořadí').fill('9');
  await form.getByLabel('Odkud jsou ceny').selectOption('procento z ceníkové ceny');
  await form.getByLabel('Procento').fill('-5');
  await form.getByLabel('Ceny končí').selectOption('na 90');
  const effect = form.getByRole('region', { name: 'Co pravidlo udělá s cenami' });
  await expect(effect.getByRole('status')).toContainText(/Změní se/);
  await expect(effect.getByRole('row').nth(1)).toContainText('Kč');
  await form.getByRole('button', { name: 'Uložit' }).press('Enter');
  await expect(form).toBeHidden();
});

test('a price is planned and a limited offer made for goods found by a word', async ({
  office: { page },
}) => {
  await signIn(page, 'pricing@obmena.example');
  await open(page, 'Plánované ceny');
  await press(page, 'Naplánovat cenu');
  const plan = page.getByRole('region', { name: 'Naplánovat cenu' });
  await plan.getByRole('searchbox').fill('iPhone 13');
  const item = plan.getByRole('combobox', { name: 'Skladová položka' });
  await expect(item.locator('option').nth(1)).toBeAttached();
  await item.selectOption({ index: 1 });
  await plan.getByLabel('Nová cena').fill('9 990');
  await plan.getByLabel('Platí od').fill('2020-01-01');
  await plan.getByRole('button', { name: 'Uložit' }).press('Enter');
  await expect(plan.getByLabel('Platí od')).toHaveAccessibleDescription(/Naplánovat lze/);
  await plan.getByLabel('Platí od').fill('2099-01-01');
  await plan.getByRole('button', { name: 'Uložit' }).press('Enter');
  await expect(plan).toBeHidden();

  await open(page, 'Časově omezené nabídky');
  await press(page, 'Přidat nabídku');
  const offer = page.getByRole('region', { name: 'Přidat nabídku' });
  await offer.getByRole('searchbox').fill('iPhone 14');
  const goods = offer.getByRole('combobox', { name: 'Skladová položka' });
  await expect(goods.locator('option').nth(1)).toBeAttached();
  await goods.selectOption({ index: 1 });
  await offer.getByLabel('Cena v nabídce').fill('8990');
  await offer.getByLabel('Platí od').fill('2050-01-01T10:00');
  await offer.getByLabel('Platí do').fill('2050-01-02T10:00');
  await offer.getByRole('button', { name: 'Uložit' }).press('Enter');
  await expect(offer).toBeHidden();
});

test('filters say what they do, the menu hides a category, and a page part is set up', async ({
  office: { page },
}) => {
  await signIn(page, 'catalogue_editor@obmena.example');
  await open(page, 'Filtry katalogu');
  const filter = page.getByRole('checkbox', { checked: true }).first();
  await filter.press('Space');
  await expect(page.getByText(/filtr zmizí/)).toBeVisible();
  await press(page, 'Uložit filtry');
  await expect(page.getByText(/filtr zmizí/)).toBeHidden();

  await open(page, 'Menu obchodu');
  await press(page, 'Upravit kategorii v menu');
  const entry = page.getByRole('region', { name: 'Upravit kategorii v menu' });
  await entry.getByLabel('Kategorie').selectOption({ index: 1 });
  await entry.getByLabel('Skrytá v menu').selectOption('true');
  await entry.getByRole('button', { name: 'Uložit' }).press('Enter');
  await expect(entry).toBeHidden();

  await open(page, 'Části stránek');
  await expect(page.getByRole('button', { name: 'Nová část' })).toBeEnabled();
  await press(page, 'Nová část');
  const part = page.getByRole('region', { name: /^Část \d+$/ });
  await part.getByLabel('Co ukazuje').selectOption({ index: 2 });
  await part.getByLabel('Nadpis česky').fill('Vybrali jsme');
  await part.getByLabel('Nadpis rumunsky').fill('Am ales');
  await part.getByRole('button', { name: 'Uložit' }).press('Enter');
  await expect(part).toBeHidden();
  await expect(page.getByText('Vybrali jsme')).toBeVisible();
});

test('pictures and texts for search engines are the work of content', async ({
  office: { page },
}) => {
  await signIn(page, 'content@obmena.example');
  await expect(page.getByRole('link', { name: 'Skupiny produktů', exact: true })).toBeVisible();
  await open(page, 'Obrázky');
  const name = `Sada ${String(Date.now())}`;
  await page.getByRole('searchbox', { name: 'Hledat sadu obrázků' }).fill(name);
  await press(page, /^Nová sada/);
  const set = page.getByRole('region', { name, exact: true });
  await expect(set.getByText('Nikde se neukazuje, lze ji smazat.')).toBeVisible();
  await set.getByRole('button', { name: 'Smazat sadu' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Smazat sadu' }).press('Enter');
  await expect(set).toBeHidden();

  await open(page, 'Texty pro vyhledávače');
  await press(page, 'Napsat texty');
  const kind = page.getByRole('region', { name: 'Napsat texty' });
  const category = kind.getByRole('combobox', { name: 'Kategorie' });
  await category.fill('telefony');
  await expect(kind.locator('.search-select-option').first()).toBeVisible();
  await category.press('Enter');
  const texts = page.getByRole('group', { name: 'Česky' });
  await texts.getByLabel('Titulek').fill('Telefony se zárukou');
  await texts.getByRole('button', { name: 'Uložit' }).press('Enter');
  await expect(page.getByRole('cell', { name: 'Telefony se zárukou' })).toBeVisible();
});

test('who may not change something is not offered it', async ({ office: { page } }) => {
  await signIn(page, 'catalogue_editor@obmena.example');
  await open(page, 'Cenové hladiny');
  await expect(page.getByRole('heading', { name: 'Cenové hladiny' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Přidat cenovou hladinu' })).toBeHidden();
  await open(page, 'Menu obchodu');
  await expect(page.getByRole('button', { name: 'Upravit kategorii v menu' })).toBeVisible();
  const menu = await createTestClient(shopOf('cz').url).get('hamburger-menu', {});
  expect(menu.categories.length).toBeGreaterThan(0);
});
