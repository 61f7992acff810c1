import { describe, expect, it } from 'vitest';
import { lastDayToDelete } from './application-retention.ts';

describe('lastDayToDelete', () => {
  it.each([
    ['2026-11-21', '2026-05-21'],
    ['2026-03-15', '2025-09-15'],
    ['2026-08-31', '2026-02-28'],
    ['2028-08-30', '2028-02-29'],
    ['2026-06-30', '2025-12-30'],
  ])('on %s it is %s', (today, last) => expect(lastDayToDelete(today)).toBe(last));
});
