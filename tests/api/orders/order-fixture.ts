import { digitsOf } from '#api/orders/mailed-code.ts';
import { insertDeliveries } from '#api/seed/shop/insert-deliveries.ts';
import { insertCatalogue } from '#tests/api/catalog/catalogue-fixture.ts';
import { from } from '#tests/api/reservations/reservation-fixture.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { setStock } from '#tests/support/factories/stock.ts';

/** A Monday at ten in Prague. */
const start = new Date('2026-11-23T09:00:00Z');
export const items = { phone: 1, laterPhone: 3, usedPhone: 5, case: 7 } as const;

export const startOrderApp = (options: TestAppOptions = {}): Promise<TestApp> =>
  startTestApp({
    now: start,
    ...options,
    environment: { TRUST_PROXY: '1', ...options.environment },
  });

/** The small catalogue with one store in Prague, and the demonstration shop's deliveries and payments. */
export async function prepareOrderShop({ deps, clock }: TestApp): Promise<void> {
  clock.now = start;
  await insertCatalogue(deps.knex, deps);
  await deps.knex.raw('delete from jobs.job');
  await deps.knex.transaction((trx) => insertDeliveries(trx, deps.market.code, start));
  // From Monday to Saturday.
  const hours = { opens: '09:00', closes: '18:00' };
  const week = [...Array<typeof hours>(6).fill(hours), null];
  await deps.knex('stores').update({ opening_hours: JSON.stringify(week) });
}

export const billing = {
  first_name: 'Bořivoj',
  last_name: 'Zelenka',
  street: 'Dlouhá 5',
  city: 'Praha',
  postcode: '110 00',
  country: 'CZ',
  phone_number: '601 234 567',
  e_mail: 'borivoj.zelenka@posta.example',
};

/** An answer of the API as it travelled. */
export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

export async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  return { status: response.status, body: text === '' ? {} : (JSON.parse(text) as Answer['body']) }; // JSON of the API
}

export interface Wish {
  /** Stock items, each with how many. */
  readonly products?: readonly (readonly [product: number, quantity: number])[];
  readonly delivery?: string;
  readonly payment?: string;
  readonly choose?: Readonly<Record<string, unknown>>;
  readonly codes?: readonly string[];
}

const payments = 'cart/payments-and-deliveries/';
let visitors = 0;
/** An address of its own for each request, so that no limit of attempts is met by chance. */
const elsewhere = () => from((visitors += 1) % 250);

/** Fills a cart and chooses; answers the body of `order-finish` as it travels. */
export async function checkOut(client: TestClient, wish: Wish = {}) {
  const { products = [[items.phone, 1]], delivery = 'courier', payment = 'card' } = wish;
  for (const [product, quantity] of products) {
    await expectOk(client.change('cart/add-product/', { product, quantity }, elsewhere()));
  }
  for (const code of wish.codes ?? []) {
    await expectOk(client.change('cart/discount-code/', { code }, elsewhere()));
  }
  await expectOk(client.change(payments, { delivery, ...wish.choose }, elsewhere()));
  await expectOk(client.change(payments, { payment }, elsewhere()));
  return bodyOf(client, wish);
}

/** The body that a customer sends after looking at the summary. */
export async function bodyOf(client: TestClient, wish: Wish = {}) {
  const { delivery = 'courier', payment = 'card' } = wish;
  const summary = await client.get('cart-summary', {});
  return {
    type_payment: payment,
    type_delivery_code: delivery,
    token: summary.token,
    cart_digest: summary.cart.digest,
    order_billing_address: billing,
    order_info: { note: '', agrees_with_terms: true, wants_newsletter: false },
  };
}

type FinishBody = Readonly<Record<string, unknown>>;

export const finish = async (client: TestClient, body: FinishBody): Promise<Answer> =>
  answerOf(await client.change('order/finish/', body, elsewhere()));

/** A visitor's whole way to an order. */
export async function order(client: TestClient, wish: Wish = {}): Promise<Answer> {
  return finish(client, await checkOut(client, wish));
}

/** The digits of the last mail that asks to confirm an order; empty where none does. */
export async function digitsOfMail({ deps }: TestApp): Promise<string> {
  const mails = deps.knex('mails').where({ kind: 'order-confirm' });
  const ids: number[] = await mails.orderBy('id', 'desc').limit(1).pluck('id');
  return ids.map((id) => digitsOf(deps.cipher, id)).join('');
}

/** The same, with the confirmation of its mail where it asks for one. */
export async function orderConfirmed(
  app: TestApp,
  client: TestClient,
  wish: Wish,
): Promise<Answer> {
  const answer = await order(client, wish);
  const digits = await digitsOfMail(app);
  const path = `order/${codeOf(answer)}/confirm/`;
  if (digits !== '') await expectOk(client.change(path, { digits }, elsewhere()));
  return answer;
}

/** The random code of an order, from the address of its page. */
export const codeOf = ({ body }: Answer): string => String(body['status_url']).split('/')[2] ?? '';

export const stockOf = (app: TestApp, productId: number) =>
  app.deps
    .knex('stock')
    .where({ product_id: productId, place_id: 1 })
    .first<{ on_hand: number; allocated: number }>('on_hand', 'allocated');

/** Leaves so many pieces of a product free in the warehouse. */
export const leaveFree = (app: TestApp, productId: number, free: number) =>
  setStock(app.deps.knex, { product_id: productId, place_id: 1 }, { on_hand: free, allocated: 0 });

async function expectOk(answer: Promise<Response>): Promise<void> {
  const response = await answer;
  if (!response.ok) throw new Error(`${String(response.status)}: ${await response.text()}`);
}
