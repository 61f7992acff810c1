import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { blocks } from './blocks.ts';
import { endpoints } from './endpoints.ts';

const problems = (schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

describe('a discount that staff write', () => {
  const { body } = endpoints['admin-discount-add'];
  const discount = {
    marketingNameCs: 'Sleva',
    marketingNameRo: 'Reducere',
    isActive: true,
    isPublic: true,
    isCombinable: true,
    isAutomaticAssigment: true,
    isStudentDiscount: false,
    validFrom: null,
    validTo: null,
    discountType: 'percentage',
    discountValue: 12.5,
    isDiscountPerPiece: false,
    appliesTo: 'goods',
    scopeProducts: [],
    scopeCategories: [],
    customerGroups: [],
    minimalDiscountNumerical: null,
    minimalDiscountSets: [],
    maxUses: null,
  };

  it('may be a part of a percent, and no part of a crown', () => {
    expect(problems(body, discount)).toEqual([]);
    for (const discountType of ['absolute', 'fixed']) {
      expect(problems(body, { ...discount, discountType })).toEqual(['discountValue: not_whole']);
      expect(problems(body, { ...discount, discountType, discountValue: 500 })).toEqual([]);
    }
  });

  it.each(['2026-10-25T02:30', '2026-10-25T00:30:00Z'])(
    'begins at %s, by the clocks of the market or in UTC (T-DIS-10)',
    (validFrom) => expect(problems(body, { ...discount, validFrom })).toEqual([]),
  );

  it.each([
    ['a moment of another zone', { validFrom: '2026-10-25T02:30:00+02:00' }, 'validFrom'],
    ['a last day with an hour (T-DIS-9)', { validTo: '2026-10-31T12:00' }, 'validTo'],
    ['a last day that there is not', { validTo: '2026-02-30' }, 'validTo'],
    ['a limit of no use at all', { maxUses: 0 }, 'maxUses'],
    ['half a crown as its least', { minimalDiscountNumerical: 0.5 }, 'minimalDiscountNumerical'],
    ['another name of a field', { isAutomaticAssignment: true }, ''],
    ['a code with a space', { scopeProducts: ['a b'] }, 'scopeProducts.0'],
    [
      'a set of no piece (T-DIS-14)',
      { minimalDiscountSets: [{ quantity: 0, products: ['case'], categories: [] }] },
      'minimalDiscountSets.0.quantity',
    ],
  ])('has not %s', (_, change, path) => {
    const found = body.safeParse({ ...discount, ...change }).error?.issues ?? [];
    expect(found.map((issue) => issue.path.join('.'))).toEqual([path]);
  });

  it('is changed by what is sent alone, and against the version that was seen', () => {
    const update = endpoints['admin-discount-update'].body;
    expect(problems(update, { isActive: false, version: 3 })).toEqual([]);
    expect(problems(update, { isActive: false })).toEqual(['version: required']);
  });

  it('makes ten thousand codes at once at most (T-COD-4)', () => {
    const generate = endpoints['admin-discount-codes-generate'].body;
    expect(problems(generate, { count: 10_000 })).toEqual([]);
    expect(problems(generate, { count: 10_001 })).toEqual(['count: too_large']);
    expect(problems(generate, { count: 0 })).toEqual(['count: invalid_value']);
  });
});

describe('a number that staff type', () => {
  const { body } = endpoints['admin-product-update'];
  const measured = (packageWeightKg: unknown) => body.safeParse({ version: 1, packageWeightKg });

  it.each([
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['0,125', 0.125],
    [null, null],
  ])('(%j) is a weight with a comma or a point', (typed, value) =>
    expect(measured(typed).data?.packageWeightKg).toBe(value),
  );

  it.each(['', '1,', '-1', '1 000', '0,1234', '1e3', '12345', 12.5])(
    '(%j) is no weight to a gram',
    (typed) => expect(measured(typed).success).toBe(false),
  );

  it.each([
    ['6,1', 6.1],
    ['-12.0625', -12.0625],
    ['0', 0],
  ])('(%j) is what is said of a variant', (typed, value) => {
    const { body: said } = endpoints['admin-product-attributes-set'];
    const attributes = [{ attributeId: 1, number: typed }];
    expect(said.safeParse({ version: 1, attributes }).data?.attributes[0]?.number).toBe(value);
  });

  it.each([
    ['1,5', 1.5],
    ['', 1],
    [' 2 ', 2],
  ])('(%j) is the boost of a category (T-CAT-7)', (typed, value) => {
    const { body: category } = endpoints['category-update'];
    const read = category.safeParse({ meilisearchBoost: typed, version: 1 });
    expect(read.data?.meilisearchBoost).toBe(value);
  });

  it.each(['-1', 'abc', '1.5.2', '1e3'])('(%j) is no boost (T-CAT-7)', (typed) => {
    const { body: category } = endpoints['category-update'];
    const found = category.safeParse({ meilisearchBoost: typed, version: 1 }).error?.issues ?? [];
    expect(found.map(({ path }) => path.join('.'))).toEqual(['meilisearchBoost']);
  });

  it('is a count of pieces, whole and not below nothing', () => {
    const { body: count } = endpoints['admin-stock-set'];
    const set = { placeId: 1, countedFrom: 0, onHand: 3 };
    expect(problems(count, set)).toEqual([]);
    expect(problems(count, { ...set, onHand: -1 })).toEqual(['onHand: invalid_value']);
    expect(problems(count, { ...set, onHand: 0.5 })).toEqual(['onHand: invalid_value']);
    expect(problems(count, { placeId: 1, onHand: 3 })).toEqual(['countedFrom: invalid_value']);
  });
});

describe('what ends', () => {
  it('(a bonus) ends no sooner than it begins, and may end on its first day', () => {
    const { body } = endpoints['bonus-add'];
    const bonus = { percent: 10, manufacturer: null, deviceType: null, validFrom: '2026-10-01' };
    expect(problems(body, { ...bonus, validTo: null })).toEqual([]);
    expect(problems(body, { ...bonus, validTo: '2026-10-01' })).toEqual([]);
    expect(problems(body, { ...bonus, validTo: '2026-09-30' })).toEqual(['validTo: invalid_value']);
  });

  it('(a salary) ends no lower than it begins', () => {
    const { body } = endpoints['admin-job-offer-update'];
    const salary = (from: number, to: number | null) =>
      problems(body, { version: 1, salary: { from, to } });
    expect(salary(40_000, null)).toEqual([]);
    expect(salary(40_000, 40_000)).toEqual([]);
    expect(salary(40_000, 39_999)).toEqual(['salary.to: salary_range']);
  });
});

describe('a piece of an article', () => {
  const link = (href: string) => problems(blocks, [{ type: 'link', label: 'x', href }]);
  const picture = (src: string) =>
    problems(blocks, [{ type: 'picture', src, alt: 'x', width: 1, height: 1 }]);

  it.each(['/vykup', 'https://example.com/a?b#c', 'mailto:info@example.com'])(
    'leads to %s',
    (href) => expect(link(href)).toEqual([]),
  );

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'http://example.com',
    'https://evil',
  ])('never leads to %s', (href) => expect(link(href)).toEqual(['0.href: invalid_link']));

  it.each(['https://evil.example/a.jpg', '/media/../secret', '/api/new/x', '/media//x'])(
    'never shows %s',
    (src) => expect(picture(src)).toEqual(['0.src: invalid_link']),
  );

  it('is one of its kinds, with what that kind has and nothing else', () => {
    expect(blocks.safeParse([{ type: 'html', text: '<b>' }]).success).toBe(false);
    expect(blocks.safeParse([{ type: 'heading', text: 'x', html: '<b>' }]).success).toBe(false);
    expect(problems(blocks, [{ type: 'list', ordered: true, items: [] }])).toEqual([
      '0.items: required',
    ]);
  });
});

describe('what a customer enters for a discount', () => {
  const { body } = endpoints['cart-discount-code'];

  it.each([
    ['a code', { code: 'SALE' }, []],
    ['a card with its holder', { cardNumber: 'S420123456789A', cardHolder: 'Jana Nová' }, []],
    ['both', { code: 'SALE', cardNumber: 'S420123456789A', cardHolder: 'Jana Nová' }, []],
    ['nothing', {}, ['code: required']],
    ['a card without its holder', { cardNumber: 'S420123456789A' }, ['cardHolder: required']],
    ['a holder without a card', { cardHolder: 'Jana Nová' }, ['cardNumber: required']],
    ['an empty code', { code: ' ' }, ['code: required']],
  ])('is %s', (_, entered, expected) => expect(problems(body, entered)).toEqual(expected));
});

describe('cards that are asked for by name', () => {
  it('are 48 at most, and four in a comparison', () => {
    const names = Array.from({ length: 60 }, (_, at) => `n${String(at)}`).join(',');
    const shown = endpoints['catalog-cards'].query.safeParse({ names }).data?.names;
    expect(shown).toHaveLength(48);
    expect(shown?.at(-1)).toBe('n47');
    const compared = endpoints['catalog-compare'].query.safeParse({ names }).data?.names;
    expect(compared).toEqual(['n0', 'n1', 'n2', 'n3']);
  });
});

it('keeps a picture without a colour for all of them', () => {
  const { body } = endpoints['gallery-file-update'];
  expect(body.safeParse({ version: 1, colorSlug: '' }).data?.colorSlug).toBeNull();
  expect(body.safeParse({ version: 1, colorSlug: 'midnight-black' }).success).toBe(true);
  expect(problems(body, { version: 1, colorSlug: 'Black' })).toEqual(['colorSlug: invalid_value']);
});
