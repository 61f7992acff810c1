// `npm run desktop`: the back office in Electron's real program; `npm run desktop -- --stand-in` in a Chromium window.
import '../../api/launch/require-node.mjs';
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareBuild, prepareInstallation } from '../../api/launch/prepare.mjs';
import { projectRoot, refuse } from '../../api/launch/project.mjs';
import { tryStep } from '../../api/launch/run-step.mjs';

const [flag, ...others] = process.argv.slice(2);
if ((flag !== undefined && flag !== '--stand-in') || others.length > 0) {
  refuse('Usage: npm run desktop [-- --stand-in]');
}

const electronPackage = join(projectRoot, 'node_modules/electron');

/** Path of the real program, which is fetched once; refuses where it is not to be had. */
async function realProgram() {
  const known = join(electronPackage, 'path.txt');
  const trouble = existsSync(known) ? null : await tryStep('install-electron', []);
  // A setting of the machine may skip the download, which is no failure.
  if (!existsSync(known)) {
    const why = trouble === null ? '' : ` (${trouble})`;
    refuse(
      `Electron cannot be fetched here${why}: \`npm run desktop -- --stand-in\` opens the same in Chromium.`,
    );
  }
  return join(electronPackage, 'dist', readFileSync(known, 'utf8').trim());
}

function run(program, environment) {
  const child = spawn(program, [projectRoot], {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
}

async function runStandIn() {
  // Loaded only now: it reads installed packages.
  const { findChromium } = await import('../../tests/launch/chromium.mjs');
  const isHeaded = Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);
  const chromium = await findChromium();
  if (chromium === undefined) refuse('No Chromium: install one and name it in CHROMIUM_PATH.');
  const where = isHeaded ? 'in a Chromium window' : 'without a window, because there is no display';
  process.stdout.write(`The back office runs ${where}; Ctrl-C ends it.\n`);
  const headed = isHeaded && !chromium.includes('headless') ? { CHROMIUM_PATH: chromium } : {};
  run(join(projectRoot, 'tests/support/electron/host/electron'), {
    ...(isHeaded ? { STAND_IN_HEADED: '1', ...headed } : { CHROMIUM_PATH: chromium }),
  });
}

await prepareInstallation();
await prepareBuild();
if (flag === '--stand-in') {
  await runStandIn();
} else {
  run(await realProgram(), {});
}
