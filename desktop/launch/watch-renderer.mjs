// Builds the pages of the back office anew at every change, for `npm run dev`; an open window sees it.
import { join } from 'node:path';
import { loadConfigFromFile } from 'electron-vite';
import { build } from 'vite';
import { projectRoot } from '../../api/launch/project.mjs';

const { config } = await loadConfigFromFile(
  { command: 'build', mode: 'production' },
  join(projectRoot, 'desktop/electron.vite.config.ts'),
);
await build({
  ...config.renderer,
  configFile: false,
  logLevel: 'warn',
  // Else as `npm run build` makes them: a start after this one finds what it expects.
  build: { ...config.renderer.build, watch: {} },
});
