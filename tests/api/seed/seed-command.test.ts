import { execFile } from 'node:child_process';
import { expect, it } from 'vitest';

const root = `${import.meta.dirname}/../../..`;

function seedCommand(...flags: readonly string[]) {
  const command = ['--import', 'tsx', 'api/seed/seed-command.ts', ...flags];
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: root }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });
}

it.each([
  [['--scale', '5'], '--scale'],
  [['everything'], 'an argument'],
])(
  'refuses %j in one line before it touches a database',
  async (flags, shown) => {
    expect(await seedCommand(...flags)).toEqual({
      code: 2,
      stdout: '',
      stderr: `npm run seed takes no arguments, but was given ${shown}.\n`,
    });
  },
  60_000,
);
