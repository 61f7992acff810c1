import { expect, test, type Page } from '@playwright/test';
import { everythingAllowed, writeConsent } from '#core/analytics/consent-choice.ts';
import { formatMoney } from '#core/shared/money.ts';
import { allPhrases } from '#tests/support/all-phrases.ts';
import { violations } from './axe-violations.ts';
import { addToCart, raisePrice, shopkeeper, stopSelling, tenthOff } from './cart-cases.ts';
import { alive, settled } from './settled.ts';
import { homeRows, soldProduct } from './shop-cases.ts';

const { cart: t, product: p } = allPhrases.cs;
const phone = { viewport: { width: 390, height: 844 } };

const inCart = (page: Page) => page.getByRole('list', { name: t.packages }).getByRole('article');
const dueOf = (page: Page) =>
  page.getByRole('complementary', { name: t.totals }).locator('dd').last();

test('a device goes into the cart once with its insurance, however often it is pressed', async ({
  page,
}) => {
  const { seo_name: seoName, name } = await soldProduct(page);
  await page.goto(`/produkt/${seoName}?doplnky=insurance-damage`);
  // The first touch wakes the page; the press is held until its code is there.
  await page.getByRole('button', { name: p.addToCart }).first().dblclick();
  await expect(page.getByRole('heading', { level: 1, name: t.addedTitle })).toBeFocused();
  await expect(page.locator('.cart-count')).toHaveText('1');
  await page.getByRole('link', { name: t.toCart }).click();
  await expect(inCart(page)).toHaveCount(1);
  await expect(inCart(page)).toContainText(name.split(' ')[0] ?? name);
  await expect(inCart(page)).toContainText('Pojištění proti poškození');
  await page.reload();
  await expect(inCart(page)).toHaveCount(1);
});

test('a page that is awake sends what is pressed twice once', async ({ page }) => {
  const { seo_name: seoName } = await soldProduct(page);
  let sent = 0;
  await page.route('**/cart/add-product/', async (route) => {
    sent += 1;
    await route.continue();
  });
  await page.goto(`/produkt/${seoName}`);
  const add = page.getByRole('button', { name: p.addToCart }).first();
  await alive(page);
  // Both presses in one go, before anything can be drawn.
  await add.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByRole('heading', { level: 1, name: t.addedTitle })).toBeFocused();
  await expect(page.locator('.cart-count')).toHaveText('1');
  expect(sent).toBe(1);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the page of what was added offers what fits, and the cart changes and comes back', async ({
    page,
  }) => {
    const { seo_name: seoName } = await soldProduct(page);
    await addToCart(page, 'cz', seoName);
    await page.getByRole('button', { name: /^Nalepení ochranného skla/ }).click();
    const accessory = page.getByRole('button', { name: /^Přidat / }).first();
    await accessory.click();
    await expect(accessory).toContainText('Přidáno');
    await page.getByRole('link', { name: t.toCart }).click();
    const item = inCart(page);
    await expect(item.getByRole('list').getByRole('listitem')).toHaveCount(2);

    const count = item.getByRole('textbox', { name: t.quantity });
    const before = await dueOf(page).textContent();
    await item.getByRole('button', { name: t.more }).click();
    await item.getByRole('button', { name: t.more }).click();
    await expect(count).toHaveValue('3');
    await expect(item).toContainText(/Nalepení ochranného skla\s*3/);
    await expect(dueOf(page)).not.toHaveText(before ?? '');
    await count.fill('55');
    await count.press('Enter');
    await expect(count).toHaveAttribute('aria-invalid', 'true');
    await expect(item.getByText(/^Nejvýš/)).toBeVisible();
    await count.fill('2');
    await count.press('Enter');
    await expect(count).toBeFocused();

    await item.getByRole('button', { name: t.removeNamed.replace('{{name}}', 'Nalepení') }).click();
    await expect(item.getByRole('list').getByRole('listitem')).toHaveCount(1);

    const settled = page.waitForResponse((answer) => answer.url().endsWith('/api/new/cart/'));
    await item.getByRole('button', { name: t.remove, exact: false }).first().click();
    await settled;
    await expect(page.getByText(t.emptyTitle)).toBeVisible();
    const undo = page.getByRole('button', { name: t.undo });
    await expect(undo).toBeFocused();
    await undo.press('Enter');
    await expect(count).toHaveValue('2');
    await expect(item.getByRole('list').getByRole('listitem')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('a price that rose is told, and agreed to with one press', async ({ page }) => {
  const { newest } = await homeRows(page);
  const seoName = newest.at(-1)?.seo_name ?? '';
  await addToCart(page, 'cz', seoName);
  const keeper = await shopkeeper('cz');
  const raised = await raisePrice(keeper, seoName, 500);
  try {
    await page.goto('/kosik');
    const problems = page.getByRole('region', { name: t.news_one });
    await expect(problems).toContainText('zdražilo');
    await problems.getByRole('button', { name: t.accept_price }).click();
    await expect(problems).toBeHidden();
    await expect(dueOf(page)).toHaveText(formatMoney(raised, 'cz'));
  } finally {
    await raisePrice(keeper, seoName, -500);
  }
});

test('what is no longer sold stops the order until it is taken out', async ({ page }) => {
  const { newest } = await homeRows(page);
  const seoName = newest.at(-2)?.seo_name ?? '';
  await addToCart(page, 'cz', seoName);
  const keeper = await shopkeeper('cz');
  const sellAgain = await stopSelling(keeper, seoName);
  try {
    await page.goto('/kosik');
    await expect(dueOf(page)).toHaveText(formatMoney(0, 'cz'));
    await page.getByRole('button', { name: /^Nejdřív vyřešte/ }).click();
    const problems = page.getByRole('region', { name: /^Před objednáním/ });
    await expect(problems).toBeFocused();
    await problems.getByRole('button', { name: t.remove_package }).click();
    await expect(page.getByText(t.emptyTitle)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  } finally {
    await sellAgain();
  }
});

test('a discount code is explained at its line, and a wrong one keeps what was typed', async ({
  page,
}) => {
  const code = 'Desetina-Kosik';
  await tenthOff(await shopkeeper('cz'), code);
  await addToCart(page, 'cz', (await soldProduct(page)).seo_name);
  await page.goto('/kosik');
  await page.getByText(t.haveCode).click();
  const field = page.getByLabel(t.code, { exact: true });
  await field.fill('neplatny');
  await field.press('Enter');
  await expect(page.getByText('Neplatný slevový kód')).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('neplatny');
  await field.fill(code);
  await field.press('Enter');
  await expect(inCart(page)).toContainText(`Desetina ${code}: −`);
  const entered = page.getByRole('button', { name: new RegExp(`^Odebrat .*${code}`) });
  await entered.click();
  await expect(inCart(page)).not.toContainText('Desetina');
});

test('a change without a network is taken back and says what to do', async ({ page }) => {
  await addToCart(page, 'cz', (await soldProduct(page)).seo_name);
  await page.goto('/kosik');
  const count = inCart(page).getByRole('textbox', { name: t.quantity });
  await expect(count).toHaveValue('1');
  await page.route('**/api/new/cart/**', (route) => route.abort());
  await inCart(page).getByRole('button', { name: t.more }).click();
  await expect(inCart(page).getByRole('alert')).toContainText(t.offline);
  await expect(count).toHaveValue('1');
});

test('the whole way from the product to the delivery goes by keyboard alone', async ({ page }) => {
  await page.goto(`/produkt/${(await soldProduct(page)).seo_name}`);
  const add = page.getByRole('button', { name: p.addToCart }).first();
  await add.focus();
  await page.keyboard.press('Enter');
  const title = page.getByRole('heading', { level: 1, name: t.addedTitle });
  await expect(title).toBeFocused();
  const press = async (name: string) => {
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate<string>('document.activeElement.textContent');
      // A short word holds on to the next one by a space that does not break.
      if (focused.replaceAll('\u00a0', ' ') === name) return page.keyboard.press('Enter');
    }
    throw new Error(`${name} cannot be reached`);
  };
  await press(t.toCart);
  await expect(inCart(page)).toHaveCount(1);
  await press(t.toDelivery);
  await expect(page).toHaveURL(/doprava-a-platba$/);
});

test('what is done in the cart is counted after a consent', async ({ page, context, baseURL }) => {
  const cookie = { name: 'consent', value: writeConsent(everythingAllowed), url: baseURL ?? '' };
  await context.addCookies([cookie]);
  await addToCart(page, 'cz', (await soldProduct(page)).seo_name, { extras: ['insurance-damage'] });
  await page.getByRole('link', { name: t.toCart }).click();
  await page.getByText(/^Na splátky od/).click();
  await page.getByRole('radio').nth(1).click();
  await expect(page.getByText(/: \d+ splát/)).toBeVisible();
  // The sum is pale until the shop has answered; then its lines, and the button below, stand still.
  await expect(page.locator('aside[aria-busy="true"]')).toHaveCount(0);
  await page.getByRole('link', { name: t.toDelivery }).first().click();
  await expect(page).toHaveURL(/doprava-a-platba$/);
  const events = () =>
    page.evaluate<string[]>('(window.dataLayer ?? []).map((entry) => entry.event)');
  await expect
    .poll(events)
    .toEqual(expect.arrayContaining(['services', 'installment', 'begin_checkout']));
});

test('neither the cart nor what was added has an accessibility fault', async ({ page }) => {
  test.setTimeout(60_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/kosik');
  await expect(page.getByText(t.emptyTitle)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const { seo_name: seoName } = await soldProduct(page);
  await addToCart(page, 'cz', seoName, { extras: ['insurance-damage'] });
  await settled(page);
  expect(await violations(page)).toEqual([]);
  await page.goto('/kosik');
  for (const part of [t.options, t.haveCode, t.haveCard, t.haveBonus]) {
    await page.getByText(part).click();
  }
  await page.getByText(/^Na splátky od/).click();
  await settled(page);
  expect(await violations(page)).toEqual([]);
});
