import {
  addDevices,
  answersB,
  imeiOf,
  offerBody,
  saleBody,
} from '#tests/support/buyback-fixture.ts';
import { openDesk } from '#tests/api/buyback/buyback-desk.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { checkOut, codeOf, finish, items, prepareOrderShop, stockOf } from './order-fixture.ts';
import { rowOf } from './order-steps.ts';

/** A small shop with one visitor, who swaps a phone worth 5 900, and the desk that inspects it. */
export async function openSwaps(app: TestApp) {
  await prepareOrderShop(app);
  await addDevices(app.deps.knex);
  const desk = await openDesk(app);
  const client = app.client();

  /** Sells the phone, or only asks what it is worth; answers its code. */
  const device = async (how: 'sale' | 'offer' = 'sale'): Promise<string> => {
    const visitor = app.client();
    const answer = await (how === 'sale'
      ? visitor.change('buyback/sell-online/', saleBody(imeiOf(1)))
      : visitor.change('buyback/send-to-email/', offerBody()));
    if (!answer.ok) throw new Error(await answer.text());
    const { code } = await app.deps.knex('buybacks').first<{ code: string }>('code');
    return code;
  };
  const ready = async (code: string, payment = 'card') => {
    const wish = { product: items.phone, quantity: 1, buyout_product: code };
    const added = await client.change('cart/add-product/', wish);
    if (!added.ok) throw new Error(await added.text());
    return checkOut(client, { products: [], payment });
  };
  /** Orders the phone for 20 000 with the device set off; answers the order's code too. */
  const swap = async (payment = 'card') => {
    const placed = await finish(client, await ready(await device(), payment));
    if (placed.status !== 201) throw new Error(JSON.stringify(placed.body));
    return { placed, code: codeOf(placed) };
  };
  const receive = async (answers: string[] = answersB) => {
    await desk.move('received');
    await desk.inspect(answers);
  };
  const offerCode = async () => {
    const { code } = await app.deps.knex('counter_offers').first<{ code: string }>('code');
    return code;
  };
  const decide = async (decision: 'accept' | 'refuse' | 'keep_device' | 'call_off') =>
    app.client().post('buyback-counter-offer-decide', {
      params: { code: await offerCode() },
      body: { decision },
    });
  return {
    desk,
    client,
    device,
    ready,
    swap,
    receive,
    offerCode,
    decide,
    order: () => rowOf(app, 'orders'),
    sale: () => rowOf(app, 'buybacks'),
    mails: async (): Promise<string[]> => app.deps.knex('mails').orderBy('id').pluck('kind'),
    /** Pieces put aside besides the one that always is. */
    held: async () => (await stockOf(app, items.phone)).allocated - 1,
  };
}
