import { describe, expect, it } from 'vitest';
import { linkOfArguments, linkToScreen, parseDeepLink } from './deep-link.ts';

describe('a link of another program', () => {
  it.each([
    ['obmena://order/2026000123', { kind: 'order', reference: '2026000123' }],
    ['obmena://buyback/V-77/', { kind: 'buyback', reference: 'V-77' }],
    ['obmena://category/12', { kind: 'category', reference: '12' }],
    ['obmena://screen/price-lists', { kind: 'screen', reference: 'price-lists' }],
    [
      'obmena://screen/withdrawals/7?view=open',
      { kind: 'screen', reference: 'withdrawals/7?view=open' },
    ],
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
    'obmena://screen/../orders',
    'obmena://screen/orders/1/2',
    'obmena://screen//elsewhere.example',
    'obmena://screen/orders?do=delete',
    'obmena://screen/orders#/staff',
  ])('%s is nothing', (text) => {
    expect(parseDeepLink(text)).toBeNull();
  });

  it('is what is copied of an address of the back office', () => {
    const link = linkToScreen('/orders/2026000123?view=overdue');
    expect(parseDeepLink(link)).toEqual({
      kind: 'screen',
      reference: 'orders/2026000123?view=overdue',
    });
  });

  it('is found among the words of a command line', () => {
    const words = ['electron', '.', '--flag', 'obmena://order/5'];
    expect(linkOfArguments(words)).toEqual({ kind: 'order', reference: '5' });
  });
});
