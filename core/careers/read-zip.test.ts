import { describe, expect, it } from 'vitest';
import { refuse } from '../shared/result.ts';
import { readZip } from './read-zip.ts';
import { exampleZip } from './zip.example.ts';

describe('readZip', () => {
  it('lists files with their places', () => {
    const bytes = exampleZip([
      { name: 'a.txt', text: 'první' },
      { name: 'b.txt', text: 'x' },
    ]);
    const read = readZip(bytes);
    const found = read.ok ? read.value : [];
    expect(found.map(({ name, packedBytes }) => [name, packedBytes])).toEqual([
      ['a.txt', 5],
      ['b.txt', 1],
    ]);
    const [, second] = found;
    expect(bytes[second?.start ?? 0]).toBe('x'.charCodeAt(0));
  });

  it.each([
    [
      'too much in all',
      Array.from({ length: 14 }, (_, index) => ({
        name: `f${String(index)}`,
        text: 'x'.repeat(20_000),
        claims: 4_000_000,
      })),
    ],
    ['a file out of all proportion', [{ name: 'a', text: 'x'.repeat(100), claims: 100_000 }]],
    [
      'files out of the same bytes',
      [
        { name: 'a', text: 'xyz' },
        { name: 'a', text: 'xyz', overlaps: true },
      ],
    ],
    ['too many files', Array.from({ length: 501 }, (_, index) => ({ name: `f${String(index)}` }))],
  ])('refuses %s', (_, files) => {
    expect(readZip(exampleZip(files))).toEqual(refuse('zip_bomb'));
  });

  it('refuses what is no whole archive', () => {
    const bytes = exampleZip([{ name: 'a', text: 'b' }]);
    const longer = Uint8Array.from([...bytes, 1]);
    for (const broken of [new Uint8Array(), bytes.subarray(1), bytes.subarray(0, -1), longer]) {
      expect(readZip(broken)).toEqual(refuse('zip_broken'));
    }
  });

  it('never throws on an archive with one byte changed', () => {
    const bytes = exampleZip([
      { name: 'a.txt', text: 'první' },
      { name: 'b.txt', text: 'x' },
    ]);
    for (let at = 0; at < bytes.length; at += 1) {
      for (const value of [0, 0x7f, 0xff]) {
        const changed = bytes.slice();
        changed[at] = value;
        expect(() => readZip(changed)).not.toThrow();
      }
    }
  });
});
