import { expect, test, type Locator, type Page } from '@playwright/test';
import { devices, newImei, sellers } from './sale-data.ts';
import { saleSteps } from './sale-steps.ts';

/** Moves on by Tab alone; a field that Tab never reaches fails the test. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}

test('a phone is sold by keyboard alone', async ({ page }) => {
  test.setTimeout(90_000);
  const { questions, words, field, submitButton } = saleSteps(page, 'cs');
  await page.goto(devices.cz.phone);
  await page.waitForLoadState('networkidle');
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
