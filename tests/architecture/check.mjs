// `npm run check`: every step runs, so that one run shows everything there is to mend.
import '../../api/launch/require-node.mjs';
import { prepareInstallation } from '../../api/launch/prepare.mjs';
import { runQuietStep } from '../../api/launch/run-step.mjs';

/** A file's format depends on nothing but its content and the settings, so what was found well stays so. */
const keptFormat = [
  ...['--cache', '--cache-strategy', 'content'],
  ...['--cache-location', 'node_modules/.cache/prettier'],
];
const lint = [['Lint with types', 'eslint', ['.', '--max-warnings', '0']]];
const others = [
  ['Every project compiles', 'node', ['node_modules/typescript/bin/tsc', '-b']],
  ['Format', 'prettier', ['--check', '--log-level', 'warn', ...keptFormat, '.']],
  ['Unused exports', 'node', ['tests/architecture/unused-exports.mjs']],
  ['Arrows between files and folders', 'node', ['tests/architecture/arrows.mjs']],
];

async function oneAfterTheOther(steps) {
  const codes = [];
  for (const step of steps) codes.push(await runQuietStep(...step));
  return codes;
}

await prepareInstallation();
process.stdout.write('Checking types, lint, format, unused exports and arrows (about a minute)\n');
// Lint alone takes as long as the rest together, and two cores are the least there is.
const codes = (await Promise.all([lint, others].map(oneAfterTheOther))).flat();
const failed = codes.filter((code) => code !== 0).length;
process.stdout.write(`${codes.length - failed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
