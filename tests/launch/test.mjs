// `npm test`: on a fresh clone installs, finds a browser, builds, runs every test and ends with the sum.
// `npm test -- --only core|component|house|api|storefront|desktop` runs one part; what follows goes to its runner.
import '../../api/launch/require-node.mjs';
import { prepareBuild, prepareInstallation } from '../../api/launch/prepare.mjs';
import { refuse } from '../../api/launch/project.mjs';

/** Component tests are several projects of vitest.config.ts. */
const vitestProjects = { core: 'core', component: 'component-*', house: 'house', api: 'api' };
/** Parts that need a browser, by the projects of playwright.config.ts. */
const browserParts = { storefront: ['cz', 'ro'], desktop: ['desktop'] };
const parts = [...Object.keys(vitestProjects), ...Object.keys(browserParts)];

function readArguments([flag, part, ...rest]) {
  if (flag === undefined) return { wanted: parts, rest: [] };
  if (flag === '--only' && parts.includes(part)) return { wanted: [part], rest };
  return refuse(`Usage: npm test [-- --only ${parts.join('|')} [options of its runner]]`);
}

const { wanted, rest } = readArguments(process.argv.slice(2));
await prepareInstallation();
// Loaded only now: these read installed packages.
const { findChromium } = await import('./chromium.mjs');
const { runPlaywright, runVitest } = await import('./suites.mjs');

async function runBrowser(browserProjects) {
  const chromium = await findChromium();
  if (chromium !== undefined) return runPlaywright(chromium, browserProjects, rest);
  const hint =
    'No Chromium: install one and name it in CHROMIUM_PATH. The browser tests did not run.';
  process.stderr.write(`${hint}\n`);
  return { passed: 0, failed: 1, names: ['No Chromium'] };
}

await prepareBuild();
const projects = wanted.flatMap((part) => vitestProjects[part] ?? []);
const browserProjects = wanted.flatMap((part) => browserParts[part] ?? []);
const results = [
  ...(projects.length > 0 ? [await runVitest(projects, rest)] : []),
  ...(browserProjects.length > 0 ? [await runBrowser(browserProjects)] : []),
];
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
for (const { names } of results)
  for (const name of names) process.stdout.write(`failed: ${name}\n`);
process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
