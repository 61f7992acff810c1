// `npm run dev`: the API restarts when its code changes, the storefront is rebuilt when its code changes; reload the page.
import './require-node.mjs';
import { spawn } from 'node:child_process';
import { projectRoot } from './project.mjs';
import { prepareBuild, prepareInstallation } from './prepare.mjs';

const storefront = [
  'node_modules/vite/bin/vite.js',
  'build',
  '--watch',
  '--config',
  'storefront/vite.config.ts',
];
const programs = [
  [...storefront, '--logLevel', 'warn'],
  [...storefront, '--ssr', '--logLevel', 'warn'],
  ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'api/main.ts'],
];

await prepareInstallation();
await prepareBuild();
const children = programs.map((args) =>
  spawn(process.execPath, args, { cwd: projectRoot, stdio: 'inherit' }),
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
