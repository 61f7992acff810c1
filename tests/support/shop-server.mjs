// The built shop on a data folder of its own, which is removed when the shop has stopped.
import { readdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

const program = new URL('../../dist/api/main.js', import.meta.url);

process.on('exit', () => {
  const together = dirname(process.env.DATA_DIR);
  rmSync(process.env.DATA_DIR, { recursive: true, force: true });
  if (readdirSync(together).length === 0) rmSync(together, { recursive: true });
});
await import(program.href);
