import { expect, it } from 'vitest';
import { forgetOrder, orderCodeOfTab, rememberOrder } from './order-of-tab.ts';
import type { TabStorage } from './retained-form.ts';

function storage(): TabStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

it('knows the link of the order that this tab saw last, and of no other', () => {
  const store = storage();
  rememberOrder(store, '1260000001', 'prvni');
  rememberOrder(store, '1260000002', 'druha~1~2');
  expect(orderCodeOfTab(store, '1260000002')).toBe('druha~1~2');
  expect(orderCodeOfTab(store, '1260000001')).toBeNull();
});

it('keeps no link of an order of which nothing is left to pay', () => {
  const store = storage();
  rememberOrder(store, '1260000002', 'druha');
  forgetOrder(store, '1260000001');
  expect(orderCodeOfTab(store, '1260000002')).toBe('druha');
  forgetOrder(store, '1260000002');
  expect(orderCodeOfTab(store, '1260000002')).toBeNull();
});

it('knows none where nothing is kept, or nothing may be', () => {
  const full: TabStorage = {
    ...storage(),
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(orderCodeOfTab(storage(), '1260000001')).toBeNull();
  expect(() => rememberOrder(full, '1260000001', 'kod')).not.toThrow();
  expect(orderCodeOfTab(null, '1260000001')).toBeNull();
});
