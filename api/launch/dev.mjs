// `npm run dev`: what is saved shows at once. The API restarts, the storefront's code is replaced in the page, and a
// window of the back office (`npm run desktop` beside this) loads itself anew.
import './require-node.mjs';
import { spawn } from 'node:child_process';
import { projectRoot } from './project.mjs';
import { prepareBuild, prepareInstallation } from './prepare.mjs';

const port = Number(process.env.PORT || 3000);
/** The API stands behind the storefront, which visitors and the back office ask for everything. */
const apiPort = port + 1;
const publicUrl = process.env.PUBLIC_URL || `http://localhost:${port}`;

const api = { PORT: String(apiPort), PUBLIC_URL: publicUrl };
const storefront = {
  PORT: String(port),
  PUBLIC_URL: publicUrl,
  API_URL: `http://localhost:${apiPort}`,
};
const programs = [
  [['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'api/main.ts'], api],
  [['storefront/launch/dev-storefront.mjs'], storefront],
  [['desktop/launch/watch-renderer.mjs'], {}],
];

await prepareInstallation();
await prepareBuild();
const children = programs.map(([args, environment]) =>
  spawn(process.execPath, args, {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  }),
);
let isStopping = false;
// Once only: at a second signal tsx stops waiting for the API, which is busy stopping its database.
const stopAll = () => {
  if (!isStopping) children.forEach((child) => child.kill('SIGTERM'));
  isStopping = true;
};
process.on('SIGINT', stopAll).on('SIGTERM', stopAll);
// One that ends, ends the others: half a development server only confuses.
for (const child of children) child.on('exit', stopAll);
