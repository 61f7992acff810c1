import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createKeptScans } from './kept-scans.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'obmena-scans-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const apiUrl = 'https://shop.example';
const safeKeeping = {
  encrypt: (text: string) => Buffer.from(text.split('').reverse().join('')),
  decrypt: (contents: Buffer) => contents.toString('utf8').split('').reverse().join(''),
};
const scan = (text: string) => ({
  operationId: '0197b7a4-3a5e-7c21-8a52-0d7a5f3c1e11',
  text,
  target: 'pick:7',
  also: [],
  label: null,
  by: 3,
  at: 1,
});
const open = (more = {}) =>
  createKeptScans({ file: join(folder, 'scans.bin'), apiUrl, safeKeeping, ...more });
const written = () => readFileSync(join(folder, 'scans.bin'), 'utf8');

it('keeps scans over a restart, unreadable on the disk, and leaves no file once all are answered', () => {
  open().keep([scan('B-1'), scan('490154203237518')]);
  expect(written()).not.toContain('490154203237518');
  expect(open().get()).toEqual([scan('B-1'), scan('490154203237518')]);
  open().keep([]);
  expect(written).toThrow('ENOENT');
});

it('writes no number of a device where the system cannot encrypt, and keeps it for this run', () => {
  const kept = open({ safeKeeping: null });
  kept.keep([scan('B-1'), scan('490154203237518'), scan('4006381333931')]);
  // 15 digits are an IMEI; 13 are goods.
  expect(written()).not.toContain('490154203237518');
  expect(kept.get()).toHaveLength(3);
  expect(
    open({ safeKeeping: null })
      .get()
      .map(({ text }) => text),
  ).toEqual(['B-1', '4006381333931']);
});

it('begins empty for another shop, and where the file is damaged', () => {
  open().keep([scan('B-1')]);
  expect(open({ apiUrl: 'https://other.example' }).get()).toEqual([]);
  writeFileSync(join(folder, 'scans.bin'), 'no scans');
  expect(open().get()).toEqual([]);
});
