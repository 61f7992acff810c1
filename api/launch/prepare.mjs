import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project.mjs';
import { runStep } from './run-step.mjs';
import { fingerprint, isStamped, stamp } from './stamp.mjs';

const installStamp = join(projectRoot, 'node_modules/.installed-lock');
const buildStamp = join(projectRoot, 'dist/.built-from');

/** Everything that can change a byte of the built programs. */
const builtFrom = [
  ...['package.json', 'package-lock.json', 'core', 'ui', 'migrations'],
  ...['api', 'storefront', 'desktop'],
];
const builtPrograms = [
  'dist/api/main.js',
  'dist/storefront/server/server-entry.js',
  'dist/desktop/main/index.js',
];

/** npm writes its own record last; one that is newer than the lock file comes from a complete `npm install`. */
function isInstalledByHand() {
  const record = join(projectRoot, 'node_modules/.package-lock.json');
  const lock = join(projectRoot, 'package-lock.json');
  return existsSync(record) && statSync(record).mtimeMs >= statSync(lock).mtimeMs;
}

/** Installs the packages named by the lock file, unless exactly these are installed. */
export async function prepareInstallation() {
  const lock = fingerprint(projectRoot, ['package-lock.json']);
  if (isStamped(installStamp, lock)) return;
  if (isInstalledByHand()) return stamp(installStamp, lock);
  const code = await runStep('Installing packages (once, about half a minute)', 'npm', [
    'ci',
    '--include=dev',
    '--no-fund',
    '--no-audit',
  ]);
  if (code !== 0) process.exit(code);
  stamp(installStamp, lock);
}

/** Builds the programs, unless they were built from exactly these sources. */
export async function prepareBuild() {
  const sources = fingerprint(projectRoot, builtFrom);
  const isBuilt = builtPrograms.every((program) => existsSync(join(projectRoot, program)));
  if (isBuilt && isStamped(buildStamp, sources)) return;
  // A build that breaks off must not look like the one before it.
  rmSync(buildStamp, { force: true });
  const code = await runStep('Building the storefront, the API and the back office', 'npm', [
    'run',
    '--silent',
    'build',
  ]);
  if (code !== 0) process.exit(code);
  stamp(buildStamp, sources);
}
