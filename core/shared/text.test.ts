import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText, graphemeLength } from './text.ts';

describe('foldText', () => {
  it.each([
    ['nabíječka', 'nabijecka'],
    ['NABIJECKA', 'nabijecka'],
    ['nabíječka'.normalize('NFD'), 'nabijecka'],
    ['ș ş Ț ţ', 's s t t'],
    ['ă â î', 'a a i'],
    ['Łódź', 'lodz'],
    ['Straße STRASSE ẞ', 'strasse strasse ss'],
    ['Žluťoučký kůň', 'zlutoucky kun'],
    ['ĎŇŘŮ ďňřů', 'dnru dnru'],
    ['iPhone\u00a013', 'iphone 13'],
    ['İstanbul ısı', 'istanbul isi'],
    ['%_\'"\\', '%_\'"\\'],
  ])('folds %j to %j', (text, key) => expect(foldText(text)).toBe(key));

  it('gives the same key for every spelling of one text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
        expect(foldText(text.normalize('NFD'))).toBe(foldText(text.normalize('NFC')));
      }),
    );
  });
});

describe('graphemeLength', () => {
  it.each([
    ['c\u030c', 1],
    ['  a ', 1],
    ['5g', 2],
    ['\u00a0\t', 0],
    ['👩‍👩‍👧', 1],
    ['🇨🇿🇷🇴', 2],
  ])('counts %j as %d', (text, length) => expect(graphemeLength(text)).toBe(length));
});
