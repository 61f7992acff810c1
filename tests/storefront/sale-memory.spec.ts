import { expect, test, type Page } from '@playwright/test';
import { devices, identityOf, newImei, sellers } from './sale-data.ts';
import { saleSteps } from './sale-steps.ts';

/** Everything that the browser holds for the shop beyond the page itself. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([
      Object.entries(sessionStorage),
      Object.entries(localStorage),
      document.cookie,
      location.href,
      history.state,
    ]),
  );

test('a reload keeps answers and contact, and no storage ever holds an identity value', async ({
  page,
}) => {
  const steps = saleSteps(page, 'cs');
  const imei = newImei();
  await steps.answerAll(devices.cz.phone);
  const count = await steps.questions.count();
  await steps.openSale();
  await steps.fill({ ...sellers.cz, imei });
  const before = await kept(page);
  expect(before).toContain('jana.novakova@example.cz');
  for (const secret of [...identityOf('cz'), imei]) expect(before).not.toContain(secret);

  await page.reload();
  await expect(page.locator('progress')).toHaveAttribute('value', String(count));
  await steps.openSale();
  for (const name of [
    'firstName',
    'lastName',
    'email',
    'phoneNumber',
    'street',
    'city',
    'postcode',
  ]) {
    await expect(steps.field(name)).not.toHaveValue('');
  }
  for (const name of [
    'imei',
    'birthNumber',
    'placeOfBirth',
    'identityCardNumber',
    'bankAccountNumber',
  ]) {
    await expect(steps.field(name)).toHaveValue('');
  }

  await steps.checkSale({ ...sellers.cz, imei });
  await steps.submitButton.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(steps.words.thankYou.heading);
  const after = await kept(page);
  for (const secret of [...identityOf('cz'), imei, 'Nováková', 'jana.novakova']) {
    expect(after).not.toContain(secret);
  }
});

test('another colour forgets the personal form for good, even on the way back', async ({
  page,
}) => {
  const steps = saleSteps(page, 'cs');
  await steps.answerAll(devices.cz.phone);
  await steps.openSale();
  await steps.fill(sellers.cz);
  await expect.poll(() => kept(page)).toContain('jana.novakova@example.cz');

  const crumbs = page.getByRole('navigation', { name: steps.words.shell.breadcrumbs });
  await crumbs.getByRole('link', { name: /^iPhone 15/ }).click();
  await page.getByRole('link', { name: 'Růžová' }).click();
  await expect(page).toHaveURL(/-pink$/);
  await expect.poll(() => kept(page)).not.toContain('jana.novakova');

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(devices.cz.phone);
  await steps.openSale();
  for (const name of ['firstName', 'email', 'phoneNumber', 'street', 'birthNumber']) {
    await expect(steps.field(name)).toHaveValue('');
  }
});

test('an address typed for another device forgets the personal form as well', async ({ page }) => {
  const steps = saleSteps(page, 'cs');
  await steps.answerAll(devices.cz.phone);
  await steps.openSale();
  await steps.fill(sellers.cz);
  await page.goto(devices.cz.tablet);
  await expect(steps.questions.first()).toBeVisible();
  await expect.poll(() => kept(page)).not.toContain('jana.novakova');
});

test('another pickup address is asked for when it is chosen, and typed at once', async ({
  page,
}) => {
  const steps = saleSteps(page, 'cs');
  await steps.answerAll(devices.cz.phone);
  await steps.openSale();
  await steps.fill({ ...sellers.cz, imei: newImei() });
  await expect(steps.field('altStreet')).toHaveCount(0);
  await steps.field('pickupAltAddress').check();
  await steps.field('altLocation').fill('602 00 Brno');
  await steps.field('altStreet').fill('Krátká 1');
  await expect(steps.field('altCity')).toHaveValue('Brno');
  await expect(steps.field('altPostcode')).toHaveValue('602 00');
  await steps.checkSale({});
  await expect(page.getByText('Krátká 1, 602 00 Brno, Česko')).toBeVisible();
  await steps.submitButton.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(steps.words.thankYou.heading);
});
