import { describe, expect, it } from 'vitest';
import { backupsToRemove, isBackupLate } from './thin-backups.ts';

const day = 86_400_000;
const at = (text: string) => new Date(text);
const backup = (madeAt: Date) => ({ name: madeAt.toISOString(), madeAt });
const nightly = (nights: number, last: Date) =>
  Array.from({ length: nights }, (_, night) => backup(new Date(last.getTime() - night * day)));
const kept = (all: readonly { name: string; madeAt: Date }[]) => {
  const removed = new Set(backupsToRemove(all).map(({ name }) => name));
  return all.filter(({ name }) => !removed.has(name)).map(({ name }) => name.slice(0, 10));
};

describe('old backups', () => {
  it('leave 7 days, 5 weeks and 12 months', () => {
    const all = nightly(800, at('2026-11-23T01:30:00Z'));
    const days = ['23', '22', '21', '20', '19', '18', '17'].map((one) => `2026-11-${one}`);
    // Sundays that end the weeks before, the newest week's being the day of today.
    const weeks = ['2026-11-15', '2026-11-08', '2026-11-01'];
    const months = [
      '2026-10-31',
      ...['2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30', '2026-05-31', '2026-04-30'],
      ...['2026-03-31', '2026-02-28', '2026-01-31', '2025-12-31'],
    ];
    expect(kept(all)).toEqual([...days, ...weeks, ...months]);
  });

  it('of one day leave the newest alone', () => {
    const all = ['2026-11-23T15:00:00Z', '2026-11-23T09:00:00Z', '2026-11-23T01:30:00Z'].map(
      (text) => backup(at(text)),
    );
    expect(backupsToRemove(all).map(({ name }) => name.slice(11, 13))).toEqual(['09', '01']);
  });

  it('are kept however old they are, while there are no newer ones', () => {
    const all = nightly(5, at('2024-03-04T01:30:00Z'));
    expect(backupsToRemove(all)).toEqual([]);
  });

  it('are found in whatever order they are named', () => {
    const all = nightly(30, at('2026-11-23T01:30:00Z'));
    const names = (list: typeof all) =>
      backupsToRemove(list)
        .map(({ name }) => name)
        .toSorted();
    expect(names(all.toReversed())).toEqual(names(all));
  });
});

describe('a backup that stays away', () => {
  const now = at('2026-11-23T07:00:00Z');
  it.each([
    ['2026-11-22T05:00:00Z', false],
    ['2026-11-22T04:59:59Z', true],
  ])('is late after 26 hours: %s', (madeAt, isLate) => {
    expect(isBackupLate(at(madeAt), now)).toBe(isLate);
  });

  it('is late where there never was one', () => {
    expect(isBackupLate(null, now)).toBe(true);
  });
});
