import { describe, expect, it } from 'vitest';
import { isSameMinute, parseTypedMoment } from './typed-moment.ts';

const read = (text: string, timeZone = 'Europe/Prague') =>
  parseTypedMoment(text, { today: '2026-11-21', timeZone });
const value = (is: string) => ({ ok: true, value: is });
const refusal = (error: string) => ({ ok: false, error });

describe('a typed moment', () => {
  it.each([
    ['03.12.2026 14:30', '2026-12-03T13:30:00.000Z'],
    ['3. 12. 2026 9:05', '2026-12-03T08:05:00.000Z'],
    ['3/12/2026, 09:05', '2026-12-03T08:05:00.000Z'],
    ['3.12.2026 14:30:59', '2026-12-03T13:30:00.000Z'],
    ['2026-12-03T14:30', '2026-12-03T13:30:00.000Z'],
    ['2026-12-03 14:30', '2026-12-03T13:30:00.000Z'],
    [' 3.12.2026 ', '2026-12-02T23:00:00.000Z'],
    ['1.7.2026 0:00', '2026-06-30T22:00:00.000Z'],
  ])('%j is by the clocks of Prague %s', (text, moment) => {
    expect(read(text)).toEqual(value(moment));
  });

  it('is an hour earlier by the clocks of Bucharest', () => {
    expect(read('3.12.2026 14:30', 'Europe/Bucharest')).toEqual(value('2026-12-03T12:30:00.000Z'));
  });

  it('that comes twice in autumn is the first one', () => {
    expect(read('25.10.2026 2:30')).toEqual(value('2026-10-25T00:30:00.000Z'));
  });

  it.each([
    ['3.12.2026 25:00', 'time_format'],
    ['3.12.2026 24:00', 'time_format'],
    ['3.12.2026 14:60', 'time_format'],
    ['3.12.2026 14:3', 'time_format'],
    ['14:30', 'time_format'],
    ['3.12.2026 2:30 PM', 'time_format'],
    ['31.2.2026 10:00', 'date_not_real'],
    ['12/2026 10:00', 'date_format'],
    ['brzy', 'date_format'],
  ])('%j is refused: %s', (text, reason) => {
    expect(read(text)).toEqual(refusal(reason));
  });

  it('is the same as one of the same minute', () => {
    expect(isSameMinute('2026-12-03T13:30:00.000Z', '2026-12-03T13:30:41.100Z')).toBe(true);
    expect(isSameMinute('2026-12-03T13:30:59.999Z', '2026-12-03T13:31:00.000Z')).toBe(false);
  });
});
