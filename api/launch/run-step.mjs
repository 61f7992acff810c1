import { spawnSync } from 'node:child_process';
import { projectRoot } from './project.mjs';

/** npm is a script behind a shell on Windows and a plain program elsewhere. */
const onWindows = process.platform === 'win32';

/** The folder of npm packages' commands goes first in PATH, as npm itself does for its scripts. */
function environment(extra) {
  const separator = onWindows ? ';' : ':';
  const path = `${projectRoot}node_modules/.bin${separator}${process.env.PATH ?? ''}`;
  return { ...process.env, PATH: path, ...extra };
}

/**
 * Runs one command in the project folder with its output on this terminal and says how long it took.
 * Returns its exit code; a command that a signal ended counts as 1.
 */
export function runStep(title, command, args, extraEnvironment = {}) {
  const begin = performance.now();
  process.stdout.write(`▸ ${title}\n`);
  const { status, error } = spawnSync(command, args, {
    cwd: projectRoot,
    stdio: 'inherit',
    shell: onWindows,
    env: environment(extraEnvironment),
  });
  if (error) process.stderr.write(`  ${error.message}\n`);
  const code = status ?? 1;
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  process.stdout.write(
    `  ${code === 0 ? 'done' : `failed with exit code ${code}`} in ${seconds} s\n`,
  );
  return code;
}
