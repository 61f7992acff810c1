// `npm start`: on a fresh clone installs and builds first; afterwards only compares two stamps and starts.
import './require-node.mjs';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { projectRoot } from './project.mjs';
import { prepareBuild, prepareInstallation } from './prepare.mjs';

/**
 * npm that is killed outright cannot pass the signal on; without this the shop would go on holding its port and data.
 * A plain `node api/launch/start.mjs` may outlive the shell that started it and is left alone.
 */
function stopWithNpm() {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const npm = process.ppid;
  setInterval(() => {
    if (process.ppid !== npm) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

await prepareInstallation();
await prepareBuild();
stopWithNpm();
process.chdir(projectRoot);
// In this process and not in a child: signals, exit codes and a kill -9 then have one receiver.
await import(pathToFileURL(join(projectRoot, 'dist/api/main.js')).href);
