import { describe, expect, it } from 'vitest';
import { pictureFile, sourceSet, widthsFor, type Picture } from './picture.ts';

const picture: Picture = {
  address: '/media/0f',
  alt: 'iPhone 15, černý',
  width: 500,
  height: 700,
  widths: [160, 320, 500],
};

describe('widthsFor', () => {
  it.each([
    [100, [100]],
    [160, [160]],
    [161, [160, 161]],
    [500, [160, 320, 500]],
    [1280, [160, 320, 640, 960, 1280]],
    [4000, [160, 320, 640, 960, 1280]],
  ])('makes of %i pixels nothing wider than that and nothing above 1280', (width, widths) => {
    expect(widthsFor(width)).toEqual(widths);
  });
});

describe('sourceSet', () => {
  it('names each width in the asked format', () => {
    expect(sourceSet(picture, 'avif')).toBe(
      '/media/0f/160.avif 160w, /media/0f/320.avif 320w, /media/0f/500.avif 500w',
    );
  });
});

describe('pictureFile', () => {
  it.each([
    [1, '/media/0f/160.jpeg'],
    [160, '/media/0f/160.jpeg'],
    [161, '/media/0f/320.jpeg'],
    [1200, '/media/0f/500.jpeg'],
  ])('answers for %i pixels the narrowest that is wide enough, or the largest', (width, file) => {
    expect(pictureFile(picture, width)).toBe(file);
  });

  it('answers other formats by name', () => {
    expect(pictureFile(picture, 320, 'webp')).toBe('/media/0f/320.webp');
  });
});
