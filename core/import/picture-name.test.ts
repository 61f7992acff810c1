import { describe, expect, it } from 'vitest';
import { isPictureName, readPictureName } from './picture-name.ts';

describe('the name of a picture', () => {
  it.each([
    ['X1.jpg', ['X1'], 0],
    ['X1_2.JPG', ['X1_2', 'X1'], 2],
    ['X1-02.png', ['X1-02', 'X1'], 2],
    ['X1 (3).webp', ['X1 (3)', 'X1'], 3],
    ['4006381333931.jpg', ['4006381333931'], 0],
    ['4006381333931_1.jpg', ['4006381333931_1', '4006381333931'], 1],
    ['036000291452-4.jpg', ['036000291452-4', '0036000291452'], 4],
    ['fotky/X1/2.jpg', ['2', 'X1'], 2],
    ['fotky\\X1\\zepředu.jpg', ['zepředu', 'X1'], 0],
  ])('says whose it is: %s', (path, keys, place) => {
    expect(readPictureName(path)).toEqual({ keys, place });
  });

  it('is told from what systems put beside pictures', () => {
    expect(isPictureName('a/X1.jpeg')).toBe(true);
    for (const path of ['__MACOSX/X1.jpg', 'a/._X1.jpg', 'Thumbs.db', 'X1.txt', 'a/']) {
      expect(isPictureName(path)).toBe(false);
    }
  });
});
