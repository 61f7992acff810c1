import { describe, expect, it } from 'vitest';
import { blockText, isSafeHref, isSafePicture, readingMinutes, type Block } from './block.ts';

describe('isSafeHref', () => {
  it.each([
    '/vykup',
    '/clanky/jak-zjistit-imei?od=1#imei',
    'https://support.apple.com/cs-cz/109511',
    'mailto:obchod@obmena.example',
  ])('takes %s', (href) => expect(isSafeHref(href)).toBe(true));

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' https://example.com',
    'data:text/html,x',
    '//zly.example/',
    '/\\zly.example',
    'http://example.com',
    'https://localhost',
    'https://jmeno:heslo@example.com',
    'mailto:a@b.example?bcc=c@d.example',
    'vykup',
    '',
  ])('refuses %j', (href) => expect(isSafeHref(href)).toBe(false));
});

describe('isSafePicture', () => {
  it("takes the shop's own files and nothing else", () => {
    expect(isSafePicture('/media/7f/abc-640.webp')).toBe(true);
    for (const src of [
      '/media/../private/cv',
      '//media/x',
      'https://x.example/a.png',
      '/media//x',
    ]) {
      expect(isSafePicture(src)).toBe(false);
    }
  });
});

describe('blockText', () => {
  it('says what a reader would', () => {
    const blocks: readonly Block[] = [
      { type: 'heading', text: 'Nadpis' },
      { type: 'paragraph', text: 'Odstavec' },
      { type: 'list', ordered: true, items: ['první', 'druhý'] },
      { type: 'link', label: 'Výkup', href: '/vykup' },
      { type: 'picture', src: '/media/a.webp', alt: 'Popis', width: 10, height: 10 },
    ];
    expect(blocks.map(blockText)).toEqual(['Nadpis', 'Odstavec', 'první druhý', 'Výkup', 'Popis']);
  });
});

describe('readingMinutes', () => {
  const text = (words: number): Block => ({ type: 'paragraph', text: 'slovo '.repeat(words) });
  it('counts words and is never zero', () => {
    expect(readingMinutes([])).toBe(1);
    expect(readingMinutes([text(350)])).toBe(1);
    expect(readingMinutes([text(360)])).toBe(2);
    expect(readingMinutes([text(238), text(238), text(238)])).toBe(3);
  });
});
