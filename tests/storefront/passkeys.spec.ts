import { expect, test } from '@playwright/test';
import { accountPaths } from '#core/paths/account-paths.ts';
import { staffPassword } from '#tests/support/shops.ts';
import { signInAs, wordsOf } from './account-cases.ts';
import { alive } from './settled.ts';

const paths = accountPaths('cz');
const { signIn, account } = wordsOf('cz');
/** Nobody else's specs sign in as them, and from now on they have a second step. */
const colleague = 'service_tech@obmena.example';

test('a colleague adds a passkey, signs in with it, and ends the other sessions', async ({
  page,
  context,
}) => {
  test.setTimeout(60_000);
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const main = page.getByRole('main');
  await page.goto(paths.login);
  await alive(page);
  await signInAs(page, 'cz', colleague);
  await expect(page).toHaveURL(paths.overview);
  await main.getByRole('link', { name: account.security }).click();
  await expect(main.getByText(account.sessionCurrent)).toBeVisible();
  await main.getByLabel(account.passkeyName).fill('Telefon');
  await main.getByLabel(signIn.password, { exact: true }).fill(staffPassword);
  await main.getByRole('button', { name: account.passkeyAdd }).click();
  await expect(main.getByText(account.passkeyAdded)).toBeVisible();
  await expect(main.getByText(account.codesTitle)).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: 'Telefon' })).toBeVisible();

  await main.getByRole('button', { name: account.signOut }).click();
  await page.goto(paths.login);
  await alive(page);
  await signInAs(page, 'cz', colleague);
  await expect(main.getByText(signIn.stepTitle)).toBeVisible();
  await main.getByLabel(signIn.stepCode, { exact: true }).fill('000000');
  await main.getByRole('button', { name: signIn.stepSubmit }).click();
  await expect(main.getByText('Zkuste nový kód')).toBeVisible();
  await main.getByRole('button', { name: signIn.stepPasskey }).click();
  await expect(page).toHaveURL(paths.overview);
});
