import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint, isStamped, stamp } from '#api/launch/stamp.mjs';

let root: string;
beforeEach(() => {
  root = `${mkdtempSync(join(tmpdir(), 'stamp-'))}/`;
  mkdirSync(join(root, 'core'));
  writeFileSync(join(root, 'core/rule.ts'), 'one');
});
afterEach(() => rmSync(root, { recursive: true }));

const taken = (): string => fingerprint(root, ['core', 'absent']);

describe('the fingerprint of the sources', () => {
  it('stays when only the time of a file changes', () => {
    const before = taken();
    utimesSync(join(root, 'core/rule.ts'), 0, 0);
    expect(taken()).toBe(before);
  });

  it('changes with a content, a new file and a new name', () => {
    const seen = new Set([taken()]);
    writeFileSync(join(root, 'core/rule.ts'), 'two');
    seen.add(taken());
    writeFileSync(join(root, 'core/other.ts'), 'one');
    seen.add(taken());
    rmSync(join(root, 'core/other.ts'));
    writeFileSync(join(root, 'core/another.ts'), 'one');
    seen.add(taken());
    expect(seen.size).toBe(4);
  });

  it('does not see tests', () => {
    const before = taken();
    writeFileSync(join(root, 'core/rule.test.ts'), 'expect');
    expect(taken()).toBe(before);
  });
});

describe('the stamp', () => {
  it('holds for the value written and for no other', () => {
    const file = join(root, 'dist/.stamp');
    expect(isStamped(file, 'value')).toBe(false);
    stamp(file, 'value');
    expect([isStamped(file, 'value'), isStamped(file, 'another')]).toEqual([true, false]);
  });
});
