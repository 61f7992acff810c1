import { expect, test, type Page } from '@playwright/test';
import { salePaths } from '#core/paths/sale-paths.ts';
import { tabTo } from './by-keyboard.ts';
import { saleWords } from './checkout-cases.ts';
import { devices, newImei, sellers } from './sale-data.ts';
import { saleSteps } from './sale-steps.ts';
import { soldProduct } from './shop-cases.ts';
import { alive } from './settled.ts';

test('a phone is sold by keyboard alone', async ({ page }) => {
  test.setTimeout(90_000);
  const { questions, words, field, submitButton } = saleSteps(page, 'cs');
  await page.goto(devices.cz.phone);
  await alive(page);
  const count = await questions.count();
  for (let index = 0; index < count; index += 1) {
    await tabTo(page, questions.nth(index).getByRole('radio').first());
    await page.keyboard.press('Space');
  }
  await expect(page.locator('progress')).toHaveAttribute('value', String(count));
  await tabTo(page, page.getByRole('button', { name: words.questionnaire.sellOnline }));
  await page.keyboard.press('Enter');
  await expect(field('imei')).toBeVisible();

  const { gender, ...typed } = { imei: newImei(), ...sellers.cz };
  for (const [name, value] of Object.entries(typed)) {
    if (name === 'birthNumber') {
      await tabTo(page, page.locator(`[name=gender][value=${gender ?? ''}]`));
      await page.keyboard.press('Space');
    }
    await tabTo(page, field(name));
    await page.keyboard.type(value);
  }
  await tabTo(page, page.getByRole('button', { name: words.sell.toCheck }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: words.sell.checkTitle })).toBeFocused();
  await tabTo(page, submitButton);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.thankYou.heading);
});

test('a phone is ordered and paid by keyboard alone', async ({ page }) => {
  test.setTimeout(120_000);
  const { product, cart, checkout, order } = saleWords('cz');
  const paths = salePaths('cz');
  await page.goto(`/produkt/${(await soldProduct(page)).seo_name}`);
  await pressByKeyboard(page, 'button', product.addToCart);
  await expect(page.getByRole('heading', { level: 1, name: cart.addedTitle })).toBeFocused();
  await pressByKeyboard(page, 'link', cart.toCart);
  await expect(page).toHaveURL(paths.cart);
  await pressByKeyboard(page, 'link', cart.toDelivery);

  await tabTo(page, page.locator('input[name=delivery]').first());
  await page.keyboard.press('Space');
  await tabTo(page, page.locator('input[name=payment]').first());
  // The arrows go through the choices, over those that cannot be had.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('input[name=payment][value=card]')).toBeChecked();
  await pressByKeyboard(page, 'button', checkout.toDetails);
  await expect(page).toHaveURL(paths.details);

  const typed = {
    eMail: 'klavesnice@posta.example',
    firstName: 'Jana',
    lastName: 'Nováková',
    phoneNumber: '601 234 567',
    street: 'Dlouhá 12',
    city: 'Praha',
    postcode: '110 00',
  };
  for (const [name, value] of Object.entries(typed)) {
    await tabTo(page, page.locator(`.checkout-form [name=${name}]`));
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.summary);

  await tabTo(page, page.getByLabel(checkout.agree));
  await page.keyboard.press('Space');
  await pressByKeyboard(page, 'button', checkout.orderAndPay);
  await expect(page).toHaveURL(/\/sandbox\//);
  await tabTo(page, page.locator('button[value=paid]'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dekujeme$/, { timeout: 20_000 });
  await pressByKeyboard(page, 'link', order.showOrder);
  await expect(page.getByText(order.documentsTitle)).toBeVisible();
});

/** Of several the first that is in sight. */
async function pressByKeyboard(page: Page, role: 'button' | 'link', name: string): Promise<void> {
  const target = page.getByRole(role, { name, exact: true }).filter({ visible: true }).first();
  await expect(target).toBeVisible();
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
