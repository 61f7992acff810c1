import { expect, test, type Page } from '@playwright/test';
import { accountPaths } from '#core/paths/account-paths.ts';
import { loginAddress } from '#core/accounts/return-path.ts';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { markets, type MarketCode } from '#core/market/market.ts';
import { validation as csValidation } from '#core/phrases/cs/validation.ts';
import { validation as roValidation } from '#core/phrases/ro/validation.ts';
import { allPhrases } from '#tests/support/all-phrases.ts';
import { staffPassword } from '#tests/support/shops.ts';
import { mailsOf } from './mails-of.ts';
import { alive } from './settled.ts';

const validations = { cs: csValidation, ro: roValidation };
const validAddress = {
  cz: { street: 'Dlouhá 12', city: 'Kladno', postcode: '272 01', phone: '601 234 567' },
  ro: { street: 'Str. Lungă 12', city: 'Cluj', postcode: '400001', phone: '0712 345 678' },
} as const;
const company = {
  cz: { number: '99999994', vat: 'CZ99999994' },
  ro: { number: '9999999994', vat: 'RO9999999994' },
} as const;

const firstPassword = 'Tajne-heslo-1';
const secondPassword = 'Jine-heslo-22';

/** What the tests of one shop say and where they go. */
export function wordsOf(market: MarketCode) {
  const { language } = markets[market];
  const { signIn, account, shell, product } = allPhrases[language];
  return { signIn, account, shell, product, say: validations[language] };
}

const field = (page: Page, label: string) =>
  page.getByRole('main').getByLabel(label, { exact: true });
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();
const freshAddress = (name: string): string =>
  `${name}-${String(Date.now())}-${String(Math.floor(Math.random() * 1e6))}@posta.example`;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await alive(page);
}

/** Path that the newest mail to an address leads to. */
async function mailedPath(market: MarketCode, address: string, root: string): Promise<string> {
  const link = new RegExp(`${root}/[\\w-]{43}`);
  let found: string | undefined;
  await expect
    .poll(() => {
      const own = mailsOf(market).filter((text) => text.includes(`To: ${address}`));
      found = own.map((text) => link.exec(text)?.[0]).find(Boolean);
      return found;
    })
    .toBeDefined();
  return found ?? '';
}

/** Signs in on the login page, wherever that leads. */
export async function signInAs(
  page: Page,
  market: MarketCode,
  eMail: string,
  password = staffPassword,
): Promise<void> {
  const { signIn } = wordsOf(market);
  await field(page, signIn.eMail).fill(eMail);
  await field(page, signIn.password).fill(password);
  await press(page, signIn.submit);
}

/** Registers somebody and confirms it in the same browser, which signs in. */
async function registerAs(page: Page, market: MarketCode, eMail: string): Promise<void> {
  const { signIn, account } = wordsOf(market);
  const paths = accountPaths(market);
  await open(page, paths.registration);
  await field(page, signIn.firstName).fill('Jana');
  await field(page, signIn.lastName).fill('Nováková');
  await field(page, signIn.eMail).fill(eMail);
  await press(page, signIn.registerSubmit);
  await expect(page.getByText(signIn.registeredTitle)).toBeVisible();
  await open(page, await mailedPath(market, eMail, paths.registration));
  await field(page, signIn.password).fill(firstPassword);
  await field(page, signIn.passwordAgain).fill(firstPassword);
  await press(page, signIn.confirmSubmit);
  await expect(page.getByRole('heading', { name: account.title, level: 1 })).toBeVisible();
}

/** Registration and addresses, whose numbers each market has rules for. */
export function describeMarketAccounts(market: MarketCode): void {
  const { signIn, account, shell, say } = wordsOf(market);
  const paths = accountPaths(market);

  test('a company registers; errors stand at their fields and lose nothing', async ({ page }) => {
    test.setTimeout(60_000);
    const address = freshAddress('firma');
    await open(page, paths.registration);
    await field(page, signIn.kindBusiness).check();
    await field(page, signIn.firstName).fill('Jana');
    await field(page, signIn.companyNumber).fill('12345678');
    await press(page, signIn.registerSubmit);
    await expect(page.getByText(say.invalid_company_number)).toBeVisible();
    await expect(field(page, signIn.company)).toBeFocused();
    await expect(field(page, signIn.firstName)).toHaveValue('Jana');

    await field(page, signIn.company).fill('Zkušební s.r.o.');
    await field(page, signIn.companyNumber).fill(company[market].number);
    // Its label goes on with the word for what may stay empty.
    await page.getByLabel(signIn.vatNumber).fill(company[market].vat);
    await field(page, signIn.lastName).fill('Nováková');
    await field(page, signIn.eMail).fill(address);
    await press(page, signIn.registerSubmit);
    await expect(page.getByText(signIn.registeredTitle)).toBeVisible();

    await open(page, await mailedPath(market, address, paths.registration));
    await field(page, signIn.password).fill(firstPassword);
    await field(page, signIn.passwordAgain).fill(secondPassword);
    await press(page, signIn.confirmSubmit);
    await expect(page.getByText(say.password_confirmation_mismatch)).toBeVisible();
    await field(page, signIn.passwordAgain).fill(firstPassword);
    await press(page, signIn.confirmSubmit);
    await expect(page).toHaveURL(paths.overview);
    await open(page, paths.personalData);
    await expect(field(page, signIn.companyNumber)).toHaveValue(company[market].number);
    expect(await page.evaluate('localStorage.length + sessionStorage.length')).toBe(0);
  });

  test('somebody keeps addresses, changes the password and leaves for good', async ({ page }) => {
    test.setTimeout(60_000);
    await registerAs(page, market, freshAddress('konec'));
    await open(page, paths.addresses);
    await press(page, account.addAddress);
    const { street, city, postcode, phone } = validAddress[market];
    await field(page, signIn.firstName).fill('Jana');
    await field(page, signIn.lastName).fill('Nováková');
    await field(page, account.street).fill(street);
    await field(page, account.city).fill(city);
    await page.getByLabel(account.district).fill('Cluj');
    await field(page, account.postcode).fill('1');
    await field(page, signIn.phone).fill(phone);
    await press(page, account.save);
    await expect(page.getByText(say.invalid_postcode)).toBeVisible();
    await field(page, account.postcode).fill(postcode);
    await press(page, account.save);
    await expect(page.getByRole('main').getByText(street)).toBeVisible();
    await expect(page.getByText(account.isDefault, { exact: false })).toBeVisible();

    await open(page, paths.password);
    await field(page, account.currentPassword).fill(firstPassword);
    await field(page, signIn.newPassword).fill(secondPassword);
    await field(page, signIn.passwordAgain).fill(secondPassword);
    await press(page, account.changePassword);
    await expect(page.getByText(account.passwordDone)).toBeVisible();

    await open(page, paths.privacy);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: account.export }).click();
    expect((await download).suggestedFilename()).toMatch(/^obmena-.*\.json$/);
    await press(page, account.erase);
    await field(page, account.eraseConfirm).fill(firstPassword);
    await press(page, account.eraseYes);
    await expect(page.getByText(say.wrong_password)).toBeVisible();
    await field(page, account.eraseConfirm).fill(secondPassword);
    await press(page, account.eraseYes);
    await expect(page.getByText(account.erasedTitle)).toBeVisible();
    await expect(page.getByRole('link', { name: shell.signIn })).toBeVisible();
  });
}

/** Signing in and passwords, which no market changes. */
export function describeAccounts(market: MarketCode): void {
  const { signIn, account, shell } = wordsOf(market);
  const paths = accountPaths(market);

  test('signing in leads back to where somebody came from, and to no other shop', async ({
    page,
  }) => {
    await open(page, shopPaths(market).stores);
    await page.getByRole('link', { name: shell.signIn }).click();
    await signInAs(page, market, 'customer@obmena.example', 'Spatne-heslo-1');
    await expect(page.getByRole('alert').filter({ hasText: signIn.failedTitle })).toBeVisible();
    await expect(field(page, signIn.eMail)).toHaveValue('customer@obmena.example');
    await signInAs(page, market, 'customer@obmena.example');
    await expect(page).toHaveURL(shopPaths(market).stores);
    await expect(
      page.getByRole('link', { name: shell.account.replace('{{name}}', '') }),
    ).toBeVisible();

    await open(page, loginAddress(paths.login, '//evil.example/'));
    await signInAs(page, market, 'customer@obmena.example');
    await expect(page).toHaveURL(paths.overview);
    await page.getByRole('button', { name: account.signOut }).click();
    await expect(page.getByRole('link', { name: shell.signIn })).toBeVisible();
    await open(page, paths.addresses);
    await expect(page).toHaveURL(new RegExp(paths.login));
  });

  test('a forgotten password is replaced by a mailed link, once', async ({ page }) => {
    test.setTimeout(60_000);
    const address = freshAddress('zapomenute');
    await registerAs(page, market, address);
    await page.getByRole('button', { name: account.signOut }).click();
    await expect(page.getByRole('link', { name: shell.signIn })).toBeVisible();
    await open(page, paths.passwordReset);
    await field(page, signIn.eMail).fill(address);
    await press(page, signIn.resetSubmit);
    await expect(page.getByText(signIn.resetSentTitle)).toBeVisible();

    const link = await mailedPath(market, address, paths.passwordReset);
    for (const outcome of [signIn.newDoneTitle, signIn.newFailed]) {
      await open(page, link);
      await field(page, signIn.newPassword).fill(secondPassword);
      await field(page, signIn.passwordAgain).fill(secondPassword);
      await press(page, signIn.newSubmit);
      await expect(page.getByText(outcome)).toBeVisible();
    }
    await open(page, paths.login);
    await signInAs(page, market, address, secondPassword);
    await expect(page).toHaveURL(paths.overview);
  });

  test('a shop account reads why its data are not changed here', async ({ page }) => {
    await open(page, loginAddress(paths.login, paths.personalData));
    await signInAs(page, market, 'shop@obmena.example');
    await expect(page.getByText(account.shopAccountTitle)).toBeVisible();
    await expect(page.getByRole('button', { name: account.save })).toHaveCount(0);
  });
}
