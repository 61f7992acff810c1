import { expect, it } from 'vitest';
import { parseEnvironment } from '#api/platform/settings/environment.ts';
import { createCdn } from '#api/outside/fastly/create-cdn.ts';
import { createFastly } from '#api/outside/fastly/fastly-api.ts';
import { createFastlySandbox } from '#api/outside/fastly/sandbox.ts';

interface Sent {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

function fastlyWith(status: number) {
  const sent: Sent[] = [];
  const cdn = createFastly({
    serviceId: 'SU1Z0isxPaozGVKXdv0eY',
    token: 'a-secret-token',
    kind: 'fastly',
    fetch: (input, init) => {
      sent.push({
        address: `${String(init?.method)} ${input instanceof Request ? input.url : input.toString()}`,
        headers: Object.fromEntries(new Headers(init?.headers)),
        body: typeof init?.body === 'string' ? JSON.parse(init.body) : null,
      });
      return Promise.resolve(Response.json({ status: 'ok' }, { status }));
    },
  });
  return { cdn, sent };
}

it('speaks the protocol of the key purge', async () => {
  const { cdn, sent } = fastlyWith(200);
  const outcome = await cdn.purge({ mode: 'key', keys: ['html', 'endpoint'], soft: true });
  expect(outcome).toEqual({ outcome: 'purged', requests: 1 });
  expect(sent).toEqual([
    {
      address: 'POST https://api.fastly.com/service/SU1Z0isxPaozGVKXdv0eY/purge',
      headers: {
        'fastly-key': 'a-secret-token',
        'fastly-soft-purge': '1',
        accept: 'application/json',
        'content-type': 'application/json',
      },
      body: { surrogate_keys: ['html', 'endpoint'] },
    },
  ]);
});

it('purges an address without its protocol, and everything in one call', async () => {
  const { cdn, sent } = fastlyWith(200);
  await cdn.purge({ mode: 'url', url: 'https://obmena.example/telefony?x=1', soft: false });
  await cdn.purge({ mode: 'full' });
  expect(sent.map(({ address, headers }) => [address, headers['fastly-soft-purge']])).toEqual([
    ['POST https://api.fastly.com/purge/obmena.example/telefony?x=1', undefined],
    ['POST https://api.fastly.com/service/SU1Z0isxPaozGVKXdv0eY/purge_all', undefined],
  ]);
});

it('stops at the first refusal and never repeats the token', async () => {
  const { cdn, sent } = fastlyWith(401);
  const keys = Array.from({ length: 300 }, (_, index) => `family-${String(index)}`);
  const outcome = await cdn.purge({ mode: 'key', keys, soft: false });
  expect(outcome).toEqual({ outcome: 'failed', problem: 'Fastly: HTTP 401' });
  expect(sent).toHaveLength(1);
  expect(JSON.stringify(outcome)).not.toContain('a-secret-token');
});

it('gives up on a silent CDN', async () => {
  const outcome = await createFastlySandbox(20).purge({
    mode: 'key',
    keys: ['fastly-timeout'],
    soft: false,
  });
  expect(outcome).toEqual({ outcome: 'failed', problem: 'Fastly: TimeoutError' });
});

it('is real where it is set up and needs both settings', () => {
  const environment = parseEnvironment({ FASTLY_SERVICE_ID: 'abc', FASTLY_TOKEN: 'x'.repeat(20) });
  expect(createCdn(environment).kind).toBe('fastly');
  expect(createCdn(parseEnvironment({})).kind).toBe('sandbox');
  expect(createCdn({ ...parseEnvironment({}), isProduction: true }).kind).toBe('none');
  expect(() => parseEnvironment({ FASTLY_SERVICE_ID: 'abc' })).toThrow(
    'FASTLY_TOKEN is missing: Fastly needs both.',
  );
});
