import { execFile } from 'node:child_process';
import { expect, it } from 'vitest';
import { builtProgram } from '#tests/support/built-program.ts';

const root = `${import.meta.dirname}/../../..`;

function seedCommand(...flags: readonly string[]) {
  const command = [builtProgram('seed'), ...flags];
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: root }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });
}

it.each([
  [['--many'], 'npm run seed takes --scale N alone, but was given --many.'],
  [['everything'], 'npm run seed takes --scale N alone, but was given an argument.'],
  [['--scale', 'many'], '--scale takes a number of products from 1 to 2000000.'],
  [['--scale', '2000001'], '--scale takes a number of products from 1 to 2000000.'],
  [['--scale'], '--scale takes a number of products from 1 to 2000000.'],
])(
  'refuses %j in one line before it touches a database',
  async (flags, line) => {
    expect(await seedCommand(...flags)).toEqual({
      code: 2,
      stdout: '',
      stderr: `${line}\n`,
    });
  },
  60_000,
);
