import { describeError } from './describe-error.ts';
import { StartError } from './settings/start-error.ts';

/** Runs a program: what its user can mend is one line and exit code 2, a bug is exit code 1. */
export async function runProgram(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    if (error instanceof StartError) {
      process.stderr.write(`${error.message}\n`);
      process.exitCode = 2;
    } else {
      const { name, message = '', code = '', stack } = describeError(error);
      process.stderr.write(`${name} ${code} ${message}\n  ${stack.join('\n  ')}\n`);
      process.exitCode = 1;
    }
  }
}
