import { expect, it } from 'vitest';
import { cropBetween, cropPixels, fittedCrop, isWhole, wholePicture } from './crop.ts';

it('keeps a box within its picture, its size before its place', () => {
  expect(fittedCrop({ left: 900, top: -5, width: 400, height: 10 })).toEqual({
    left: 600,
    top: 0,
    width: 400,
    height: 50,
  });
});

it('is drawn in any direction', () => {
  const box = { left: 100, top: 200, width: 300, height: 400 };
  expect(cropBetween({ x: 100, y: 200 }, { x: 400, y: 600 })).toEqual(box);
  expect(cropBetween({ x: 400, y: 600 }, { x: 100, y: 200 })).toEqual(box);
});

it('is whole where nothing is cut off', () => {
  expect(isWhole(wholePicture)).toBe(true);
  expect(isWhole({ ...wholePicture, height: 999 })).toBe(false);
});

it.each([
  [wholePicture, { left: 0, top: 0, width: 1280, height: 3 }],
  [
    { left: 500, top: 0, width: 500, height: 1000 },
    { left: 640, top: 0, width: 640, height: 3 },
  ],
  [
    { left: 0, top: 950, width: 1000, height: 50 },
    { left: 0, top: 2, width: 1280, height: 1 },
  ],
])('says which pixels they are: %o', (crop, pixels) => {
  expect(cropPixels(crop, { width: 1280, height: 3 })).toEqual(pixels);
});
