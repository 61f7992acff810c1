import { describe, expect, it } from 'vitest';
import { linkOfArguments, parseDeepLink } from './deep-link.ts';

describe('a link of another program', () => {
  it.each([
    ['obmena://order/2026000123', { kind: 'order', reference: '2026000123' }],
    ['obmena://buyback/V-77/', { kind: 'buyback', reference: 'V-77' }],
    ['obmena://category/12', { kind: 'category', reference: '12' }],
  ])('%s names what to show', (text, link) => {
    expect(parseDeepLink(text)).toEqual(link);
  });

  it.each([
    'obmena://order/',
    'obmena://order/1/delete',
    'obmena://order/1?do=delete',
    'obmena://user/1',
    'obmena://category/twelve',
    'obmena://order/..%2f',
    'https://order/1',
    `obmena://order/${'1'.repeat(41)}`,
  ])('%s is nothing', (text) => {
    expect(parseDeepLink(text)).toBeNull();
  });

  it('is found among the words of a command line', () => {
    const words = ['electron', '.', '--flag', 'obmena://order/5'];
    expect(linkOfArguments(words)).toEqual({ kind: 'order', reference: '5' });
  });
});
