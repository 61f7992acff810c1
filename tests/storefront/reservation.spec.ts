import { expect, test } from '@playwright/test';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { allPhrases } from '#tests/support/all-phrases.ts';
import { findPieceAtStore, reservePiece } from './reservation-cases.ts';
import { alive } from './settled.ts';

const { reservation: t, validation } = allPhrases.cs;
const paths = shopPaths('cz');

test('a visitor reserves a piece at a store, sees it and cancels it', async ({ page }) => {
  const piece = await findPieceAtStore('cz');
  await page.goto(paths.product(piece.product));
  await alive(page);
  await page.locator('.pickup-row').first().getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: t.formTitle });
  await dialog.getByRole('button', { name: t.reserve }).click();
  await expect(dialog.getByText(validation.required)).toHaveCount(3);
  await expect(dialog.getByLabel(t.name)).toBeFocused();
  await dialog.getByLabel(t.name).fill('Petr Svoboda');
  await dialog.getByLabel(t.email).fill('petr.svoboda@posta.example');
  await dialog.getByLabel(t.phone).fill('601 234 567');
  await dialog.getByRole('button', { name: t.reserve }).click();
  await expect(dialog.getByText(t.reservedTitle)).toBeVisible();
  await dialog.getByRole('link', { name: t.show }).click();
  await expect(page.getByText(t.preparingTitle)).toBeVisible();
  await expect(page.locator('main')).not.toContainText('Svoboda');
  expect(page.url()).not.toContain('petr');

  await page.getByRole('button', { name: t.cancel }).click();
  await page.getByRole('button', { name: t.cancelNo }).click();
  await page.getByRole('button', { name: t.cancel }).click();
  await page.getByRole('button', { name: t.cancelYes }).click();
  await expect(page.getByText(t.cancelledTitle)).toBeVisible();
  await expect(page.getByRole('button', { name: t.cancel })).toHaveCount(0);
});

test('the dialog keeps what was typed when somebody was faster', async ({ page }) => {
  const piece = await findPieceAtStore('cz');
  await page.goto(paths.product(piece.product));
  await alive(page);
  const opener = page.locator('.pickup-row').first().getByRole('button');
  await opener.click();
  const dialog = page.getByRole('dialog', { name: t.formTitle });
  await dialog.getByLabel(t.name).fill('Petr Svoboda');
  await dialog.getByLabel(t.email).fill('petr.svoboda@posta.example');
  await dialog.getByLabel(t.phone).fill('601 234 567');
  const detail = 'Tento kus si právě rezervoval někdo jiný. Zkuste prosím jinou prodejnu.';
  await page.route('**/api/new/reservations/', (route) =>
    route.fulfill({ status: 409, json: { detail } }),
  );
  await dialog.getByRole('button', { name: t.reserve }).click();
  await expect(dialog.getByText(detail)).toBeVisible();
  await expect(dialog.getByLabel(t.name)).toHaveValue('Petr Svoboda');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('the link of the mail opens the reservation', async ({ page }) => {
  const url = await reservePiece('cz', await findPieceAtStore('cz'));
  await page.goto(url);
  await expect(page.getByText(t.preparingTitle)).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('an unknown code is not found', async ({ page }) => {
  const answer = await page.goto(paths.reservation('AAAAAAAAAAAAAAAAAAAAAA'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByText(t.unknownTitle)).toBeVisible();
});
