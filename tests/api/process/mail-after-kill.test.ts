import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { customer, imeiOf, saleBody } from '../../support/buyback-fixture.ts';
import { startShop } from '../../support/shop-process.ts';
import { createTestClient } from '../../support/test-client.ts';

const twoMinutes = 120_000;
const productColor = 'iphone-15-128gb-black';

/** A mail server that takes a call and says nothing, as one that hangs does. */
async function silentMailServer() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no TCP port');
  return { server, url: `smtp://127.0.0.1:${String(address.port)}` };
}

async function sellPhone(url: string): Promise<string> {
  const client = createTestClient(url);
  const { appraisal } = await client.get('buyback-appraisal-form-data', {
    query: { productColor },
  });
  const best = Object.values(appraisal.deviceConditions).map(({ choices }) => choices[0]?.value);
  const body = saleBody(imeiOf(1), {
    device_identifier: productColor,
    appraisal_version: appraisal.version,
    device_condition_choices: best,
    // The shop runs by the real clock.
    customer_data: { ...customer, identity_valid_to: '31.12.2060' },
  });
  const response = await client.change('buyback/sell-online/', body);
  expect(response.status).toBe(201);
  return String(Reflect.get(Object(await response.json()), 'code'));
}

it(
  'sends the mail of a sale once, though the shop was killed before it went out',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'obmena-kill-'));
    chmodSync(folder, 0o755);
    const mails = join(folder, 'mail');
    const mailServer = await silentMailServer();
    const called = once(mailServer.server, 'connection');
    const environment = { DATA_DIR: folder, SEED_STAFF_PASSWORD: 'Zkouska-Obchodu-2026' };
    const shops = [await startShop({ ...environment, SMTP_URL: mailServer.url })];
    onTestFinished(async () => {
      for (const shop of shops) await shop.end('SIGTERM');
      mailServer.server.close();
      rmSync(folder, { recursive: true, force: true });
    });
    const code = await sellPhone(shops[0]?.url ?? '');
    await called;
    await shops.pop()?.end('SIGKILL');

    shops.push(await startShop(environment));
    await vi.waitFor(() => expect(existsSync(mails) && readdirSync(mails)).toHaveLength(1), {
      timeout: twoMinutes / 2,
    });
    // Ending in order lets every job that was begun finish.
    await shops.pop()?.end('SIGTERM');
    const files = readdirSync(mails);
    expect(files).toHaveLength(1);
    expect(readFileSync(join(mails, files[0] ?? ''), 'utf8')).toContain(code);
  },
  twoMinutes,
);
