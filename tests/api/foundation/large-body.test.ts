import { Agent, request as rawRequest } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('answers a body that is far too large while it is still being sent, and its connection goes on', async () => {
  const client = app.client();
  const csrf = await client.csrf();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { 'content-type': 'application/json', 'x-csrf-token': csrf, cookie };
  const send = (megabytes: number, announced: boolean) =>
    new Promise<number>((resolve, reject) => {
      const body = Buffer.alloc(megabytes * 1024 * 1024, 'a');
      const length = announced ? { 'content-length': body.length } : {};
      const options = { method: 'POST', agent, headers: { ...headers, ...length } };
      const sent = rawRequest(`${app.url}/api/new/buyback/status/`, options, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
      });
      sent.once('error', reject).end(body);
    });
  for (const announced of [true, false, true, false]) {
    expect(await send(30, announced)).toBe(413);
  }
  agent.destroy();
});
