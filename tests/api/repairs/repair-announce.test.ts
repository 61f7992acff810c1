import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { imeiOf } from '#tests/support/buyback-fixture.ts';
import { truncateAll } from '#tests/support/database.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { once } from '#tests/api/reservations/reservation-fixture.ts';
import {
  announce,
  eMail,
  prepareRepairShop,
  repairBody,
  startRepairApp,
} from './repair-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startRepairApp();
});
beforeEach(() => prepareRepairShop(app));
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

describe('announcing', () => {
  it('is told by its link without a word about its customer', async () => {
    const { number, code, url } = await announce(app.client());
    expect(number).toMatch(/^7\d{9}$/);
    expect(url).toBe(`/stav-opravy/${code}`);
    const answer = await app.client().fetch(`/api/new/service/orders/${code}/`);
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({
      number,
      status: 'announced',
      device: 'Apple iPhone 15',
      lines: [
        { name: 'Výměna displeje', price: 3_990, decision: null, warranty_months: 12 },
        { name: 'Výměna baterie', price: 1_290, decision: null },
      ],
      total: null,
      estimate: null,
      bill: null,
      can_give_up: true,
    });
    expect(text).not.toMatch(/Zelenka|Dlouhá 5|601 ?234|borivoj/i);
    expect(text).not.toContain(imeiOf(1));
    expect((await app.client().fetch(`/api/new/service/orders/${number}/`)).status).toBe(404);
    expect(app.logs.join()).not.toMatch(/zelenka|601 ?234|borivoj/i);
  });

  it('asks for the IMEI of a phone, a service centre, operations of the device, and consent', async () => {
    const refused = async (more: Readonly<Record<string, unknown>>) => {
      const answer = await app.client().change('service/orders/', repairBody(more));
      const fields = (await answer.json()) as object; // JSON of the API
      return [answer.status, Object.keys(fields)];
    };
    expect(await refused({ serial: '' })).toEqual([400, ['serial']]);
    expect(await refused({ serial: '490154203237519' })).toEqual([400, ['serial']]);
    expect(await refused({ accepts_data_loss: false })).toEqual([400, ['accepts_data_loss']]);
    expect(await refused({ operations: ['neznama'] })).toEqual([400, ['operations']]);
    expect(await refused({ product_color: 'neznamy' })).toEqual([400, ['product_color']]);
    await app.deps.knex('stores').update({ is_service_center: false });
    expect(await refused({})).toEqual([400, ['store']]);
    expect(await app.deps.knex('repairs')).toEqual([]);
  });

  it('is one repair however often it is sent', async () => {
    const headers = once();
    const send = async () => {
      const answer = await app.client().change('service/orders/', repairBody(), headers);
      // JSON of the API.
      return ((await answer.json()) as { number: string }).number;
    };
    const numbers = await Promise.all([send(), send(), send()]);
    expect(new Set(numbers).size).toBe(1);
    expect(await app.deps.knex('repairs')).toHaveLength(1);
    expect(await app.deps.knex('mails').where({ kind: 'repair-announced' })).toHaveLength(1);
  });

  it('keeps the number of the device unreadable', async () => {
    await announce(app.client());
    const [row] = await app.deps.knex('repair_identities');
    expect(row?.serial?.toString('latin1')).not.toContain(imeiOf(1));
  });
});

describe('finding', () => {
  const ask = async (path: 'status' | 'link', body: Readonly<Record<string, unknown>>) => {
    const answer = await app.client().change(`service/orders/${path}/`, body);
    return { status: answer.status, text: await answer.text() };
  };

  it('tells the state to whoever knows number and mail, and the same to all others', async () => {
    const { number } = await announce(app.client());
    const found = await ask('status', { number, e_mail: 'BORIVOJ.zelenka@posta.example' });
    expect(found.status).toBe(200);
    expect(JSON.parse(found.text)).toMatchObject({ number, status: 'announced' });
    const code: string[] = await app.deps.knex('repairs').pluck('code');
    expect(found.text).not.toContain(code[0]);
    const wrongMail = await ask('status', { number, e_mail: 'nekdo@posta.example' });
    expect(wrongMail.status).toBe(404);
    expect(await ask('status', { number: '7000000000', e_mail: eMail })).toEqual(wrongMail);
  });

  it('mails the link anew once an hour, and tells nobody whether it did', async () => {
    const { number } = await announce(app.client());
    const answers = [
      await ask('link', { number, e_mail: eMail }),
      await ask('link', { number, e_mail: eMail }),
      await ask('link', { number, e_mail: 'nekdo@posta.example' }),
    ];
    expect(answers).toEqual(Array(3).fill({ status: 204, text: '' }));
    const mails = app.deps.knex('mails').where({ kind: 'repair-link' });
    expect(await mails.pluck('recipient')).toEqual([eMail]);
  });
});
