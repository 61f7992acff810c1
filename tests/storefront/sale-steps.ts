import { expect, type Page } from '@playwright/test';
import type { Language } from '#core/market/market.ts';
import { allPhrases } from '#tests/support/all-phrases.ts';
import type { TypedFields } from './sale-data.ts';

/** What a visitor of one language sees and does in the buy-back. */
export function saleSteps(page: Page, language: Language) {
  const words = allPhrases[language];
  const field = (name: string) => page.locator(`#sell-${name}`);
  const questions = page.locator('fieldset.question');

  /** Opens a device and answers every question with its first choice. */
  const answerAll = async (path: string) => {
    await page.goto(path);
    await expect(questions.first()).toBeVisible();
    // Before the page is hydrated an answer is only a dot in a circle.
    await expect(async () => {
      await questions.first().getByRole('radio').last().check();
      await questions.first().getByRole('radio').first().check();
      await expect(page.locator('progress')).toHaveAttribute('value', '1', { timeout: 500 });
    }).toPass();
    const count = await questions.count();
    for (let index = 1; index < count; index += 1) {
      await questions.nth(index).getByRole('radio').first().check();
    }
    await expect(page.locator('progress')).toHaveAttribute('value', String(count));
  };

  const openSale = async () => {
    await page.getByRole('button', { name: words.questionnaire.sellOnline }).click();
    await expect(page.getByRole('heading', { name: words.sell.fillTitle })).toBeVisible();
  };

  const openOffer = async () => {
    await page.getByRole('button', { name: words.questionnaire.sendToEmail }).click();
    await expect(page.getByLabel(words.offer.email, { exact: true })).toBeVisible();
  };

  const fill = async ({ gender, ...fields }: TypedFields) => {
    for (const [name, value] of Object.entries(fields)) await field(name).fill(value);
    if (gender !== undefined) await page.locator(`[name=gender][value=${gender}]`).check();
  };

  const toCheck = async () => {
    await page.getByRole('button', { name: words.sell.toCheck }).click();
  };

  const submitButton = page.getByRole('button', {
    name: new RegExp(`^${words.sell.submit.replace('{{price}}', '')}`),
  });

  /** A filled form on its second step. */
  const checkSale = async (fields: TypedFields) => {
    await fill(fields);
    await toCheck();
    await expect(page.getByRole('heading', { name: words.sell.checkTitle })).toBeVisible();
  };

  return {
    words,
    field,
    questions,
    answerAll,
    openSale,
    openOffer,
    fill,
    toCheck,
    checkSale,
    submitButton,
  };
}
