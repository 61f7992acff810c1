// The built shop on a data folder of its own, which is removed when the shop has stopped.
import { rmSync } from 'node:fs';

const program = new URL('../../dist/api/main.js', import.meta.url);

process.on('exit', () => rmSync(process.env.DATA_DIR, { recursive: true, force: true }));
await import(program.href);
