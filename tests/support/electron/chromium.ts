import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { DevTools } from './devtools.ts';

interface Options {
  readonly userDataDir: string;
  readonly debuggingPort: number | undefined;
  /** Where the hosts of own schemes are really served. */
  readonly schemePort: number;
}

const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

function executable(isHeaded: boolean): string {
  const given = process.env['CHROMIUM_PATH'];
  const fitting = isHeaded ? names.slice(1) : names;
  const found = fitting.map((name) => `/usr/bin/${name}`).find(existsSync);
  const path = given ?? found;
  if (path === undefined) throw new Error('No Chromium: name one in CHROMIUM_PATH');
  return path;
}

const quiet = [
  ...['--disable-gpu', '--disable-quic', '--no-first-run', '--no-default-browser-check'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  ...['--disable-extensions', '--disable-default-apps', '--disable-dev-shm-usage'],
  ...['--password-store=basic', '--use-mock-keychain', '--disable-popup-blocking'],
  ...['--disable-renderer-backgrounding', '--disable-background-timer-throttling'],
  '--disable-features=HttpsUpgrades,Translate,MediaRouter,PaintHolding',
];

/**
 * Starts Chromium with two ears: the pipe for the stand-in itself, a port for Playwright, which reads the port's
 * address from the error output of what it takes for Electron.
 */
export function launchChromium({ userDataDir, debuggingPort, schemePort }: Options): {
  readonly process: ChildProcess;
  readonly devTools: DevTools;
} {
  const isHeaded = process.env['STAND_IN_HEADED'] === '1';
  const child = spawn(
    executable(isHeaded),
    [
      ...quiet,
      ...['--no-sandbox', '--no-startup-window', '--remote-debugging-pipe'],
      ...(debuggingPort === undefined ? [] : [`--remote-debugging-port=${String(debuggingPort)}`]),
      ...(isHeaded ? [] : ['--headless', '--hide-scrollbars', '--force-color-profile=srgb']),
      `--user-data-dir=${userDataDir}`,
      `--host-resolver-rules=MAP *.localhost:80 127.0.0.1:${String(schemePort)}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'] },
  );
  child.stderr?.on('data', (data: Buffer) => {
    const [line] = /DevTools listening on ws:\S+/.exec(data.toString()) ?? [];
    if (line !== undefined) process.stderr.write(`\n${line}\n`);
  });
  // spawn makes pipes of the two extra places, out and in.
  const [out, input] = child.stdio.slice(3) as [Writable, Readable];
  return { process: child, devTools: new DevTools(out, input) };
}
