import { expect, it } from 'vitest';
import { killUnderLoad } from '#tests/storm/kills.ts';

it('lives through a database that is killed again and again under load', async () => {
  const { slowestMs, answers, keptShare } = await killUnderLoad(3, [
    '--import',
    'tsx',
    'api/main.ts',
  ]);
  expect(slowestMs).toBeLessThan(5_000);
  expect([...answers.keys()].toSorted()).toEqual([200, 503]);
  expect(keptShare).toBeGreaterThan(0.99);
}, 240_000);
