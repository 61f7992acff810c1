import fc from 'fast-check';

/** Numbers at the edges of what PostgreSQL, JavaScript and a price can hold. */
const edgeNumbers = [
  0, -0, -1, 1.5, 2_147_483_647, 2_147_483_648, -2_147_483_649, 9_007_199_254_740_993, 1e20, 1e308,
  5e-324,
] as const;

const edgeTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202eobrácené',
  'e\u0301\u0301\u0301',
  '😀👩‍👩‍👧‍👦',
  "' or 1=1 --",
  '"; drop table orders; --',
  '%',
  '_%\\',
  '../../../etc/passwd',
  '%00',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '=cmd|calc',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  'Infinity',
  '-0',
  '1e3',
  '0x10',
  '2147483648',
  '-1',
  '99999999999999999999',
  '0000-00-00',
  '2026-02-30',
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
  '2026-11-21T25:61:61Z',
] as const;

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...edgeTexts),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.nat({ max: 20_000 }).map((length) => 'ž'.repeat(length)),
);

const hostileLeaf: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...edgeNumbers) },
  { weight: 1, arbitrary: fc.integer() },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(true, false, null) },
);

/** Nested far deeper than any schema asks for. */
const deep = (depth: number): unknown =>
  Array.from({ length: depth }).reduce<unknown>((inner) => ({ a: [inner] }), 'x');

/** Anything that JSON can carry and no field waits for. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 8, arbitrary: hostileLeaf },
  { weight: 1, arbitrary: fc.array(hostileLeaf, { maxLength: 5 }) },
  {
    weight: 1,
    arbitrary: fc.dictionary(
      fc.oneof(fc.constantFrom('__proto__', 'constructor', 'toString', 'id', ''), fc.string()),
      hostileLeaf,
      { maxKeys: 4 },
    ),
  },
  { weight: 1, arbitrary: fc.nat({ max: 300 }).map(deep) },
  { weight: 1, arbitrary: fc.nat({ max: 3_000 }).map((length) => Array.from({ length }, () => 1)) },
);
