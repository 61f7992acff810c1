import { expect, it } from 'vitest';
import { keysOf } from './shortcuts.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
// A test has no keyboard; these are the properties that are read.
const pressed = (key: string, more: Partial<KeyboardEvent> = {}) =>
  keysOf({ ...none, key, ...more } as KeyboardEvent);

it.each([
  ['k', { ctrlKey: true }, 'Ctrl+K'],
  ['k', { metaKey: true }, 'Ctrl+K'],
  ['Z', { ctrlKey: true, shiftKey: true }, 'Ctrl+Shift+Z'],
  ['?', { shiftKey: true }, '?'],
  ['ř', {}, 'Ř'],
  ['F5', {}, 'F5'],
  ['Enter', { altKey: true, shiftKey: true }, 'Alt+Shift+Enter'],
])('%s with %o is called %s', (key, more, keys) => {
  expect(pressed(key, more)).toBe(keys);
});
