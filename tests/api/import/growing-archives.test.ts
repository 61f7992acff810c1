import { constants, deflateRawSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readSource } from '#api/import/read-source.ts';
import { unpacksWithin } from '#api/import/unpacked-size.ts';

const mebibyte = 1024 * 1024;

it('measures an archive by what it unpacks to, whatever its entries say', async () => {
  const archive = zipSync({ 'a.xml': new Uint8Array(3 * mebibyte) });
  expect(archive.length).toBeLessThan(10_000);
  expect(await unpacksWithin(archive, 3 * mebibyte)).toBe(true);
  expect(await unpacksWithin(archive, 3 * mebibyte - 1)).toBe(false);
  // The central directory and the local header say one byte.
  const lying = Buffer.from(archive);
  const central = lying.indexOf('PK\u0001\u0002', 0, 'latin1');
  lying.writeUInt32LE(1, 22);
  lying.writeUInt32LE(1, central + 24);
  expect(await unpacksWithin(lying, 2 * mebibyte)).toBe(false);
});

it('counts what all entries unpack to together', async () => {
  const part = new Uint8Array(mebibyte);
  const archive = zipSync({ a: part, b: part, c: part });
  expect(await unpacksWithin(archive, 2 * mebibyte)).toBe(false);
});

/** An entry of so many MiB of nothing, made without compressing them one by one. */
function bombOf(mebibytes: number): Buffer {
  const one = deflateRawSync(Buffer.alloc(mebibyte), { finishFlush: constants.Z_SYNC_FLUSH });
  const end = deflateRawSync(Buffer.alloc(0));
  const data = Buffer.concat([...Array.from({ length: mebibytes }, () => one), end]);
  const name = 'xl/workbook.xml';
  const header = Buffer.alloc(30);
  header.write('PK\u0003\u0004', 'latin1');
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(data.length, 18);
  header.writeUInt32LE(1, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, Buffer.from(name), data]);
}

it('takes no workbook that would fill the memory', async () => {
  const bomb = bombOf(257);
  expect(bomb.length).toBeLessThan(mebibyte);
  expect(await readSource(bomb)).toEqual({ ok: false, error: 'import_too_many_rows' });
});
