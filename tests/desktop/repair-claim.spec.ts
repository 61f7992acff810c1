import { violations } from '#tests/storefront/axe-violations.ts';
import {
  agree,
  announce,
  finish,
  handOut,
  payInCash,
  receive,
  takeClaim,
} from '#tests/storefront/prepared-repairs.ts';
import { speakRomanian } from './category-calls.ts';
import { expect, signIn, test } from './office.ts';

test('a claim of a repair is settled by part of its price, which the customer and the staff read', async ({
  office: { page },
}) => {
  test.setTimeout(120_000);
  const mail = `reklamace-${String(Date.now())}@posta.example`;
  const { number } = await announce('cz', mail);
  await receive('cz', number, 'estimate');
  await agree('cz', number);
  await finish('cz', number);
  await payInCash('cz', number);
  await handOut('cz', number);
  const { claim } = await takeClaim('cz', number);

  await page.setViewportSize({ width: 1366, height: 768 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page);
  await page.getByRole('link', { name: 'Opravy', exact: true }).click();
  await page.getByLabel('Najít opravu').fill(claim.number);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(claim.number);
  const ways = page.getByRole('group', { name: 'Vyřízení reklamace' });
  // Work is not exchanged.
  await expect(ways.getByRole('button', { name: 'Vyměnit' })).toHaveCount(0);
  await ways.getByRole('button', { name: /^Sleva z\sceny$/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Sleva', { exact: true }).fill('0');
  await dialog.getByLabel('Zdůvodnění').fill('Displej má tmavší roh.');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/Sleva musí být víc než nula/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel('Sleva', { exact: true }).fill('200');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Sleva z\sceny 200/)).toBeVisible();
  await expect(page.getByText('Reklamace vyřízena').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 1024, height: 768 });
  await speakRomanian(page);
  await expect(page.getByText(/^Preț redus cu 200/)).toBeVisible();
});
