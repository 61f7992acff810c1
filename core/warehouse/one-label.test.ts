import { describe, expect, it } from 'vitest';
import { answerOfLabel, codesOfLabel, isOnSameLabel, type Tone } from './one-label.ts';

const heard = (text: string, from: number) => ({ text, from, to: from + 100 });

describe('the codes of one label, read at once (T-SCAN-6)', () => {
  it('belong together where the next comes sooner than anybody could aim', () => {
    const label = [heard('4006381333931', 0)];
    expect(isOnSameLabel(label, heard('356938035643809', 110))).toBe(true);
    expect(isOnSameLabel(label, heard('356938035643809', 151))).toBe(false);
    expect(isOnSameLabel([], heard('356938035643809', 0))).toBe(false);
  });

  it('are two things where the same code comes twice (T-WH-3)', () => {
    expect(isOnSameLabel([heard('4006381333931', 0)], heard('4006381333931', 110))).toBe(false);
  });

  it('are never those of our own labels', () => {
    expect(isOnSameLabel([heard('4006381333931', 0)], heard('CMD-UNDO', 110))).toBe(false);
    expect(isOnSameLabel([heard('B-0042', 0)], heard('4006381333931', 110))).toBe(false);
  });

  it('name an EAN and its UPC once (T-SCAN-7)', () => {
    const label = [heard('0075678164125', 0), heard('075678164125', 110), heard('SN123456', 220)];
    expect(codesOfLabel(label)).toEqual(['0075678164125', 'SN123456']);
  });

  it('are answered by the one that matched, in whichever order they came', () => {
    const tone = (one: string): Tone => (one === 'match' ? 'good' : 'wrong');
    for (const answers of [
      ['match', 'a', 'b'],
      ['a', 'match', 'b'],
      ['a', 'b', 'match'],
    ]) {
      expect(answerOfLabel(answers, tone)).toBe('match');
    }
    expect(answerOfLabel(['a', 'b'], tone)).toBe('a');
    expect(answerOfLabel([], tone)).toBeUndefined();
  });
});
