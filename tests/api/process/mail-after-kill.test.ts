import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
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
  const reply = await client.post('buyback-sell-online', {
    body: {
      deviceIdentifier: productColor,
      appraisalVersion: appraisal.version,
      deviceConditionChoices: Object.values(appraisal.deviceConditions).map(
        ({ choices }) => choices[0]?.value ?? '',
      ),
      customerData: {
        personalIdentificationNumber: '736028/5163',
        identityCardNumber: '123456789',
        identityReleasedBy: 'Brno',
        identityValidTo: '31.12.2050',
        degreeBeforeName: '',
        firstName: 'Jana',
        lastName: 'Nováková',
        gender: 'female',
        district: '',
        street: 'Dlouhá 1',
        city: 'Brno',
        country: 'CZ',
        postcode: '602 00',
        phoneNumber: '602 123 456',
        nationality: 'CZ',
        placeOfBirth: 'Brno',
        eMail: 'jana@example.com',
        bankAccountFullNumber: '19-2000145399',
        bankCode: '0800',
      },
      buyoutDevice: { imei: '490154203237518' },
    },
  });
  return reply.code;
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
    const killed = await startShop({ ...environment, SMTP_URL: mailServer.url });
    const code = await sellPhone(killed.url);
    await called;
    await killed.end('SIGKILL');
    mailServer.server.close();

    const restarted = await startShop(environment);
    await vi.waitFor(() => expect(existsSync(mails) && readdirSync(mails)).toHaveLength(1), {
      timeout: twoMinutes / 2,
    });
    // Ending in order lets every job that was begun finish.
    await restarted.end('SIGTERM');
    const files = readdirSync(mails);
    expect(files).toHaveLength(1);
    expect(readFileSync(join(mails, files[0] ?? ''), 'utf8')).toContain(code);
    rmSync(folder, { recursive: true, force: true });
  },
  twoMinutes,
);
