import { expect, type Page } from '@playwright/test';
import type { MarketCode } from '#core/market/market.ts';
import { salePaths } from '#core/paths/sale-paths.ts';
import { allPhrases } from '#tests/support/all-phrases.ts';

const languageOf = { cz: 'cs', ro: 'ro' } as const;

const person = {
  cz: { phoneNumber: '601 234 567', street: 'Dlouhá 12', city: 'Praha', postcode: '110 00' },
  ro: { phoneNumber: '0712 345 678', street: 'Strada Lungă 12', city: 'Cluj-Napoca' },
} as const;

const companyOf = {
  cz: { company: 'Zkušební s.r.o.', registrationNumber: '27082440', vatNumber: 'CZ27082440' },
  ro: { company: 'Firma de Probă SRL', registrationNumber: '14399840', vatNumber: 'RO14399840' },
} as const;

export const saleWords = (market: MarketCode) => allPhrases[languageOf[market]];

const control = (page: Page, name: string) => page.locator(`.checkout-form [name=${name}]`);

export async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await control(page, name).fill(value);
}

/** Puts a product into the cart of the page's visitor, without the product's page. */
export async function putIntoCart(page: Page, seoName: string): Promise<void> {
  await change(page, 'cart/add-product/', { product: seoName });
}

/** Opens the first step with the cart's deliveries there. */
export async function openDelivery(page: Page, market: MarketCode): Promise<void> {
  await page.goto(salePaths(market).delivery);
  await expect(page.locator('input[name=delivery]').first()).toBeVisible();
}

/** Chooses how it is brought and paid, and goes on. */
export async function chooseWays(page: Page, market: MarketCode, payment: string): Promise<void> {
  const { checkout } = saleWords(market);
  await openDelivery(page, market);
  await page.locator('input[name=delivery][value=courier]').check();
  await page.locator(`input[name=payment][value=${payment}]`).check();
  await page.getByRole('button', { name: checkout.toDetails }).click();
  await expect(page).toHaveURL(salePaths(market).details, { timeout: 15_000 });
}

/** Fills in whoever orders, and goes on to the summary, or to what stands before it. */
export async function fillDetails(
  page: Page,
  market: MarketCode,
  {
    isCompany = false,
    eMail = `jana.${market}@posta.example`,
    leadsTo = 'summary',
  }: { isCompany?: boolean; eMail?: string; leadsTo?: 'summary' | 'swap' } = {},
): Promise<void> {
  const { checkout } = saleWords(market);
  const more = market === 'ro' ? { district: 'Cluj', postcode: '400001' } : {};
  await fill(page, { eMail, firstName: 'Jana', lastName: 'Nováková', ...person[market], ...more });
  if (isCompany) {
    await control(page, 'isCompany').check();
    await fill(page, companyOf[market]);
  }
  await page.getByRole('button', { name: checkout.toSummary }).click();
  await expect(page).toHaveURL(salePaths(market)[leadsTo], { timeout: 15_000 });
}

/** Agrees and orders. */
export async function placeOrder(page: Page, market: MarketCode): Promise<void> {
  const { checkout } = saleWords(market);
  await page.getByLabel(checkout.agree).check();
  await page.getByRole('button', { name: checkout.orderAndPay }).dblclick();
}

/** A new order of what is in the cart, paid in a way; ends wherever that leads. */
export async function orderBy(page: Page, market: MarketCode, payment: string): Promise<void> {
  await chooseWays(page, market, payment);
  await fillDetails(page, market);
  await placeOrder(page, market);
}

/** A change that the page's visitor makes by a call. */
async function change(page: Page, path: string, data: object): Promise<unknown> {
  const config: unknown = await (await page.request.get('/api/new/config/')).json();
  const token = String(Reflect.get(Object(config), 'csrf_token'));
  const headers = { 'X-CSRF-Token': token };
  const answer = await page.request.post(`/api/new/${path}`, { headers, data });
  expect(answer.ok(), `${path} answered ${String(answer.status())}`).toBe(true);
  return answer.json();
}

const billing = {
  cz: { street: 'Dlouhá 12', city: 'Praha', postcode: '110 00', phone_number: '601 234 567' },
  ro: {
    street: 'Strada Lungă 12',
    city: 'Cluj-Napoca',
    district: 'Cluj',
    postcode: '400001',
    country: 'RO',
    phone_number: '0712 345 678',
  },
} as const;

/**
 * Orders what is in the visitor's cart without the steps of the checkout, which have tests of their own, and opens
 * where the order goes on: the gateway's page, or the thanks.
 */
export async function orderByCalls(page: Page, market: MarketCode, payment: string): Promise<void> {
  await change(page, 'cart/payments-and-deliveries/', { delivery: 'courier' });
  await change(page, 'cart/payments-and-deliveries/', { payment });
  // As core/contract/finish-order.ts says.
  const summary = (await (await page.request.get('/api/new/cart/summary/')).json()) as {
    readonly token: string;
    readonly cart: { readonly digest: string };
  };
  // Its reply, by the same file.
  const placed = (await change(page, 'order/finish/', {
    type_payment: payment,
    type_delivery_code: 'courier',
    token: summary.token,
    cart_digest: summary.cart.digest,
    order_billing_address: {
      first_name: 'Jana',
      last_name: 'Nováková',
      e_mail: `jana.${market}@posta.example`,
      ...billing[market],
    },
    order_info: { note: '', agrees_with_terms: true, wants_newsletter: false },
  })) as {
    readonly order_number: string;
    readonly status_url: string;
    readonly payment: { readonly redirect_url: string | null } | null;
  };
  // By the order's page, as the checkout goes: it is what the tab knows the order by.
  await page.goto(placed.status_url);
  await expect(page.getByText(placed.order_number).first()).toBeVisible({ timeout: 20_000 });
  if (!placed.payment?.redirect_url) return;
  // The page came with the order in it; the tab knows it once the script has run.
  await page.waitForFunction(() => sessionStorage.getItem('order-of-tab') !== null);
  await page.goto(placed.payment.redirect_url);
}

/** Chooses on the page of the played gateway how the payment ends. */
export async function endPayment(page: Page, outcome: string): Promise<void> {
  await expect(page).toHaveURL(/\/sandbox\//);
  await page.locator(`button[value=${outcome}]`).click();
}
