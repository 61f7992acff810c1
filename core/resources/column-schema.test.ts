import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  choice,
  color,
  count,
  day,
  decimal,
  flag,
  integer,
  moment,
  money,
  position,
  reference,
  shown,
  slug,
  text,
  type KeptColumn,
} from './column.ts';
import { answeredOf, fieldsOf, schemaOf } from './column-schema.ts';

const written = (column: KeptColumn, value: unknown) => {
  const read = schemaOf(column).safeParse(value);
  return read.success ? { value: read.data } : { refused: read.error.issues[0]?.message };
};

describe('a column takes', () => {
  it.each<[string, KeptColumn, unknown, unknown]>([
    ['a line without the spaces around it', text({ max: 10 }, {}), '  Apple ', 'Apple'],
    ['an address', slug({}), 'iphone-15-128gb', 'iphone-15-128gb'],
    ['a colour in small letters', color({}), ' #8FA3AD ', '#8fa3ad'],
    ['the smallest whole number of its range', integer({ min: 1, max: 100 }, {}), 1, 1],
    ['the largest one', integer({ min: 1, max: 100 }, {}), 100, 100],
    ['a price of nothing where nothing is allowed', money({ min: 0, max: 10 }, {}), 0, 0],
    ['the first place', position({}), 0, 0],
    ['as many decimals as it has', decimal({ min: 0, max: 9, decimals: 2 }, {}), 0.29, 0.29],
    ['a choice', choice(['A+', 'A'], {}), 'A+', 'A+'],
    ['a no', flag({}), false, false],
    ['a leap day', day({}), '2028-02-29', '2028-02-29'],
    ['an instant in UTC', moment({}), '2026-10-01T10:00:00Z', '2026-10-01T10:00:00Z'],
    ['the largest id of a row', reference({}), 2_147_483_647, 2_147_483_647],
    [
      'nothing where it may stay empty',
      integer({ min: 1, max: 9 }, { optional: true }),
      null,
      null,
    ],
  ])('%s', (_, column, value, stored) => expect(written(column, value)).toEqual({ value: stored }));
});

describe('a column refuses', () => {
  it.each<[string, KeptColumn, unknown, string]>([
    ['nothing where it must be filled', text({ max: 10 }, {}), null, 'required'],
    ['spaces alone', text({ max: 10 }, {}), '   ', 'required'],
    ['a longer line', text({ max: 3 }, {}), 'Apple', 'too_long'],
    ['a second line', text({ max: 10 }, {}), 'a\nb', 'control_characters'],
    ['capitals in an address', slug({}), 'iPhone', 'invalid_seo_name'],
    ['a short colour', color({}), '#fff', 'invalid_color'],
    ['zero where one is the least', integer({ min: 1, max: 9 }, {}), 0, 'not_positive'],
    ['less than zero where zero is the least', money({ min: 0, max: 9 }, {}), -1, 'invalid_value'],
    ['more than its most', money({ min: 0, max: 9 }, {}), 10, 'too_large'],
    ['half a crown', money({ min: 0, max: 9 }, {}), 0.5, 'invalid_value'],
    ['a number as text', integer({ min: 0, max: 9 }, {}), '3', 'invalid_value'],
    ['no number at all', decimal({ min: 0, max: 9, decimals: 1 }, {}), NaN, 'invalid_value'],
    ['one decimal too many', decimal({ min: 0, max: 9, decimals: 1 }, {}), 0.25, 'invalid_value'],
    ['a place before the first', position({}), -1, 'invalid_value'],
    ['another choice', choice(['A+', 'A'], {}), 'B', 'invalid_value'],
    ['an inherited name for a choice', choice(['A+', 'A'], {}), 'constructor', 'invalid_value'],
    ['a word for a yes', flag({}), 'true', 'invalid_value'],
    ['a leap day of another year', day({}), '2026-02-29', 'invalid_value'],
    ['an instant without its zone', moment({}), '2026-10-01T10:00:00', 'invalid_value'],
    ['an instant of another zone', moment({}), '2026-10-01T10:00:00+02:00', 'invalid_value'],
    ['a row without an id', reference({}), 0, 'invalid_value'],
    ['an id beyond those of rows', reference({}), 2_147_483_648, 'invalid_value'],
  ])('%s', (_, column, value, refused) => expect(written(column, value)).toEqual({ refused }));
});

it('takes exactly the whole numbers within its range', () => {
  const bounds = fc.tuple(fc.integer({ min: -50, max: 50 }), fc.nat(50));
  fc.assert(
    fc.property(bounds, fc.integer({ min: -120, max: 120 }), ([min, width], value) => {
      const max = min + width;
      const isTaken = 'value' in written(integer({ min, max }, {}), value);
      expect(isTaken).toBe(value >= min && value <= max);
    }),
  );
});

it('takes every number that can be written with its decimals', () => {
  const column = decimal({ min: 0.1, max: 2000, decimals: 2 }, {});
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 200_000 }), (hundredths) => {
      const value = hundredths / 100;
      expect(written(column, value)).toEqual({ value });
      const third = (hundredths * 10 + 5) / 1000;
      if (third <= 2000) expect(written(column, third)).toEqual({ refused: 'invalid_value' });
    }),
  );
});

it('gives back what it took, unchanged (a row that is saved again stays as it is)', () => {
  const columns = [text({ max: 20 }, {}), slug({}), color({})] as const;
  fc.assert(
    fc.property(fc.constantFrom(...columns), fc.string({ maxLength: 25 }), (column, typed) => {
      const once = written(column, typed);
      if ('value' in once) expect(written(column, once.value)).toEqual(once);
    }),
  );
});

describe('the schemas of a declaration', () => {
  const columns = {
    name: text({ max: 20 }, {}),
    storageGb: integer({ min: 1, max: 9 }, { optional: true }),
    maker: shown('text', {}),
    soldPieces: shown('integer', { answered: true }),
    products: count,
  };

  it('are of what staff write, and of no column that is only shown', () => {
    expect(Object.keys(fieldsOf(columns))).toEqual(['name', 'storageGb']);
    expect(fieldsOf(columns).storageGb.safeParse(null).success).toBe(true);
    expect(fieldsOf(columns).name.safeParse(null).success).toBe(false);
  });

  it('answer counts that stand in the table, and none that are worked out', () => {
    expect(Object.keys(answeredOf(columns))).toEqual(['soldPieces']);
    expect(answeredOf(columns).soldPieces.safeParse(-1).success).toBe(false);
    expect(answeredOf(columns).soldPieces.safeParse(0).success).toBe(true);
  });
});
