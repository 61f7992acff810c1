import { describe, expect, it } from 'vitest';
import { daysText } from './days-text.ts';

describe('days in words', () => {
  it.each([
    ['cs', 1, '1 dne'],
    ['cs', 3, '3 dní'],
    ['cs', 90, '90 dní'],
    ['ro', 1, '1 zi'],
    ['ro', 14, '14 zile'],
    ['ro', 90, '90 de zile'],
    ['ro', 105, '105 zile'],
  ] as const)('are said in %s of %i as "%s"', (language, count, text) => {
    expect(daysText(language, count).replaceAll('\u00a0', ' ')).toBe(text);
  });
});
