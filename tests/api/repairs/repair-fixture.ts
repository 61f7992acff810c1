import { randomUUID } from 'node:crypto';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { prepareOrderShop, startOrderApp } from '#tests/api/orders/order-fixture.ts';
import { addDevices, imeiOf, phone } from '#tests/support/buyback-fixture.ts';
import { addServiceOperation, addServicePrice } from '#tests/support/factories/service.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp, TestAppOptions } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

export const startRepairApp = (options: TestAppOptions = {}): Promise<TestApp> =>
  startOrderApp(options);

/** The order shop with devices, and one service centre that changes displays for 3 990 and batteries for 1 290. */
export async function prepareRepairShop(app: TestApp): Promise<void> {
  const { knex } = app.deps;
  await prepareOrderShop(app);
  await addDevices(knex);
  await knex('stores').update({ is_service_center: true });
  await addServiceOperation(knex, {
    slug: 'displej',
    name_cs: 'Výměna displeje',
    name_ro: 'Înlocuire ecran',
    damage: 'display_cracked',
  });
  await addServiceOperation(knex, {
    slug: 'baterie',
    name_cs: 'Výměna baterie',
    name_ro: 'Baterie',
  });
  await addServicePrice(knex, { operation_id: 1, type_id: 1, price: 3_990 });
  await addServicePrice(knex, { operation_id: 2, type_id: 1, price: 1_290 });
}

export const eMail = 'borivoj.zelenka@posta.example';

/** A body of `repair-announce` as it travels. */
export const repairBody = (more: Readonly<Record<string, unknown>> = {}) => ({
  product_color: phone,
  operations: ['displej', 'baterie'],
  way: 'bring',
  store: 'praha',
  serial: imeiOf(1),
  fault: 'Prasklý displej po pádu',
  accessories: 'obal',
  has_backup: true,
  accepts_data_loss: true,
  price_limit: null,
  first_name: 'Bořivoj',
  last_name: 'Zelenka',
  company: '',
  street: 'Dlouhá 5',
  city: 'Praha',
  district: '',
  postcode: '110 00',
  country: 'CZ',
  phone: '601 234 567',
  e_mail: eMail,
  ...more,
});

export interface Announced {
  readonly number: string;
  readonly code: string;
  readonly url: string;
}

export async function announce(
  client: TestClient,
  more: Readonly<Record<string, unknown>> = {},
): Promise<Announced> {
  const answer = await client.change('service/orders/', repairBody(more));
  if (answer.status !== 201) throw new Error(await answer.text());
  return (await answer.json()) as Announced; // JSON of the API
}

type Desk = Reply<Endpoints['admin-repair']>;
export type Status = Desk['status'];

/** Signed on a paper that lies in the house. */
export const onPaper = {
  signer: 'Bořivoj Zelenka',
  strokes: [] as number[][],
  onPaper: 'složka 3',
};

/** A technician at the bench, who always acts on what they last saw. */
export async function deskOf(app: TestApp) {
  // Of a role there is one account of the usual name at a time.
  await app.deps
    .knex('users')
    .where({ e_mail: 'service_tech@obmena.example' })
    .update({ e_mail: `${randomUUID()}@obmena.example` });
  const client = await signIn(app, 'service_tech');
  const seen = (id: number) => client.get('admin-repair', { params: { id } });
  const act = async (id: number) => ({ params: { id }, version: (await seen(id)).version });
  return {
    client,
    seen,
    async move(id: number, ...path: Status[]): Promise<Desk> {
      for (const to of path) {
        const { params, version } = await act(id);
        await client.post('admin-repair-move', {
          params,
          body: { version, to, reason: 'zkouška' },
        });
      }
      return seen(id);
    },
    async estimate(id: number): Promise<Desk> {
      const { params, version } = await act(id);
      return client.post('admin-repair-estimate', { params, body: { version } });
    },
    async pay(id: number, by: 'cash' | 'card'): Promise<Desk> {
      const { params, version } = await act(id);
      return client.post('admin-repair-pay', { params, body: { version, by } });
    },
    async handOut(
      id: number,
      more: {
        to?: 'customer' | 'parcel' | 'buyback';
        code?: string;
        reason?: string;
        signature?: (typeof onPaper & { readonly digest: string }) | null;
      } = {},
    ): Promise<Desk> {
      const { params, version } = await act(id);
      const { handOut } = await client.get('admin-repair-papers', { params });
      const signature = { ...onPaper, digest: handOut.digest };
      const body = { version, to: 'customer' as const, code: '', reason: '', signature, ...more };
      return client.post('admin-repair-hand-out', { params, body });
    },
  };
}

/** Ways through the bench once everything is agreed. */
export const toReady: readonly Status[] = ['repairing', 'testing', 'ready'];

/** Id of the only repair, or of the newest one. */
export async function newestId({ deps }: TestApp): Promise<number> {
  const [id]: number[] = await deps.knex('repairs').orderBy('id', 'desc').limit(1).pluck('id');
  return id ?? 0;
}

/** A body of `admin-repair-take-in`. */
const intake = {
  store: 'praha',
  productColor: 'iphone-15-128gb-black',
  deviceName: '',
  operations: ['displej'],
  serial: imeiOf(1),
  unlockCode: '1234',
  fault: 'Prasklý displej',
  look: 'Odřená hrana',
  accessories: 'obal',
  hasBackup: false,
  acceptsDataLoss: true as const,
  priceLimit: 4_000,
  firstName: 'Bořivoj',
  lastName: 'Zelenka',
  phone: '601 234 567',
  eMail,
  language: 'cs' as const,
  claimedNumber: '',
};
type Intake = Omit<typeof intake, 'priceLimit' | 'language'> & {
  readonly priceLimit: number | null;
  readonly language: 'cs' | 'ro';
};

/** Takes a device in at the counter. */
export async function takeIn(app: TestApp, more: Partial<Intake> = {}) {
  const desk = await deskOf(app);
  const row = await desk.client.post('admin-repair-take-in', { body: { ...intake, ...more } });
  return { desk, row, id: row.id };
}
