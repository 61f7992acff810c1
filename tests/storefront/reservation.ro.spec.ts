import { expect, test } from '@playwright/test';
import { allPhrases } from '#tests/support/all-phrases.ts';
import { findPieceAtStore, reservePiece } from './reservation-cases.ts';
import { alive } from './settled.ts';

const t = allPhrases.ro.reservation;

test('a Romanian visitor opens a reservation and cancels it', async ({ page }) => {
  const url = await reservePiece('ro', await findPieceAtStore('ro'));
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
  await expect(page.getByText(t.preparingTitle)).toBeVisible();
  await alive(page);
  await page.getByRole('button', { name: t.cancel }).click();
  await page.getByRole('button', { name: t.cancelYes }).click();
  await expect(page.getByText(t.cancelledTitle)).toBeVisible();
});
