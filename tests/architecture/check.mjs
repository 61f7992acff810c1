// `npm run check`: every step runs, so that one run shows everything there is to mend.
import '../../api/launch/require-node.mjs';
import { prepareInstallation } from '../../api/launch/prepare.mjs';
import { runQuietStep } from '../../api/launch/run-step.mjs';

/** A file's format depends on nothing but its content and the settings, so what was found well stays so. */
const keptFormat = [
  ...['--cache', '--cache-strategy', 'content'],
  ...['--cache-location', 'node_modules/.cache/prettier'],
];
const lint = (...folders) => [
  `Lint: ${folders.join(', ')}`,
  'eslint',
  [...folders, '--max-warnings', '0'],
];
/** The planted house is linted by its own test. */
const typedLint = [
  ...['--ignore-pattern', 'tests/architecture/planted/**'],
  ...['--deny-warnings', '--report-unused-disable-directives'],
];
/** The longest first, so that both cores end together. */
const steps = [
  ['Lint by types', 'oxlint', typedLint],
  lint('desktop', 'storefront', 'ui'),
  lint('api', 'core', 'migrations', 'tests', '*.config.js', '*.config.ts'),
  ['Every project compiles', 'node', ['node_modules/ts7/bin/tsc', '-b']],
  ['Format', 'prettier', ['--check', '--log-level', 'warn', ...keptFormat, '.']],
  ['Arrows between files and folders', 'node', ['tests/architecture/arrows.mjs']],
  ['Unused exports', 'node', ['tests/architecture/unused-exports.mjs']],
];

const codes = [];
/** Two at a time: two cores are the least there is. */
async function takeSteps() {
  for (let step = steps.shift(); step; step = steps.shift())
    codes.push(await runQuietStep(...step));
}

await prepareInstallation();
process.stdout.write('Checking types, lint, format, unused exports and arrows (about a minute)\n');
await Promise.all([takeSteps(), takeSteps()]);
const failed = codes.filter((code) => code !== 0).length;
process.stdout.write(`${codes.length - failed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
