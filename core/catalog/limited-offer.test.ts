import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countdownParts, offerState, serverTimeAt } from './limited-offer.ts';

const at = (time: string) => new Date(`2026-10-01T${time}Z`);
const offer = { from: at('10:00:00'), until: at('12:00:00'), pieces: 3, soldPieces: 1 };

describe('offerState', () => {
  it.each([
    ['09:59:59', { state: 'upcoming', startsInMs: 1_000 }],
    ['10:00:00', { state: 'running', endsInMs: 7_200_000, piecesLeft: 2 }],
    ['11:59:59.999', { state: 'running', endsInMs: 1, piecesLeft: 2 }],
    ['12:00:00', { state: 'ended' }],
  ])('at %s is %j', (time, state) => expect(offerState(offer, at(time))).toEqual(state));

  it('is sold out when the last piece is gone, and never counts below zero', () => {
    expect(offerState({ ...offer, soldPieces: 3 }, at('11:00:00'))).toEqual({ state: 'sold_out' });
    expect(offerState({ ...offer, soldPieces: 4 }, at('11:00:00'))).toEqual({ state: 'sold_out' });
    expect(offerState({ ...offer, soldPieces: 3 }, at('12:00:00'))).toEqual({ state: 'ended' });
  });

  it('runs without a limit of pieces', () => {
    expect(offerState({ ...offer, pieces: null }, at('11:00:00'))).toMatchObject({
      state: 'running',
      piecesLeft: null,
    });
  });
});

describe('serverTimeAt', () => {
  const clock = { serverTime: at('10:00:00'), monotonicAt: 5_000 };

  it('adds what the page measured since', () =>
    expect(serverTimeAt(clock, 65_000)).toEqual(at('10:01:00')));

  it('never runs backwards', () => expect(serverTimeAt(clock, 0)).toEqual(at('10:00:00')));
});

describe('countdownParts', () => {
  it.each([
    [90_061_000, { days: 1, hours: 1, minutes: 1, seconds: 1 }],
    [1, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
    [0, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
    [-5_000, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  ])('of %d ms is %j', (ms, parts) => expect(countdownParts(ms)).toEqual(parts));

  it('adds up to the whole seconds', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (whole) => {
        const { days, hours, minutes, seconds } = countdownParts(whole * 1_000);
        expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(whole);
        expect(hours < 24 && minutes < 60 && seconds < 60).toBe(true);
      }),
    );
  });
});
