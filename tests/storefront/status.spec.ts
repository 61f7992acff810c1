import { expect, test } from '@playwright/test';
import { alive } from './settled.ts';

test('an unknown code and a wrong e-mail get the same answer', async ({ page }) => {
  await page.goto('/vykup/stav');
  await alive(page);
  await page.getByRole('button', { name: 'Zjistit stav' }).click();
  await expect(page.getByLabel('Kód výkupu')).toBeFocused();
  await expect(page.getByText('Tato hodnota je požadována.')).toHaveCount(2);

  for (const code of ['AAAAAAAAAAAAAAAAAAAAAA', 'tohle není kód']) {
    await page.getByLabel('Kód výkupu').fill(code);
    await page.getByLabel('E-mail', { exact: true }).fill('nikdo@example.cz');
    await page.getByRole('button', { name: 'Zjistit stav' }).click();
    await expect(page.getByText('Výkup jsme nenašli')).toBeVisible();
    expect(page.url()).not.toContain('nikdo');
  }
});

test('the centres say whether their door is open now', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-23T10:00:00+01:00') });
  await page.goto('/vykup/vykupni-mista');
  const brno = page.locator('.center', { hasText: 'Obměna Brno' });
  await expect(brno).toContainText('Otevřeno do 19:00');
  await expect(brno.getByRole('row', { name: /Pondělí \(dnes\)/ })).toBeVisible();
  await page.clock.setFixedTime(new Date('2026-11-22T10:00:00+01:00'));
  await page.reload();
  await expect(brno).toContainText('Dnes zavřeno');
});
