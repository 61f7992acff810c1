import { expect, it } from 'vitest';
import { openingTab } from './remembered-tab.ts';

const minute = 60_000;

it.each([
  [4 * minute + 59_000, 'url'],
  [5 * minute + 1_000, 'default'],
  [-1, 'default'],
])('opens %d ms later with the tab %s (T-PLAT-4)', (later, tab) => {
  expect(openingTab({ tab: 'url', at: 1_000_000 }, 1_000_000 + later)).toBe(tab);
});

it('opens with the first tab where nothing is remembered', () => {
  expect(openingTab(null, 0)).toBe('default');
});
