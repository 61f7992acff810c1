import { beforeEach, expect, it } from 'vitest';
import { keepRetainedFormOf, readRetainedForm, retainForm } from './retained-form.ts';

const items = new Map<string, string>();
const store = {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
  removeItem: (key: string) => void items.delete(key),
};
const form = { firstName: 'Jana' };

beforeEach(() => {
  items.clear();
  retainForm(store, 'iphone-15-black', form);
});

it('finds the form of the same device after a reload', () => {
  keepRetainedFormOf(store, 'iphone-15-black');
  expect(readRetainedForm(store, 'iphone-15-black')).toEqual(form);
});

it('forgets the form for good when another device or none is selected', () => {
  keepRetainedFormOf(store, 'iphone-15-pink');
  expect(items.size).toBe(0);
  retainForm(store, 'iphone-15-black', form);
  keepRetainedFormOf(store, null);
  expect(items.size).toBe(0);
});

it('works without a storage and on foreign content', () => {
  items.set('buyback-seller', 'not json');
  keepRetainedFormOf(store, 'iphone-15-black');
  expect(items.size).toBe(0);
  keepRetainedFormOf(null, null);
  expect(readRetainedForm(null, 'iphone-15-black')).toEqual({});
});
