import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { warehouse } from '#api/warehouse/module.ts';
import {
  items,
  orderConfirmed,
  prepareOrderShop,
  startOrderApp,
} from '#tests/api/orders/order-fixture.ts';
import { cash } from '#tests/api/orders/order-steps.ts';
import { addFileset, addFilesetFile } from '#tests/support/factories/content.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { formWith, sendForm } from '#tests/support/upload.ts';
import { plainPicture } from '#tests/api/files/nasty-pictures.ts';
import { pack, packCrate } from './packing-steps.ts';
import { addCrates, eanOf, newStaff, scan, startRound } from './picking-steps.ts';

let app: TestApp;
let packer: TestClient;
let ean: string;

beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  await prepareOrderShop(app);
  await addCrates(app, 'B-1');
  ean = await eanOf(app, items.case);
  await orderConfirmed(app, app.client(), { ...cash, products: [[items.case, 1]] });
  const picker = await newStaff(app, 'picker');
  await scan(picker, (await startRound(picker))?.id ?? 0, 'B-1', ean);
  packer = await newStaff(app, 'packer');
});
afterAll(() => app.close());

const add = async (who: TestClient, id: number, color = '#778899') =>
  sendForm(
    who,
    `warehouse/parcels/${String(id)}/photos/`,
    formWith({}, await plainPicture({ color })),
  );

it('shows the packer a picture of each thing', async () => {
  const { knex } = app.deps;
  const family = await addFileset(knex);
  await addFilesetFile(knex, { fileset_id: family.id, position: 4 });
  const families = knex('products as p').join(
    'master_products as v',
    'v.id',
    'p.master_product_id',
  );
  const row = await families.where('p.id', items.case).first<{ id: number }>({
    id: 'v.meta_master_id',
  });
  await knex('meta_masters').where({ id: row.id }).update({ fileset_id: family.id });
  const { desk } = await pack(packer, 'B-1');
  const shown = { address: `/media/${'5'.repeat(64)}`, alt: 'Snímek' };
  expect(desk?.lines[0]?.picture).toMatchObject(shown);
});

it('keeps photos of a parcel for whoever packed it and for supervisors', async () => {
  const parcel = await packCrate(packer, 'B-1', ean);
  expect((await add(packer, parcel.id)).status).toBe(201);
  const { photos } = await packer.get('parcel-photos', { params: { id: parcel.id } });
  expect(photos).toMatchObject([{ by: expect.stringContaining('packer') }]);
  const path = `/api/new/warehouse/parcels/${String(parcel.id)}/photos/${String(photos[0]?.id)}/`;
  const shown = await packer.fetch(path);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const supervisor = await newStaff(app, 'warehouse_supervisor');
  expect((await supervisor.fetch(path)).status).toBe(200);
  const other = await newStaff(app, 'packer');
  expect((await other.fetch(path)).status).toBe(404);
  expect((await add(other, parcel.id)).status).toBe(404);
  expect((await app.client().fetch(path)).status).toBe(401);
});

it('keeps one of two same photos that come at once', async () => {
  const parcel = await packCrate(packer, 'B-1', ean);
  const answers = await Promise.all([add(packer, parcel.id), add(packer, parcel.id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400]);
});

it('forgets photos two years later, with their files', async () => {
  const parcel = await packCrate(packer, 'B-1', ean);
  await add(packer, parcel.id);
  const folder = join(app.deps.environment.dataDir, 'private', 'parcel-photos');
  const before = readdirSync(folder).length;
  const sweep = warehouse.jobs?.find(({ name }) => name === 'parcel-sweep-photos');
  await sweep?.run({}, app.deps);
  expect(readdirSync(folder)).toHaveLength(before);
  app.clock.now = new Date(app.clock.now.getTime() + 731 * 86_400_000);
  await sweep?.run({}, app.deps);
  expect(await app.deps.knex('parcel_photos')).toEqual([]);
  expect(readdirSync(folder)).toEqual([]);
});
