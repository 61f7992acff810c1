import { spawn } from 'node:child_process';
import { projectRoot } from './project.mjs';

/** npm is a script behind a shell on Windows and a plain program elsewhere. */
const onWindows = process.platform === 'win32';

/** The folder of npm packages' commands goes first in PATH, as npm itself does for its scripts. */
function environment(extra) {
  const separator = onWindows ? ';' : ':';
  const path = `${projectRoot}node_modules/.bin${separator}${process.env.PATH ?? ''}`;
  return { ...process.env, PATH: path, ...extra };
}

function run(command, args, stdio, extraEnvironment) {
  const begin = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      stdio,
      shell: onWindows,
      env: environment(extraEnvironment),
    });
    let printed = '';
    const collect = (chunk) => (printed += chunk);
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    const end = (code) => resolve({ code, printed, seconds: (performance.now() - begin) / 1000 });
    child.on('error', (error) => {
      printed += `${error.message}\n`;
      end(1);
    });
    // A command that a signal ended has no code and counts as failed.
    child.on('close', (code) => end(code ?? 1));
  });
}

const verdict = ({ code, seconds }) =>
  `${code === 0 ? 'done' : `failed with exit code ${code}`} in ${seconds.toFixed(1)} s\n`;

/** Runs one command in the project folder with its output on this terminal; resolves to its exit code. */
export async function runStep(title, command, args, extraEnvironment = {}) {
  process.stdout.write(`▸ ${title}\n`);
  const result = await run(command, args, 'inherit', extraEnvironment);
  process.stdout.write(`  ${verdict(result)}`);
  return result.code;
}

/** Runs one command that may fail; resolves to the first line that it printed, or null where it went well. */
export async function tryStep(command, args) {
  const { code, printed } = await run(command, args, ['ignore', 'pipe', 'pipe'], {});
  return code === 0 ? null : (printed.trim().split('\n')[0] ?? '');
}

/** Like runStep, but prints nothing before its end and then all at once, so that steps may run side by side. */
export async function runQuietStep(title, command, args) {
  const result = await run(command, args, ['ignore', 'pipe', 'pipe'], {});
  process.stdout.write(`▸ ${title}: ${verdict(result)}${result.code === 0 ? '' : result.printed}`);
  return result.code;
}
