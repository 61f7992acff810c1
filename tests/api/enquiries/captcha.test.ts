import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { captchaSources } from '#api/outside/captcha/create-captcha.ts';
import { createSandboxCaptcha } from '#api/outside/captcha/sandbox.ts';
import { createTurnstile } from '#api/outside/captcha/turnstile.ts';
import { parseEnvironment } from '#api/platform/settings/environment.ts';
import { pagePolicy } from '#api/platform/http/security-headers.ts';
import { truncateAll } from '#tests/support/database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

describe('Turnstile', () => {
  const answering = (answer: (init: RequestInit | undefined) => Promise<Response> | Response) => {
    const reports: string[][] = [];
    const captcha = createTurnstile({
      siteKey: '1x00',
      secret: 'geheim',
      patienceMs: 50,
      report: (codes) => reports.push([...codes]),
      fetch: (_, init) => Promise.resolve(answer(init)),
    });
    return { captcha, reports };
  };
  const verdictOf = (body: object) =>
    answering(() => Response.json(body)).captcha.verify('t', '192.0.2.1');

  it('sends the secret, the token and the address as the provider asks for them', async () => {
    const bodies: string[] = [];
    const { captcha } = answering((init) => {
      expect(init?.method).toBe('POST');
      bodies.push(String(init?.body instanceof URLSearchParams ? init.body : ''));
      return Response.json({ success: true, 'error-codes': [], hostname: 'obmena.example' });
    });
    expect(await captcha.verify('token-1', '192.0.2.1')).toBe('passed');
    expect(bodies).toEqual(['secret=geheim&response=token-1&remoteip=192.0.2.1']);
  });

  it('tells a wrong, an old and a used token from trouble of its own', async () => {
    const refused = (code: string) => verdictOf({ success: false, 'error-codes': [code] });
    expect(await refused('invalid-input-response')).toBe('failed');
    expect(await refused('timeout-or-duplicate')).toBe('failed');
    expect(await refused('internal-error')).toBe('unavailable');
    expect(await refused('invalid-input-secret')).toBe('unavailable');
  });

  it('gives up on a provider that does not answer or answers something else', async () => {
    const silent = answering(
      (init) =>
        new Promise<Response>((_, reject) => {
          init?.signal?.addEventListener('abort', () =>
            reject(new DOMException('late', 'TimeoutError')),
          );
        }),
    );
    expect(await silent.captcha.verify('t', '192.0.2.1')).toBe('unavailable');
    expect(silent.reports).toEqual([['TimeoutError']]);
    const broken = answering(() => new Response('<html>502</html>', { status: 502 }));
    expect(await broken.captcha.verify('t', '192.0.2.1')).toBe('unavailable');
  });
});

describe('the sandbox', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    await truncateAll(app.deps.knex);
  });
  afterAll(async () => {
    await truncateAll(app.deps.knex);
    await app.close();
  });

  const token = (outcome: string, made = app.deps.now().getTime()) =>
    `sandbox.${outcome}.${String(made)}.${randomBytes(12).toString('hex')}`;
  const verify = (text: string) => createSandboxCaptcha(app.deps, 50).verify(text, '192.0.2.1');

  it('answers as the token says, failures and silence included', async () => {
    expect(await verify(token('pass'))).toBe('passed');
    expect(await verify(token('fail'))).toBe('failed');
    expect(await verify(token('error'))).toBe('unavailable');
    expect(await verify(token('timeout'))).toBe('unavailable');
    expect(await verify('something else')).toBe('failed');
  });

  it('lets a token pass once and for five minutes, as the real one does', async () => {
    const used = token('pass');
    const verdicts = await Promise.all([verify(used), verify(used), verify(used)]);
    expect(verdicts.toSorted()).toEqual(['failed', 'failed', 'passed']);
    const now = app.deps.now().getTime();
    expect(await verify(token('pass', now - 299_000))).toBe('passed');
    expect(await verify(token('pass', now - 301_000))).toBe('failed');
  });
});

it('opens the policy of pages to the provider only where it is set up', () => {
  const sandbox = pagePolicy([], captchaSources(parseEnvironment({})));
  expect(sandbox).not.toContain('cloudflare');
  expect(sandbox).not.toContain('frame-src');
  const keys = { CAPTCHA_SITE_KEY: '1x00000000', CAPTCHA_SECRET: '1x00000001' };
  const real = pagePolicy([], captchaSources(parseEnvironment(keys)));
  expect(real).toContain("script-src 'self' https://challenges.cloudflare.com;");
  expect(real).toContain('frame-src https://challenges.cloudflare.com;');
});
