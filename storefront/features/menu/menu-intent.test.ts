import { expect, it } from 'vitest';
import { closedMenu, menuMove, menuStep, movedIndex, type MenuEvent } from './menu-intent.ts';

/** Plays events at their times and answers which panel is open in the end. */
const openAfter = (...events: readonly (readonly [at: number, event: MenuEvent])[]) =>
  events.reduce((state, [at, event]) => menuStep(state, event, at), closedMenu).open;

const enter = (item: string): MenuEvent => ({ type: 'enter', item });
const leave: MenuEvent = { type: 'leave' };
const tick: MenuEvent = { type: 'time_passed' };

it('opens after the pointer has rested for 300 ms, not before', () => {
  expect(openAfter([0, enter('phones')], [299, tick])).toBeNull();
  expect(openAfter([0, enter('phones')], [300, tick])).toBe('phones');
});

it('does not count the time again when the pointer moves inside the entry', () => {
  expect(openAfter([0, enter('phones')], [200, enter('phones')], [300, tick])).toBe('phones');
});

it('opens nothing for a pointer that only passes by', () => {
  expect(openAfter([0, enter('phones')], [120, leave], [500, tick])).toBeNull();
  expect(openAfter([0, enter('phones')], [200, enter('tablets')], [400, tick])).toBeNull();
  expect(openAfter([0, enter('phones')], [200, enter('tablets')], [500, tick])).toBe('tablets');
});

const opened = [[0, enter('phones')] as const, [300, tick] as const];

it('closes 250 ms after the pointer has left, and not when it comes back in time', () => {
  expect(openAfter(...opened, [1000, leave], [1249, tick])).toBe('phones');
  expect(openAfter(...opened, [1000, leave], [1250, tick])).toBeNull();
  expect(openAfter(...opened, [1000, leave], [1200, enter('phones')], [1300, tick])).toBe('phones');
});

it('keeps the open panel while the pointer crosses another entry on its way', () => {
  expect(
    openAfter(...opened, [1000, enter('tablets')], [1200, enter('phones')], [1400, tick]),
  ).toBe('phones');
});

it('opens and closes at once where it is meant', () => {
  expect(openAfter([0, { type: 'open', item: 'phones' }])).toBe('phones');
  expect(openAfter([0, { type: 'open', item: 'phones' }], [1, { type: 'close' }])).toBeNull();
  expect(openAfter([0, enter('phones')], [10, { type: 'close' }], [400, tick])).toBeNull();
});

it('moves among entries by arrows, Home and End, and round the ends', () => {
  expect(menuMove('ArrowRight', 'bar')).toBe('next');
  expect(menuMove('ArrowDown', 'bar')).toBeNull();
  expect(menuMove('ArrowDown', 'panel')).toBe('next');
  expect(menuMove('a', 'panel')).toBeNull();
  expect([movedIndex('next', 3, 4), movedIndex('previous', 0, 4)]).toEqual([0, 3]);
  expect([movedIndex('first', 2, 4), movedIndex('last', 0, 4)]).toEqual([0, 3]);
});
