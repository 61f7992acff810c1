// `npm run check`: every step runs, so that one run shows everything there is to mend.
import '../../api/launch/require-node.mjs';
import { prepareInstallation } from '../../api/launch/prepare.mjs';
import { runStep } from '../../api/launch/run-step.mjs';

const folders = ['core', 'api', 'storefront', 'migrations', 'tests'];
const steps = [
  ['Compiling every project', 'node', ['node_modules/typescript/bin/tsc', '-b']],
  ['Linting with types', 'eslint', ['.', '--max-warnings', '0']],
  ['Checking the format', 'prettier', ['--check', '--log-level', 'warn', '.']],
  ['Looking for unused exports', 'node', ['tests/architecture/unused-exports.mjs']],
  [
    'Checking where the arrows between the folders point',
    'depcruise',
    ['--config', '.dependency-cruiser.mjs', ...folders],
  ],
];

prepareInstallation();
const failed = steps.filter((step) => runStep(...step) !== 0);
process.stdout.write(`${steps.length - failed.length} passed, ${failed.length} failed\n`);
process.exitCode = failed.length > 0 ? 1 : 0;
