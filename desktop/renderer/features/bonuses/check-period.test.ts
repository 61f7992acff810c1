import { expect, it } from 'vitest';
import { validity } from '#core/contract/bonus-fields.ts';
import { bonusEndpoints } from '#core/contract/bonuses.ts';
import { checkPeriod } from './check-period.ts';

const days = [
  ['2026-05-01', null],
  ['2026-05-01', '2026-05-01'],
  ['2026-05-01', '2026-05-31'],
  ['2026-05-02', '2026-05-01'],
  ['2026-02-30', '2026-05-01'],
  ['', null],
  ['2026-05-01', 'never'],
] as const;

it.each(days)('says of %s to %s what the call says', (validFrom, validTo) => {
  const said = checkPeriod(validity, { validFrom, validTo }).error?.issues ?? [];
  const called = bonusEndpoints['bonus-validity'].body.safeParse({
    validFrom,
    validTo,
    version: 1,
  });
  const issues = called.error?.issues ?? [];
  expect(said.map(({ path, message }) => [path[0], message])).toEqual(
    issues.map(({ path, message }) => [path[0], message]),
  );
});

it('says at the last day that it comes too early, where both are days', () => {
  const late = checkPeriod(validity, { validFrom: '2026-05-02', validTo: '2026-05-01' });
  expect(late.error?.issues).toEqual([{ path: ['validTo'], message: 'invalid_value' }]);
});
