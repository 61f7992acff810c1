import { describe, expect, it } from 'vitest';
import { indexCategories } from './category-index.ts';
import { exampleRoots } from './category-index.example.ts';
import {
  blankCategory,
  categoryForm,
  mergeCategory,
  storedCategory,
  typedCategory,
  type WrittenCategory,
} from './form-values.ts';

function stored(): WrittenCategory {
  const category = indexCategories(exampleRoots()).categories.get(3);
  if (!category) throw new Error('the example has no category 3');
  return storedCategory({ ...category, meilisearchBoost: '1.5', manufacturers: [1, 2] });
}

describe('the form of a category', () => {
  it('shows the boost with a comma and sends what it showed as the number that is stored', () => {
    const [category] = exampleRoots();
    if (!category) throw new Error('the example is empty');
    const typed = typedCategory({ ...category, meilisearchBoost: '1.5' });
    expect(typed.meilisearchBoost).toBe('1,5');
    expect(categoryForm.parse(typed).meilisearchBoost).toBe(1.5);
  });

  it.each([
    ['meilisearchBoost', '1,555', 'boost_format'],
    ['meilisearchBoost', '101', 'boost_out_of_range'],
    ['nameCs', ' ', 'required'],
    ['seoName', 'Iphone 15', 'invalid_seo_name'],
  ])('refuses %s %j by the contract', (field, value, message) => {
    const named = { ...blankCategory(null), nameCs: 'a', nameRo: 'a', seoName: 'a' };
    const read = categoryForm.safeParse({ ...named, [field]: value });
    expect(read.error?.issues).toMatchObject([{ path: [field], message }]);
  });

  it('counts an empty boost as 1 and begins as the specification says', () => {
    const named = { ...blankCategory(7), nameCs: 'a', nameRo: 'a', seoName: 'a' };
    expect(categoryForm.parse({ ...named, meilisearchBoost: '' })).toMatchObject({
      ...{ meilisearchBoost: 1, parent: 7, forDisplay: true, filterable: false },
    });
  });
});

describe('two people in one category', () => {
  it('merge where they changed different fields', () => {
    const mine = { ...stored(), nameCs: 'Mobily' };
    const theirs = { ...stored(), meilisearchBoost: 2, manufacturers: [2, 1] };
    expect(mergeCategory(stored(), mine, theirs)).toEqual({ mine: ['nameCs'], conflicts: [] });
  });

  it('choose where they changed the same field to different values', () => {
    const mine = { ...stored(), nameCs: 'Mobily', manufacturers: [1], filterable: true };
    const theirs = { ...stored(), nameCs: 'Telefony a mobily', filterable: true };
    expect(mergeCategory(stored(), mine, theirs)).toEqual({
      mine: ['nameCs', 'filterable', 'manufacturers'],
      conflicts: ['nameCs'],
    });
  });
});
