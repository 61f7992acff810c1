import { expect, it } from 'vitest';
import { bonusEndpoints } from '#core/contract/bonuses.ts';
import { checkPeriod } from './check-period.ts';

it.each([
  ['2026-05-01', ''],
  ['2026-05-01', '2026-05-01'],
  ['2026-05-01', '2026-05-31'],
  ['2026-05-02', '2026-05-01'],
])('says of %s to %s what the call says', (validFrom, validTo) => {
  const body = { validFrom, validTo: validTo || null, version: 1 };
  const [issue] = bonusEndpoints['bonus-validity'].body.safeParse(body).error?.issues ?? [];
  expect(checkPeriod({ validFrom, validTo })).toEqual(
    issue === undefined ? {} : { [String(issue.path[0])]: issue.message },
  );
});
