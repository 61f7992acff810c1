import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStep } from '../../api/launch/run-step.mjs';

const nothing = { passed: 0, failed: 0, names: [] };

/** Counts of a vitest JSON report, and what failed by name. A file that could not be loaded has no tests and counts as one failure. */
export function countVitest(report) {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const failures = report.testResults.flatMap((file) =>
    file.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${file.name}: ${test.fullName}`),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    names: [...broken.map((file) => file.name), ...failures],
  };
}

/** Names of the tests of a suite, and of the suites in it, that did not pass at the first try. */
const unexpectedOf = (suite) => [
  ...(suite.suites ?? []).flatMap(unexpectedOf),
  ...(suite.specs ?? [])
    .filter((spec) => spec.tests.some((test) => ['unexpected', 'flaky'].includes(test.status)))
    .map((spec) => `${spec.file}:${spec.line}: ${spec.title}`),
];

/** Counts of a Playwright JSON report, and what failed by name; a flaky test is a failed one. */
export function countPlaywright({ stats, errors, suites }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    names: suites.flatMap(unexpectedOf),
  };
}

/**
 * Runs one suite with its JSON report in a temporary file and returns its counts. A suite that fails without a failed
 * test (it crashed, or wrote no report) counts as one failure, so that it can never look green.
 */
async function runSuite(title, count, command) {
  const folder = mkdtempSync(join(tmpdir(), 'obmena-report-'));
  const reportFile = join(folder, 'report.json');
  try {
    const code = await runStep(title, ...command(reportFile));
    const counts = readCounts(reportFile, count);
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readCounts(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    process.stderr.write(`  No report to count: ${error.message}\n`);
    return nothing;
  }
}

/** Unit and API tests. `projects` is a list of vitest project names, empty for all; `rest` goes to vitest. */
export const runVitest = (projects, rest = []) =>
  runSuite('Rules and API (vitest)', countVitest, (report) => [
    'vitest',
    [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...projects.map((project) => `--project=${project}`),
      ...rest,
    ],
  ]);

const hostReporter = './tests/desktop/host-reporter.ts';

/** Browser tests on the built shop and back office; `projects` are names of playwright.config.ts. */
export const runPlaywright = (chromium, projects, rest = []) =>
  runSuite('Storefront and back office (Playwright)', countPlaywright, (report) => [
    'playwright',
    [
      'test',
      `--reporter=list,json,${hostReporter}`,
      ...projects.map((project) => `--project=${project}`),
      ...rest,
    ],
    { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  ]);
