import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { killUnderLoad } from '#tests/storm/kills.ts';
import { builtProgram } from '#tests/support/built-program.ts';

/** A shop in production begins without goods, which are of no matter here and take long to make. */
const withoutGoods = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'http://localhost',
  ENCRYPTION_KEYS: `k1:${randomBytes(32).toString('base64')}`,
  ALLOW_SANDBOX: '1',
};

it('lives through a database that is killed again and again under load', async () => {
  const script = [builtProgram('main')];
  const { returnsMs, answers, keptShare } = await killUnderLoad(3, script, withoutGoods);
  // How soon it answers again is measured by `npm run kills`.
  expect(returnsMs).toHaveLength(3);
  expect([...answers.keys()].toSorted()).toEqual([200, 503]);
  expect(keptShare).toBeGreaterThan(0.99);
}, 240_000);
