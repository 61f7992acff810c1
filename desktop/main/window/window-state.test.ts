import { describe, expect, it } from 'vitest';
import { placeFor, windowState } from './window-state.ts';

const main = { x: 0, y: 0, width: 1920, height: 1040 };
const right = { x: 1920, y: 0, width: 1280, height: 984 };
const state = { x: 2000, y: 50, width: 1000, height: 700, isMaximized: true };

describe('the place of the window', () => {
  it('is the remembered one while its screen is there', () => {
    expect(placeFor(state, [main, right])).toEqual(state);
  });

  it('is the main screen once its own is gone, still maximised', () => {
    const place = { width: 1366, height: 768, isMaximized: true };
    expect(placeFor(state, [main])).toEqual(place);
  });

  it('is not one whose title bar a mouse cannot reach', () => {
    expect(placeFor({ ...state, x: 10, y: -40 }, [main])).not.toHaveProperty('x');
    expect(placeFor({ ...state, x: 1850 }, [main])).not.toHaveProperty('x');
  });

  it('is never larger than a small screen', () => {
    const small = { x: 0, y: 0, width: 1280, height: 720 };
    expect(placeFor(null, [small])).toMatchObject({ width: 1280, height: 720 });
  });

  it.each([{ x: 1.5 }, { width: 0 }, { isMaximized: 'yes' }])('refuses a file with %o', (wrong) => {
    expect(windowState.safeParse({ ...state, ...wrong }).success).toBe(false);
  });
});
