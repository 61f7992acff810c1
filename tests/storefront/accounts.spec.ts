import { expect, test } from '@playwright/test';
import { accountPaths } from '#core/paths/account-paths.ts';
import { everythingAllowed, writeConsent } from '#core/analytics/consent-choice.ts';
import { describeAccounts, describeMarketAccounts, signInAs, wordsOf } from './account-cases.ts';
import { alive } from './settled.ts';

describeMarketAccounts('cz');
describeAccounts('cz');

const paths = accountPaths('cz');
const { signIn } = wordsOf('cz');

test('a login is counted after consent, and the visitor is registered from then on', async ({
  page,
  context,
  baseURL,
}) => {
  const value = writeConsent(everythingAllowed);
  await context.addCookies([{ name: 'consent', value, url: baseURL ?? '' }]);
  await page.goto(paths.login);
  await alive(page);
  await signInAs(page, 'cz', 'customer@obmena.example');
  await expect(page).toHaveURL(paths.overview);
  await expect
    .poll(() => page.evaluate<object[]>('window.dataLayer ?? []'))
    .toContainEqual({ event: 'login', visitor: 'registered' });
  expect(JSON.stringify(await page.evaluate('window.dataLayer'))).not.toContain('obmena.example');
});

test('the login works by the keyboard alone, and a password can be looked at', async ({ page }) => {
  await page.goto(paths.login);
  await alive(page);
  const password = page.getByRole('main').getByLabel(signIn.password, { exact: true });
  await page.getByRole('main').getByLabel(signIn.eMail, { exact: true }).focus();
  await page.keyboard.type('customer@obmena.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Spatne-heslo-1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(password).toHaveAttribute('type', 'text');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(signIn.failedTitle)).toBeVisible();
  await expect(password).toHaveValue('Spatne-heslo-1');
});
