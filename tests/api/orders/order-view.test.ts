import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderMailKinds } from '#api/orders/mails/order-mails.ts';
import { pdfPages } from '#tests/api/documents/pdf-text.ts';
import { signIn } from '#tests/support/staff.ts';
import { numberAt } from '#tests/support/order-number.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import {
  answerOf,
  billing,
  checkOut,
  codeOf,
  finish,
  items,
  order,
  prepareOrderShop,
  startOrderApp,
} from './order-fixture.ts';
import { pay } from './order-steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(() => prepareOrderShop(app));
afterAll(() => app.close());

describe('an order', () => {
  it('is shown to whoever holds its code, and to nobody else', async () => {
    const client = app.client();
    const code = codeOf(await order(client));
    const stranger = app.client();
    const view = await stranger.get('order', { params: { code } });
    expect(view).toMatchObject({
      number: numberAt(app),
      status: 'awaiting_payment',
      statusText: 'Čeká na zaplacení',
      eMail: billing.e_mail,
      total: 20_000,
      due: 20_000,
      canCancel: true,
      documents: [],
      billingAddress: { name: 'Bořivoj Zelenka', street: 'Dlouhá 5', phoneNumber: '+420601234567' },
      payment: { kind: 'card', canPay: true, transfer: null },
      delivery: { name: 'Kurýr na adresu', expected: { from: '2026-11-24', to: '2026-11-24' } },
      history: [{ text: 'Čeká na zaplacení' }],
    });
    expect(view.lines).toMatchObject([
      { name: 'iPhone 15 128 GB Černá', detail: 'Nové', quantity: 1, net: 20_000 },
      { kind: 'shipping', net: 0 },
    ]);
    for (const path of ['', 'withdrawal/', 'documents/2260000001/pdf/']) {
      const answer = await stranger.fetch(`/api/new/order/${'x'.repeat(22)}/${path}`);
      expect(answer.status).toBe(404);
    }
  });

  it('says where to send a transfer, with the text of its QR code', async () => {
    const client = app.client();
    const code = codeOf(await order(client, { payment: 'bank-transfer' }));
    const { payment } = await client.get('order', { params: { code } });
    expect(payment.transfer).toMatchObject({ variableSymbol: numberAt(app), until: '2026-11-30' });
    expect(payment.transfer?.spayd).toContain(`AM:20000.00*CC:CZK*X-VS:${numberAt(app)}`);
  });

  it('gives a request to pay by transfer to whoever may see it, until it is paid or over', async () => {
    const client = app.client();
    const code = codeOf(await order(client, { payment: 'bank-transfer' }));
    const fetched = (asked: string, by = app.client(), file = `${numberAt(app)}/pdf`) =>
      by.fetch(`/api/new/order/${asked}/documents/${file}/`);
    const answer = await fetched(code);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain(
      `vyzva-k-platbe-${numberAt(app)}.pdf`,
    );
    const text = pdfPages(new Uint8Array(await answer.arrayBuffer()))
      .flat()
      .join(' ');
    for (const said of ['Výzva k platbě', 'není daňovým dokladem', 'QR Platba', 'K úhradě']) {
      expect(text).toContain(said);
    }
    expect(text).not.toContain('Datum zdanitelného plnění');
    expect(await app.deps.knex('invoices')).toEqual([]);
    expect((await fetched('x'.repeat(22))).status).toBe(404);
    expect((await fetched(numberAt(app))).status).toBe(404);
    expect((await fetched(code, app.client(), `${numberAt(app)}/isdoc`)).status).toBe(404);
    expect((await client.change(`order/${code}/cancel/`, { reason: 'x' })).status).toBe(200);
    expect((await fetched(code)).status).toBe(404);
    const card = codeOf(await order(app.client()));
    expect((await fetched(card, app.client(), `${numberAt(app, 2)}/pdf`)).status).toBe(404);
  });

  it('has the request to pay in its mail, and none once the transfer came', async () => {
    const code = codeOf(await order(app.client(), { payment: 'bank-transfer' }));
    const path = `/api/new/order/${code}/documents/${numberAt(app)}/pdf/`;
    const stored = await app.deps.knex('orders').first('id');
    const placed = {
      id: 1,
      kind: 'order-placed',
      subjectKey: `order:${String(stored?.id)}`,
      language: 'cs',
      recipient: billing.e_mail,
      createdAt: app.clock.now,
    } as const;
    const written = () => orderMailKinds['order-placed']?.(placed, app.deps);
    expect((await written())?.text).toContain(path);
    await pay(app, 20_000);
    expect((await app.client().fetch(path)).status).toBe(404);
    expect((await written())?.text).not.toContain(path);
  });

  it('is found by its number and e-mail, and any mismatch is answered alike', async () => {
    const client = app.client();
    const placed = await order(client);
    const find = async (number: string, eMail: string) =>
      answerOf(await client.change('order/status/', { number, e_mail: eMail }));
    const number = String(placed.body['order_number']);
    const found = await find(` ${number} `, 'BORIVOJ.zelenka@posta.example');
    expect(found).toMatchObject({ status: 200, body: { number, e_mail: 'b***@posta.example' } });
    expect(JSON.stringify(found)).not.toMatch(
      new RegExp(`${codeOf(placed)}|Zelenka|Dlouhá|601 ?234`),
    );
    const wrongMail = await find(number, 'nekdo@posta.example');
    expect(wrongMail.status).toBe(404);
    expect(await find('1269999999', billing.e_mail)).toEqual(wrongMail);
    expect(await find("' or 1=1", billing.e_mail)).toEqual(wrongMail);
  });

  it('is in the list of the account that placed it, and its purchases can be reviewed', async () => {
    const client = await signIn(app, 'customer');
    await order(client);
    const { count, results } = await client.get('user-profile-orders', { query: {} });
    expect(count).toBe(1);
    expect(results).toMatchObject([{ due: 20_000, names: ['iPhone 15 128 GB Černá'] }]);
    expect(await app.deps.knex('purchases')).toMatchObject([{ order_reference: numberAt(app) }]);
  });
});

it('walks from the cart to the order with every kind of payment', async () => {
  for (const payment of ['card', 'google-pay', 'apple-pay', 'twisto', 'cash-on-delivery']) {
    const client = app.client();
    const answer = await finish(
      client,
      await checkOut(client, { payment, products: [[items.case, 1]] }),
    );
    expect([payment, answer.status]).toEqual([payment, 201]);
  }
});
