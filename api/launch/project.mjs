import { fileURLToPath } from 'node:url';

/** The folder of the checkout, with a trailing separator. */
export const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

/** Ends the program the way every wrong environment does: one clear line and exit code 2. */
export function refuse(line) {
  process.stderr.write(`${line}\n`);
  process.exit(2);
}
