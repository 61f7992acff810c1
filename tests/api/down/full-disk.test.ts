import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runProgram } from '#api/platform/run-program.ts';

let said = '';
beforeEach(() => {
  said = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

const failure = (message: string, more: object) => Object.assign(new Error(message), more);

it.each([
  ['the database', failure('could not extend file', { code: '53100', severity: 'ERROR' })],
  ['the system', failure('write', { code: 'ENOSPC' })],
  ['initdb', failure('Command failed', { code: 1, stderr: 'initdb: No space left on device' })],
  ['a model', failure('insert', { nativeError: failure('disk full', { code: '53100' }) })],
])('says in one line that the disk is full, whoever found it: %s', async (_, error) => {
  await runProgram(() => Promise.reject(error));
  expect(said).toBe(
    'The disk is full: make room for the database and for DATA_DIR, then start again.\n',
  );
  expect(process.exitCode).toBe(2);
});

it('says where a bug is', async () => {
  await runProgram(() => Promise.reject(new TypeError('wrong')));
  expect(said).toMatch(/^TypeError {2}wrong\n {2}at /);
  expect(process.exitCode).toBe(1);
});
