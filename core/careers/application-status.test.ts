import { expect, it } from 'vitest';
import { answersOf, applicationMoves, applicationStatuses } from './application-status.ts';

it('goes nowhere where it is already, and from everywhere somewhere', () => {
  for (const status of applicationStatuses) {
    expect(applicationMoves(status)).not.toContain(status);
    expect(applicationMoves(status).length).toBeGreaterThan(0);
  }
});

it('lets a slip be taken back, but nobody who was told something is new again', () => {
  expect(applicationMoves('read')).toContain('new');
  for (const told of ['invited', 'refused', 'hired'] as const) {
    expect(applicationMoves(told)).toContain('read');
    expect(applicationMoves(told)).not.toContain('new');
  }
});

it('tells an applicant what may follow, or the same once more', () => {
  expect(answersOf('new')).toEqual(['invited', 'refused', 'hired']);
  expect(answersOf('invited')).toEqual(['invited', 'refused', 'hired']);
  expect(answersOf('refused')).toEqual(['invited', 'refused']);
  expect(answersOf('hired')).toEqual(['refused', 'hired']);
});
