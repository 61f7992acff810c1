import { isDatabaseAway } from './faults/database-away.ts';
import { describeError } from './describe-error.ts';
import { StartError } from './faults/start-error.ts';

/** Runs a program: what its user can mend is one line and exit code 2, a bug is exit code 1. */
export async function runProgram(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const line = lineOf(error);
    if (line !== null) {
      process.stderr.write(`${line}\n`);
      process.exitCode = 2;
    } else {
      const { name, message = '', code = '', stack } = describeError(error);
      process.stderr.write(`${name} ${code} ${message}\n  ${stack.join('\n  ')}\n`);
      process.exitCode = 1;
    }
  }
}

/** What the program's user can mend, in one line; null for a bug. */
function lineOf(error: unknown): string | null {
  if (error instanceof StartError) return error.message;
  if (isDiskFull(error)) {
    return 'The disk is full: make room for the database and for DATA_DIR, then start again.';
  }
  if (!isDatabaseAway(error)) return null;
  return 'The database went away: the embedded one says why in postgres.log beside its files.';
}

/** The system, the database, or one of its programs found no room. */
function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, 'code');
  const said: unknown = Reflect.get(error, 'stderr');
  const native: unknown = Reflect.get(error, 'nativeError') ?? error.cause;
  return (
    code === 'ENOSPC' ||
    code === '53100' ||
    (typeof said === 'string' && said.includes('No space left on device')) ||
    (native !== undefined && isDiskFull(native))
  );
}
