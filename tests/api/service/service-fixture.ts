import { insertDevices } from '#tests/support/buyback-fixture.ts';
import { truncateAll } from '#tests/support/database.ts';
import { addDeviceColor, addDeviceModel } from '#tests/support/factories/devices.ts';
import { addServiceOperation, addServicePrice } from '#tests/support/factories/service.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

/** Without kept answers, unless a test is about them. */
export async function startServiceApp(
  environment: Readonly<Record<string, string>> = { REPLY_CACHE_MB: '0' },
): Promise<TestApp> {
  const app = await startTestApp({ environment });
  app.clock.now = new Date('2026-11-26T12:00:00Z');
  return app;
}

/** Models 1 and 4 are storages of one phone, which has a price of its own below that of all phones. */
export async function fillService({ deps: { knex, replyCache } }: TestApp): Promise<void> {
  await insertDevices(knex);
  const larger = { manufacturer_id: 1, type_id: 1, slug: 'iphone-15-256gb', storage_gb: 256 };
  await addDeviceModel(knex, { ...larger, name: 'iPhone 15' });
  await addDeviceColor(knex, { slug: 'iphone-15-256gb-pink', model_id: 4 });
  const display = { slug: 'displej', name_cs: 'Výměna displeje', name_ro: 'Înlocuire ecran' };
  await addServiceOperation(knex, { ...display, words_cs: 'sklo' });
  await addServiceOperation(knex, { slug: 'baterie', name_cs: 'Baterie', name_ro: 'Baterie' });
  await addServicePrice(knex, { operation_id: 1, type_id: 1, price: null });
  await addServicePrice(knex, { operation_id: 1, model_id: 1, price: 4_000 });
  await addServicePrice(knex, { operation_id: 2, type_id: 1, price: 900, duration_minutes: 30 });
  await replyCache.purge(knex, ['*']);
}

export async function closeService(app: TestApp): Promise<void> {
  await truncateAll(app.deps.knex);
  await app.close();
}
