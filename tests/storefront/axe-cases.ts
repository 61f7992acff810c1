import { expect, test } from '@playwright/test';
import { buybackPaths } from '#core/paths/buyback-paths.ts';
import { servicePaths } from '#core/paths/service-paths.ts';
import { markets, type MarketCode } from '#core/market/market.ts';
import { violations } from './axe-violations.ts';
import { settled } from './settled.ts';
import { makeCounterOffer, mailedLink, sendOffer } from './prepared-sales.ts';
import { devices, newImei, sellers } from './sale-data.ts';
import { saleSteps } from './sale-steps.ts';

/** Every page and state of the buy-back, in both colour schemes. */
export function describeAccessibility(market: MarketCode): void {
  const paths = buybackPaths(market);
  const device = devices[market].phone;
  const model = device.slice(0, device.lastIndexOf('/'));
  const repairs = device.replace(paths.root, servicePaths(market).root);
  const pages = [
    ...['/', paths.root, model.slice(0, model.lastIndexOf('/')), model, device],
    ...[paths.centers, paths.status, paths.counterOffer('AAAAAAAAAAAAAAAAAAAAAA'), '/neni'],
    ...[servicePaths(market).root, repairs.slice(0, repairs.lastIndexOf('/')), repairs],
  ];

  const email = 'pristupnost@example.cz';
  let counterOffer = { code: '', path: '' };
  let offer = '';
  test.beforeAll(async () => {
    await sendOffer(market, device, email);
    offer = await mailedLink(market, email, 'offer');
    counterOffer = await makeCounterOffer(market, device, email);
  });

  const { language } = markets[market];
  test('no page has an accessibility fault', async ({ browser, baseURL }) => {
    test.setTimeout(120_000);
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    for (const path of [...pages, offer, counterOffer.path]) {
      await page.goto(path);
      await settled(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await violations(page), path).toEqual([]);
    }

    const steps = saleSteps(page, language);
    await steps.answerAll(device);
    await steps.openOffer();
    expect(await violations(page), 'offer').toEqual([]);
    await page
      .getByRole('button', { name: steps.words.questionnaire.backToQuestions })
      .first()
      .click();
    await steps.openSale();
    await steps.field('pickupAltAddress').check();
    await steps.toCheck();
    await expect(steps.field('imei')).toBeFocused();
    expect(await violations(page), 'form with errors').toEqual([]);
    await steps.field('pickupAltAddress').uncheck();
    await steps.checkSale({ ...sellers[market], imei: newImei() });
    expect(await violations(page), 'check').toEqual([]);
    await steps.submitButton.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(steps.words.thankYou.heading);
    expect(await violations(page), 'thanks').toEqual([]);

    await page.goto(`${paths.status}?code=${counterOffer.code}`);
    await settled(page);
    await page.getByLabel(steps.words.status.email, { exact: true }).fill(email);
    await page.getByRole('button', { name: steps.words.status.submit }).click();
    await expect(page.locator('.timeline')).toBeVisible();
    expect(await violations(page), 'status').toEqual([]);
    await page.goto(`${counterOffer.path}?decision=refuse`);
    await expect(page.locator('#refuse-title')).toBeFocused();
    expect(await violations(page), 'refusal').toEqual([]);
    await context.close();
  });
}
