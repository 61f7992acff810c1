import { describe, expect, it } from 'vitest';
import { doorSentence } from './door-sentence.ts';
import { msUntilChange } from './ms-until-change.ts';

const place = { timeZone: 'Europe/Prague', language: 'cs' } as const;
const now = '2026-11-23T06:30:00.000Z';
const closedUntil = (until: string | null) => doorSentence({ isOpen: false, until }, now, place);

describe('doorSentence', () => {
  it('says until when an open door is open', () => {
    const state = { isOpen: true, until: '2026-11-23T18:00:00.000Z' };
    expect(doorSentence(state, now, place)).toEqual({ key: 'openUntil', time: '19:00' });
  });

  it('says when a closed door opens, the nearer the shorter', () => {
    expect(closedUntil('2026-11-23T08:00:00.000Z')).toEqual({ key: 'opensToday', time: '9:00' });
    expect(closedUntil('2026-11-24T08:00:00.000Z')).toEqual({ key: 'opensTomorrow', time: '9:00' });
    expect(closedUntil('2026-11-30T08:00:00.000Z')).toEqual({
      key: 'opensOn',
      day: '30.\u00a011.',
      time: '9:00',
    });
    expect(closedUntil(null)).toEqual({ key: 'closedForLong' });
  });

  it('counts days by the clock of the market, not by UTC', () => {
    const late = '2026-11-23T23:30:00.000Z';
    const state = { isOpen: false, until: '2026-11-24T08:00:00.000Z' };
    expect(doorSentence(state, late, place).key).toBe('opensToday');
  });
});

describe('msUntilChange', () => {
  const state = (until: string | null) => ({ slug: 'brno', isOpen: true, until });

  it('waits for the next door, by the server', () => {
    const states = [state('2026-11-23T06:40:00.000Z'), state('2026-11-23T06:31:00.000Z')];
    expect(msUntilChange({ now, states })).toBe(60_000);
  });

  it('asks neither too often nor never', () => {
    expect(msUntilChange({ now, states: [state(now)] })).toBe(5_000);
    expect(msUntilChange({ now, states: [state(null)] })).toBe(3_600_000);
    expect(msUntilChange({ now, states: [] })).toBe(3_600_000);
  });
});
