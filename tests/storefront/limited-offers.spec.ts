import { expect, test } from '@playwright/test';

test('an offer says until when it holds and what the usual price is', async ({ page }) => {
  await page.goto('/casove-nabidky');
  const card = page.getByRole('article').first();
  await expect(card).toContainText(/Platí do \d+\.\s\d+\. \d+:\d\d/);
  await expect(card).toContainText('Běžná cena');
  await expect(card).toContainText(/Zbývá \d+/);
});

test('a wrong clock of the visitor moves no offer', async ({ page }) => {
  await page.clock.install({ time: new Date('2031-01-01T00:00:00Z') });
  await page.goto('/casove-nabidky');
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(page.getByText(/Nabídka skončila/)).toHaveCount(0);
  await expect(page.getByRole('article').first()).toContainText(/Zbývá \d+/);
});
