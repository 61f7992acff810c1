import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runStep } from '../../api/launch/run-step.mjs';

const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
const debianPackage = 'chromium-headless-shell';

/** The first browser of the list that stands in PATH. */
function inPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/** The browser that Playwright downloaded for itself, if it did. */
async function ofPlaywright() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

async function installFromDebian() {
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '-qq', '--no-install-recommends', debianPackage];
  const refreshed = await runStep(
    'Refreshing the list of Debian packages',
    'apt-get',
    ['update', '-qq'],
    environment,
  );
  if (refreshed !== 0) return false;
  return (await runStep(`Installing ${debianPackage}`, 'apt-get', install, environment)) === 0;
}

/** Whether the program at this path starts at all; a snap's placeholder does not. */
export const answersVersion = (path) =>
  spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;

/** The path of a Chromium that starts, installed first where the machine has none; undefined where that failed. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  const present = inPath() ?? (await ofPlaywright());
  if (present && answersVersion(present)) return present;
  if (isRootOnDebian() && (await installFromDebian())) return inPath();
  await runStep("Downloading Playwright's Chromium", 'playwright', ['install', debianPackage]);
  return ofPlaywright();
}
