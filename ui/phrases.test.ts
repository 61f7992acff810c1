import { describe, expect, it } from 'vitest';
import { createPhrases } from './phrases.ts';

interface Book {
  readonly cart: {
    readonly empty: string;
    readonly sum: string;
    readonly pieces_one: string;
    readonly pieces_few: string;
    readonly pieces_many?: string;
    readonly pieces_other: string;
  };
  readonly late: { readonly hello: string };
}
const cart: Book['cart'] = {
  empty: 'V košíku nic není',
  sum: 'Celkem {{price}}',
  pieces_one: '{{count}} kus',
  pieces_few: '{{count}} kusy',
  pieces_many: '{{count}} kusu',
  pieces_other: '{{count}} kusů',
};
const czech = () => createPhrases<Book>('cs', { cart });

describe('phrases', () => {
  it('fill in values as they are, be they phrases themselves', () => {
    const t = czech().text('cart');
    expect(t('sum', { price: '{{count}}' })).toBe('Celkem {{count}}');
    expect(t('sum', { price: '<b>1</b>' })).toBe('Celkem <b>1</b>');
  });

  it.each([
    [1, '1 kus'],
    [4, '4 kusy'],
    [5, '5 kusů'],
    [1.5, '1.5 kusu'],
    [0, '0 kusů'],
  ])('choose the form for %d', (count, said) => {
    expect(czech().text('cart')('pieces', { count })).toBe(said);
  });

  it('let no line break after a word of one letter', () => {
    expect(czech().text('cart')('empty')).toBe('V\u00a0košíku nic není');
  });

  it('are the same function until something is added to them', () => {
    const phrases = czech();
    const first = phrases.text('cart');
    expect(phrases.text('cart')).toBe(first);
    phrases.add('cart', { ...cart, empty: 'Prázdno' });
    expect(phrases.text('cart')).not.toBe(first);
  });

  it('say what arrives later, and know whether it has', () => {
    const phrases = czech();
    expect(phrases.has('late')).toBe(false);
    expect(() => phrases.text('late')('hello')).toThrow('no phrase hello');
    phrases.add('late', { hello: 'Dobrý den' });
    expect(phrases.has('late')).toBe(true);
    expect(phrases.text('late')('hello')).toBe('Dobrý den');
  });
});
