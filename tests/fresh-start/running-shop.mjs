import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Installing and building on two slow cores fits in this; nothing is asserted about the time. */
const readyWithinMs = 5 * 60_000;
const stoppedWithinMs = 30_000;
const everyMs = 50;

/** A port that was free a moment ago. */
export async function freePort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** Runs a command in the clone as its person, in a process group of its own, and collects what it prints. */
export function launch(clone, command, args, variables) {
  const child = spawn(command, args, {
    ...clone.person.ids,
    cwd: clone.checkout,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, METRICS_PORT: '0', ...clone.environment, ...variables },
  });
  const printed = { out: '', err: '' };
  child.stdout.on('data', (chunk) => (printed.out += chunk));
  child.stderr.on('data', (chunk) => (printed.err += chunk));
  return {
    child,
    printed,
    ended: once(child, 'exit').then(([code, signal]) => ({ code, signal })),
  };
}

const isReady = (url) =>
  fetch(`${url}/readyz`).then(
    (response) => response.ok,
    () => false,
  );

/** Polls until the condition holds; false when the time is over. */
async function until(condition, withinMs) {
  const deadline = performance.now() + withinMs;
  while (performance.now() < deadline) {
    if (await condition()) return true;
    await pause(everyMs);
  }
  return false;
}

/** Starts the shop by `npm start` and waits until it is ready; `seconds` is how long that took. */
export async function startShop(clone, { port, dataDir, ...variables }) {
  const begin = performance.now();
  const url = `http://localhost:${port}`;
  const environment = { PORT: String(port), DATA_DIR: dataDir, ...variables };
  const shop = launch(clone, 'npm', ['start'], environment);
  let hasEnded = false;
  void shop.ended.then(() => (hasEnded = true));
  await until(async () => hasEnded || (await isReady(url)), readyWithinMs);
  // The address is printed by the launcher, which may hear of it a moment after the shop answers.
  await until(() => hasEnded || shop.printed.out.includes(url), stoppedWithinMs);
  if (hasEnded || !(await isReady(url))) {
    killGroup(shop.child);
    throw new Error(`not ready; it printed:\n${shop.printed.out}${shop.printed.err}`);
  }
  return { ...shop, url, seconds: ((performance.now() - begin) / 1000).toFixed(1) };
}

/** Ends npm and everything below it at once, the way a power cut does for them. */
export function killGroup(child) {
  if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL');
}

/** Runs the launcher without npm where it is expected to refuse, and returns its code and error output. */
export async function runRefused(clone, args, variables) {
  const { ended, printed, child } = launch(clone, process.execPath, args, variables);
  const over = await Promise.race([ended, pause(stoppedWithinMs, undefined, { ref: false })]);
  killGroup(child);
  if (over === undefined) throw new Error(`did not end; it printed:\n${printed.out}${printed.err}`);
  return { code: over.code, err: printed.err.trim(), out: printed.out };
}

/** The processes whose command line mentions the text, such as a data folder (Linux; none elsewhere). */
function processesNaming(text) {
  if (!existsSync('/proc/self/cmdline')) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .map((name) => ({ id: Number(name), line: commandLine(name) }))
    .filter(({ line }) => line.includes(text));
}

function commandLine(id) {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return ''; // It ended between the listing and the reading.
  }
}

/** Waits until no process names the text any more; returns the command lines of those that stay. */
export async function processesLeft(text) {
  await until(() => processesNaming(text).length === 0, stoppedWithinMs);
  return processesNaming(text).map(({ line }) => line);
}

/** Ends what a failed check left running below the folder, so that the folder can be removed. */
export function endProcessesOf(folder) {
  for (const { id } of processesNaming(`${folder}/`)) process.kill(id, 'SIGKILL');
}
