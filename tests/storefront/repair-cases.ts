import { expect, test, type Page } from '@playwright/test';
import { accountPaths } from '#core/paths/account-paths.ts';
import { servicePaths } from '#core/paths/service-paths.ts';
import { shopPaths } from '#core/paths/shop-paths.ts';
import type { MarketCode } from '#core/market/market.ts';
import { signInAs } from './account-cases.ts';
import { violations } from './axe-violations.ts';
import { mailsOf } from './mails-of.ts';
import { announce, display, person, receive, servedPhone } from './prepared-repairs.ts';
import { begins, freshMail, plain, wordsOf } from './repair-words.ts';
import { newImei } from './sale-data.ts';
import { alive, settled } from './settled.ts';

/** Types what the announcement of a repair asks for, all but the device's number. */
async function fillAnnouncement(page: Page, market: MarketCode, eMail: string): Promise<void> {
  const { repair: t, sell } = wordsOf(market);
  const { phone, postcode, city, district } = person[market];
  const main = page.getByRole('main');
  await main.getByLabel(t.fault).fill('Spadl, displej bliká.');
  await main.getByRole('radio', { name: t.yes, exact: true }).check();
  await main.getByRole('checkbox', { name: t.acceptsDataLoss }).check();
  await main.getByRole('group', { name: t.store, exact: true }).getByRole('radio').first().check();
  await main.getByRole('radio', { name: begins(t.way_ship) }).check();
  const texts = [
    [sell.firstName, 'Jana'],
    [sell.lastName, 'Nováková'],
    [t.eMail, eMail],
    [sell.phoneNumber, phone],
    [sell.street, 'Dlouhá 12'],
    [sell.city, city],
    [sell.postcode, postcode],
  ] as const;
  for (const [label, value] of texts) await main.getByLabel(label, { exact: true }).fill(value);
  if (district !== '') await main.getByLabel(sell.districtRo, { exact: true }).fill(district);
}

/** A repair from its announcement to the customer's word on its price. */
export function describeRepairs(market: MarketCode): void {
  const { repair: t, service, sell, account, shell } = wordsOf(market);
  const paths = shopPaths(market);

  test('a visitor orders a repair, follows it by its link and finds it by its number', async ({
    page,
  }) => {
    test.setTimeout(90_000);
    const eMail = freshMail();
    const { url, colors } = await servedPhone(market);
    await page.goto(url);
    await alive(page);
    // No colour is chosen, so it is asked for.
    await page.getByRole('link', { name: service.orderThis }).first().click();
    const choice = page.getByRole('region', { name: t.chooseColorTitle });
    await choice.getByRole('link', { name: colors[0]?.label ?? '', exact: true }).click();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await fillAnnouncement(page, market, eMail);
    const imei = page.getByLabel(sell.imei, { exact: true });
    await imei.fill('490154203237519');
    await page.getByRole('button', { name: t.submit }).click();
    await expect(imei).toHaveAttribute('aria-invalid', 'true');
    await expect(imei).toBeFocused();
    await imei.fill(newImei());
    await page.getByRole('button', { name: t.submit }).click();

    await expect(page).toHaveURL(new RegExp(`${paths.findRepair}/[\\w-]{22}$`));
    await expect(page.getByRole('heading', { name: t.announced })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).not.toContainText('Nováková');
    expect(await page.evaluate('JSON.stringify([localStorage, sessionStorage])')).not.toMatch(
      /posta|Nov|1203/,
    );
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const number = /\d{10}/.exec(await main.getByRole('heading', { level: 1 }).innerText())?.[0];

    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: shell.repairStatus, exact: true })
      .click();
    await main.getByLabel(t.number).fill(number ?? '');
    await main.getByLabel(t.eMail, { exact: true }).fill(eMail);
    await main.getByRole('button', { name: t.find }).click();
    await expect(main.getByRole('heading', { name: t.announced })).toBeVisible();
    await main.getByRole('button', { name: t.sendLink }).click();
    await expect(main.getByText(t.linkSent)).toBeVisible();
    // Announced, and the link once more.
    await expect
      .poll(() => mailsOf(market).filter((text) => text.includes(`To: ${eMail}`)).length)
      .toBe(2);
  });

  test('whoever brings a device chooses a time, moves it by the link and cancels it', async ({
    page,
  }) => {
    test.setTimeout(90_000);
    // A colour on its way is no colour to be judged.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { colors } = await servedPhone(market);
    const productColor = colors[0]?.value ?? '';
    await page.goto(servicePaths(market).announce({ productColor }, display));
    await alive(page);
    await fillAnnouncement(page, market, freshMail());
    const main = page.getByRole('main');
    await main.getByLabel(sell.imei, { exact: true }).fill(newImei());
    await main.getByRole('radio', { name: begins(t.way_bring) }).check();
    // The first choice comes at any time.
    await main.getByLabel(t.slotDay).selectOption({ index: 1 });
    const times = main.getByRole('group', { name: t.slotTime, exact: true }).getByRole('radio');
    await expect(times.first()).toBeChecked();
    await times.last().check();
    await page.getByRole('button', { name: t.submit }).click();

    const card = (text: string) => main.getByText(begins(text.split('{{')[0] ?? ''));
    await expect(card(t.slotChosen)).toBeVisible();
    const first = await card(t.slotChosen).innerText();
    await main.getByRole('button', { name: t.slotChange }).click();
    expect(await violations(page)).toEqual([]);
    await main.getByLabel(t.slotDay).selectOption({ index: 2 });
    await main.getByRole('button', { name: t.slotSave }).click();
    await expect(card(t.slotChosen)).not.toHaveText(first);
    await main.getByRole('button', { name: t.slotChange }).click();
    await main.getByRole('button', { name: t.slotCancel }).click();
    await expect(main.getByText(t.slotFree)).toBeVisible();
    await page.reload();
    await expect(main.getByRole('button', { name: t.slotChoose })).toBeVisible();
  });

  test('a customer approves a part of the price, by keyboard', async ({ page }) => {
    const { number, url } = await announce(market, freshMail());
    await receive(market, number, 'estimate');
    await page.goto(url);
    await alive(page);
    const [first, second] = await page.getByRole('checkbox').all();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
    await second?.focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await expect(first ?? page.locator('none')).toBeChecked();
    const approve = page.getByRole('button', {
      name: begins(plain(t.approve).split('{{')[0] ?? ''),
    });
    await page.keyboard.press('Tab');
    await expect(approve).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(t.approvedDoneText)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: t.approved, exact: true })).toBeVisible();
    await expect(page.getByText(t.lineDeclined)).toHaveCount(1);
    await expect(page.getByText(begins(t.lineApproved))).toHaveCount(1);
  });

  test('what cannot be repaired is sold as it lies here, with its fault answered beforehand', async ({
    page,
  }) => {
    const { number, url } = await announce(market, freshMail());
    await receive(market, number, 'not_repairable');
    await page.goto(url);
    await alive(page);
    await expect(page.locator('.repair-code')).toHaveText(/\w{8}$/);
    await page.getByRole('link', { name: t.sell, exact: true }).click();
    await expect(page.locator('input[value=display_4]')).toBeChecked();
  });

  test('a repair that is not wanted any more is given up, asked once more', async ({ page }) => {
    const { url } = await announce(market, freshMail());
    await page.goto(url);
    await alive(page);
    await page.getByRole('button', { name: t.giveUp }).click();
    await page.getByRole('button', { name: t.giveUpBack }).click();
    await page.getByRole('button', { name: t.giveUp }).click();
    await page.getByRole('button', { name: t.giveUpConfirm }).click();
    await expect(page.getByText(t.givenUp)).toBeVisible();
    await expect(page.getByRole('heading', { name: t.cancelled })).toBeVisible();
  });

  test('somebody with an account finds their repairs beside their orders', async ({ page }) => {
    const { number } = await announce(market, freshMail(), { signedIn: true });
    await page.goto(accountPaths(market).login);
    await alive(page);
    await signInAs(page, market, 'customer@obmena.example');
    await page.getByRole('link', { name: account.orders, exact: true }).click();
    await page.getByRole('link', { name: number }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  });

  test('the pages of a repair are read without a script', async ({ browser, baseURL }) => {
    const { number, url } = await announce(market, freshMail());
    await receive(market, number, 'estimate');
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto(url);
    await expect(page.getByRole('heading', { name: t.estimateHeading })).toBeVisible();
    await expect(page.getByRole('heading', { name: t.historyHeading })).toBeVisible();
    await page.goto(paths.findRepair);
    await expect(page.locator('main noscript p')).toBeVisible();
    const missing = await page.goto(paths.repairStatus('AAAAAAAAAAAAAAAAAAAAAA'));
    expect(missing?.status()).toBe(404);
    await context.close();
  });

  test('no page of a repair has an accessibility fault or is wider than a phone', async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { colors } = await servedPhone(market);
    const { number, url } = await announce(market, freshMail());
    const { announce: addressOf } = servicePaths(market);
    const form = addressOf({ productColor: colors[0]?.value ?? '' }, display);
    const found = new Map<string, string[]>();
    const look = async (path: string, act?: string) => {
      await page.goto(path);
      await settled(page);
      if (act !== undefined) {
        await page.getByRole('main').getByRole('button', { name: act }).click();
        await expect(page.locator('[aria-invalid=true], [role=group] h2').first()).toBeVisible();
      }
      const width = await page.evaluate<number>('document.documentElement.scrollWidth');
      const wide = width > 390 ? [`${String(width)} wide`] : [];
      found.set(`${path} ${act ?? ''}`, [...(await violations(page)), ...wide]);
    };
    await look(paths.repair);
    await look(addressOf({ productModel: 'iphone-15-128gb' }));
    await look(form);
    await look(form, t.submit);
    await look(paths.findRepair, t.find);
    await look(url, t.giveUp);
    await receive(market, number, 'estimate');
    await look(url, t.decline);
    expect([...found].filter(([, faults]) => faults.length > 0)).toEqual([]);
  });
}
