import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest } from './suites.mjs';

describe('the count of a vitest report', () => {
  it('counts a file that did not load as one failure', () => {
    const report = {
      numPassedTests: 7,
      numFailedTests: 2,
      testResults: [
        { status: 'failed', assertionResults: [] },
        { status: 'failed', assertionResults: [{}, {}] },
        { status: 'passed', assertionResults: [{}] },
      ],
    };
    expect(countVitest(report)).toEqual({ passed: 7, failed: 3 });
  });
});

describe('the count of a Playwright report', () => {
  it('counts flaky tests and errors outside of tests as failures', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1 };
    expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 3 });
  });
});
