import { describe, expect, it } from 'vitest';
import {
  checksFor,
  choicesOf,
  faultOfCheck,
  isCheckable,
  isWorse,
  missingChecks,
  readAnswer,
  type CheckAnswer,
} from './repair-checks.ts';

const number = { kind: 'number', lowest: 0, highest: 100, choices: [] } as const;
const verdict = { kind: 'verdict', lowest: null, highest: null, choices: [] } as const;
const choice = { kind: 'choice', lowest: null, highest: null, choices: ['a', 'b'] } as const;
const answer = (more: Partial<CheckAnswer>): CheckAnswer => ({
  outcome: 'ok',
  number: null,
  choice: null,
  ...more,
});

describe('an answer', () => {
  it('is a number within its bounds', () => {
    const read = (value: number | null) =>
      readAnswer(number, answer({ outcome: 'measured', number: value }));
    for (const value of [0, 87, 100]) {
      expect(read(value)).toMatchObject({ ok: true, value: { number: value } });
    }
    for (const value of [-1, 101])
      expect(read(value)).toEqual({ ok: false, error: 'invalid_value' });
    expect(read(null)).toEqual({ ok: false, error: 'required' });
  });

  it('is a verdict, a word that there is, or that nothing could be tried, whatever is asked', () => {
    expect(readAnswer(verdict, answer({ outcome: 'not_ok', number: 4 }))).toEqual({
      ok: true,
      value: answer({ outcome: 'not_ok' }),
    });
    expect(readAnswer(verdict, answer({ outcome: 'measured', number: 4 })).ok).toBe(false);
    expect(readAnswer(choice, answer({ outcome: 'chosen', choice: 1 })).ok).toBe(true);
    expect(readAnswer(choice, answer({ outcome: 'chosen', choice: 2 })).ok).toBe(false);
    expect(readAnswer(choice, answer({ outcome: 'chosen' })).ok).toBe(false);
    for (const asked of [number, verdict, choice]) {
      expect(readAnswer(asked, answer({ outcome: 'not_testable' })).ok).toBe(true);
    }
    expect(readAnswer(number, answer({})).ok).toBe(false);
  });
});

describe('a check that staff write down', () => {
  const plain = { lowest: null, highest: null, choicesCs: null, choicesRo: null };
  it('has its bounds the right way round and its words in both languages', () => {
    expect(faultOfCheck({ ...plain, kind: 'number', lowest: 5, highest: 4 })).toBe('highest');
    expect(faultOfCheck({ ...plain, kind: 'choice' })).toBe('choicesCs');
    const words = { ...plain, kind: 'choice', choicesCs: 'ano, ne' };
    expect(faultOfCheck({ ...words, choicesRo: 'da' })).toBe('choicesRo');
    expect(faultOfCheck({ ...words, choicesRo: 'da,nu' })).toBeNull();
    expect(faultOfCheck({ ...plain, kind: 'verdict' })).toBeNull();
  });

  it('reads words between commas', () => {
    expect(choicesOf(' originální , jiný,')).toEqual(['originální', 'jiný']);
    expect(choicesOf(null)).toEqual([]);
  });

  it('belongs to all repairs or to those with its operation', () => {
    const checks = [null, 4, 5].map((operationId) => ({ operationId }));
    expect(checksFor(checks, [5])).toEqual([{ operationId: null }, { operationId: 5 }]);
  });
});

describe('what was found', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 26, hour));
  const made = (outcome: CheckAnswer['outcome'], hour = 10) => ({ outcome, at: at(hour) });

  it('is worse where it worked before and does not after', () => {
    expect(isWorse(made('ok'), made('not_ok'))).toBe(true);
    expect(isWorse(made('not_ok'), made('not_ok'))).toBe(false);
    expect(isWorse(made('not_testable'), made('not_ok'))).toBe(false);
    expect(isWorse(null, made('not_ok'))).toBe(false);
    expect(isWorse(made('ok'), null)).toBe(false);
  });

  it('is missing where nobody looked, or looked before the device was opened again', () => {
    const row = {
      isRequired: true,
      phases: ['before', 'after'],
      after: made('not_testable'),
    } as const;
    expect(missingChecks([row], at(9))).toEqual([]);
    expect(missingChecks([row], null)).toEqual([]);
    expect(missingChecks([row], at(11))).toEqual([row]);
    const none = { ...row, after: null };
    expect(missingChecks([none], at(9))).toEqual([none]);
    expect(missingChecks([{ ...none, isRequired: false }], at(9))).toEqual([]);
    expect(missingChecks([{ ...none, phases: ['before'] as const }], at(9))).toEqual([]);
  });

  it('is written down before until the device is put together, and after once it was opened', () => {
    expect(isCheckable('diagnosing', 'before')).toBe(true);
    expect(isCheckable('testing', 'before')).toBe(false);
    expect(isCheckable('diagnosing', 'after')).toBe(false);
    expect(isCheckable('testing', 'after')).toBe(true);
    expect(isCheckable('handed_out', 'after')).toBe(false);
  });
});
