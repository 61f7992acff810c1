import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest } from './suites.mjs';

describe('the count of a vitest report', () => {
  it('counts a file that did not load as one failure, and names what failed', () => {
    const failed = (fullName: string) => ({ status: 'failed', fullName });
    const report = {
      numPassedTests: 7,
      numFailedTests: 2,
      testResults: [
        { name: 'a.test.ts', status: 'failed', assertionResults: [] },
        { name: 'b.test.ts', status: 'failed', assertionResults: [failed('one'), failed('two')] },
        { name: 'c.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] },
      ],
    };
    const names = ['a.test.ts', 'b.test.ts: one', 'b.test.ts: two'];
    expect(countVitest(report)).toEqual({ passed: 7, failed: 3, names });
  });
});

describe('the count of a Playwright report', () => {
  it('counts flaky tests and errors outside of tests as failures, and names them', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1 };
    const spec = (title: string, status: string) => ({
      file: 'a.spec.ts',
      line: 3,
      title,
      tests: [{ status }],
    });
    const suites = [
      {
        specs: [spec('broken', 'unexpected'), spec('good', 'expected')],
        suites: [{ specs: [spec('second try', 'flaky')] }],
      },
    ];
    const names = ['a.spec.ts:3: second try', 'a.spec.ts:3: broken'];
    expect(countPlaywright({ stats, errors: [{}], suites })).toEqual({
      passed: 5,
      failed: 3,
      names,
    });
  });
});
