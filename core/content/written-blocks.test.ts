import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Block } from './block.ts';
import { readBlocks, writeBlocks } from './written-blocks.ts';

describe('blocks as a person writes them', () => {
  it('reads headings, paragraphs, lists, links and pictures', () => {
    const text = [
      '# Jak na výkup',
      'Vyplňte dotazník.',
      'Pošlete telefon.',
      '',
      '- kabel',
      '- krabice',
      '',
      '1. první',
      '2. druhý',
      '',
      '[Vykoupit telefon](/vykup)',
      '![Telefon v krabici](/media/a/b.webp 800x600)',
    ].join('\n');
    expect(readBlocks(text)).toEqual([
      { type: 'heading', text: 'Jak na výkup' },
      { type: 'paragraph', text: 'Vyplňte dotazník.' },
      { type: 'paragraph', text: 'Pošlete telefon.' },
      { type: 'list', ordered: false, items: ['kabel', 'krabice'] },
      { type: 'list', ordered: true, items: ['první', 'druhý'] },
      { type: 'link', label: 'Vykoupit telefon', href: '/vykup' },
      {
        type: 'picture',
        alt: 'Telefon v krabici',
        src: '/media/a/b.webp',
        width: 800,
        height: 600,
      },
    ]);
  });

  it('keeps what only looks like one of them where it is a paragraph', () => {
    const blocks: Block[] = [
      { type: 'paragraph', text: '- 10 % sleva' },
      { type: 'paragraph', text: '# 1 v Česku' },
      { type: 'paragraph', text: '2. prosince máme zavřeno' },
      { type: 'paragraph', text: '\\ zpětné lomítko' },
    ];
    expect(readBlocks(writeBlocks(blocks))).toEqual(blocks);
  });

  it('is nothing where nothing is written', () => {
    expect(readBlocks(' \n\n')).toEqual([]);
    expect(writeBlocks([])).toBe('');
  });

  it('comes back as it was, whatever the texts are', () => {
    const line = fc
      .stringMatching(/^[\p{L}\d #\-.[\]()!\\*]{1,20}$/u)
      .map((text) => text.trim())
      .filter((text) => text !== '');
    const path = fc.stringMatching(/^\/[a-z0-9/-]{1,12}$/);
    const block: fc.Arbitrary<Block> = fc.oneof(
      fc.record({ type: fc.constantFrom('heading', 'paragraph'), text: line }),
      fc.record({
        type: fc.constant('list'),
        ordered: fc.boolean(),
        items: fc.array(line, { minLength: 1, maxLength: 4 }),
      }),
      fc.record({ type: fc.constant('link'), label: line, href: path }),
      fc.record({
        type: fc.constant('picture'),
        src: path,
        alt: line,
        width: fc.integer({ min: 1, max: 9_999 }),
        height: fc.integer({ min: 1, max: 9_999 }),
      }),
    );
    fc.assert(
      fc.property(fc.array(block, { maxLength: 6 }), (blocks) => {
        expect(readBlocks(writeBlocks(blocks))).toEqual(blocks);
      }),
    );
  });
});
