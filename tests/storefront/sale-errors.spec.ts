import { expect, test, type Page } from '@playwright/test';
import { devices, newImei, sellers } from './sale-data.ts';
import { saleSteps } from './sale-steps.ts';

const call = '**/api/new/buyback/sell-online/';

/** A checked sale, one press before it is sent. */
async function readyToSell(page: Page) {
  const steps = saleSteps(page, 'cs');
  await steps.answerAll(devices.cz.phone);
  await steps.openSale();
  const imei = newImei();
  await steps.checkSale({ ...sellers.cz, imei });
  return { ...steps, imei };
}

/** Answers the next sales with a refusal and notes the keys that they came with. */
async function refuseSales(page: Page, status: number, body: unknown): Promise<string[]> {
  const keys: string[] = [];
  await page.route(call, async (route) => {
    keys.push((await route.request().headerValue('idempotency-key')) ?? '');
    await route.fulfill({ status, json: body });
  });
  return keys;
}

const thanks = (page: Page) => page.getByRole('heading', { name: 'Děkujeme, výkup je přijatý' });

test('a broken server keeps everything typed, and sending again uses the same key', async ({
  page,
}) => {
  const { submitButton, words, field, toCheck } = await readyToSell(page);
  const keys = await refuseSales(page, 500, { detail: 'Chyba', request_id: 'abc' });
  await submitButton.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(words.sell.failedTitle);
  await page.getByRole('button', { name: words.sell.retry }).click();
  await expect.poll(() => keys.length).toBe(2);
  expect(keys[1]).toBe(keys[0]);

  // A changed content is another request.
  await page.getByRole('button', { name: words.sell.edit }).first().click();
  await expect(field('birthNumber')).toHaveValue('736028/5163');
  await field('note').fill('S krabicí.');
  await toCheck();
  await submitButton.click();
  await expect.poll(() => keys.length).toBe(3);
  expect(keys[2]).not.toBe(keys[0]);
  expect(keys.every((key) => key.length >= 32)).toBe(true);

  await page.unroute(call);
  await page.getByRole('button', { name: words.sell.retry }).click();
  await expect(thanks(page)).toBeVisible();
});

test('a lost connection is said and the sale goes on when it returns', async ({
  page,
  context,
}) => {
  const { submitButton, words } = await readyToSell(page);
  await context.setOffline(true);
  await submitButton.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(words.sell.offlineTitle);
  await context.setOffline(false);
  await page.getByRole('button', { name: words.sell.retry }).click();
  await expect(thanks(page)).toBeVisible();
});

test('too many attempts are asked to wait', async ({ page }) => {
  const { submitButton, words } = await readyToSell(page);
  await refuseSales(page, 429, { detail: 'Příliš mnoho pokusů.' });
  await submitButton.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(words.sell.limitedTitle);
});

test('refusals of each group stand at their fields, the first one focused, none lost', async ({
  page,
}) => {
  const { submitButton, field, imei } = await readyToSell(page);
  await refuseSales(page, 400, {
    buyout_device: { imei: ['Toto zařízení už má otevřený výkup.'] },
    customer_data: { postcode: ['Takové PSČ není.'], shoe_size: ['Číslo bot nesedí.'] },
    pickup_address: { street: ['Sem kurýr nejezdí.'] },
    non_field_errors: ['Zkuste to zítra.'],
  });
  await submitButton.click();

  await expect(page.locator('#sell-imei-error')).toHaveText('Toto zařízení už má otevřený výkup.');
  await expect(page.locator('#sell-postcode-error')).toHaveText('Takové PSČ není.');
  await expect(page.locator('#sell-altStreet-error')).toHaveText('Sem kurýr nejezdí.');
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText(
    'Číslo bot nesedí.',
  );
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText('Zkuste to zítra.');
  await expect(field('imei')).toBeFocused();
  await expect(field('imei')).toHaveValue(imei);
  await expect(field('lastName')).toHaveValue('Nováková');

  await page.getByRole('link', { name: /^PSČ: / }).click();
  await expect(field('postcode')).toBeFocused();
});

test('each wrong value is named at its own field', async ({ page }) => {
  const { field, fill, toCheck, answerAll, openSale } = saleSteps(page, 'cs');
  await answerAll(devices.cz.phone);
  await openSale();
  await fill({
    ...sellers.cz,
    imei: '490154203237519',
    titleBeforeName: 'Ing',
    birthNumber: '736028/5164',
    email: 'jana@',
    phoneNumber: '12',
    postcode: '1100',
    identityCardNumber: '12',
    identityValidTo: '20.11.2020',
    bankAccountNumber: '2000145398',
    bankCode: '9999',
  });
  await toCheck();
  const errors = {
    imei: 'Neplatné IMEI. Zobrazíte ho vytočením *#06#.',
    titleBeforeName: 'Titul pište latinkou a zakončete ho tečkou, například Ing.',
    birthNumber: 'Neplatné rodné číslo',
    email: 'Neplatný e-mail',
    phoneNumber: 'Neplatné telefonní číslo',
    postcode: 'Neplatné PSČ',
    identityCardNumber: 'Neplatné číslo občanského průkazu',
    identityValidTo: 'Platnost průkazu už skončila. Použijte platný průkaz.',
    bankAccountNumber: 'Neplatné číslo účtu',
  };
  for (const [name, message] of Object.entries(errors)) {
    await expect(page.locator(`#sell-${name}-error`)).toHaveText(message);
    await expect(field(name)).toHaveAccessibleDescription(new RegExp(message.slice(0, 12)));
  }
  await expect(field('imei')).toBeFocused();
  await field('bankAccountNumber').fill('19-2000145399');
  await field('bankAccountNumber').blur();
  await expect(page.locator('#sell-bankCode-error')).toHaveText('Neplatný kód banky');
});

test('a dropped price is said, applied and sold only after another look', async ({ page }) => {
  const { submitButton } = await readyToSell(page);
  const message = 'Výkupní cena se mezitím změnila.';
  await refuseSales(page, 400, { message, price: 8000, url: devices.cz.phone });
  await submitButton.click();
  await expect(page.getByText(message)).toBeVisible();
  await expect(submitButton).toBeVisible();
  await expect(page.getByText('Dlouhá 5, 280 02 Kolín, Česko')).toBeVisible();
  await page.unroute(call);
  await submitButton.click();
  await expect(thanks(page)).toBeVisible();
});

test('a raised price is passed on and said', async ({ page }) => {
  const { submitButton } = await readyToSell(page);
  await page.route(call, async (route) => {
    const response = await route.fetch();
    const reply: unknown = await response.json();
    await route.fulfill({ response, json: { ...Object(reply), price_raised: true } });
  });
  await submitButton.click();
  await expect(page.getByText('Dostanete víc')).toBeVisible();
});

test('an offer that cannot be sent keeps its form and can be sent again', async ({ page }) => {
  const { answerAll, openOffer, words } = saleSteps(page, 'cs');
  await answerAll(devices.cz.phone);
  await openOffer();
  const email = page.getByLabel(words.offer.email, { exact: true });
  await email.fill('nekdo@example.com');
  const sending = '**/api/new/buyback/send-to-email/';
  await page.route(sending, (route) => route.fulfill({ status: 500, json: { detail: 'Chyba' } }));
  await page.getByRole('button', { name: words.offer.submit }).click();
  await expect(page.getByRole('main').getByRole('alert').last()).toContainText(
    'E-mail se nepodařilo odeslat',
  );
  await expect(email).toHaveValue('nekdo@example.com');

  await page.unroute(sending);
  await page.route(sending, (route) =>
    route.fulfill({ status: 400, json: { e_mail: ['Tuto schránku neznáme.'] } }),
  );
  await page.getByRole('button', { name: words.offer.retry }).click();
  await expect(page.getByText('Tuto schránku neznáme.')).toBeVisible();
  await expect(email).toBeFocused();

  await page.unroute(sending);
  await page.getByRole('button', { name: words.offer.retry }).click();
  await expect(page.getByText(words.offer.sentTitle)).toBeVisible();
});
