import { describe, expect, it } from 'vitest';
import { emptyProductChoice, productAddress, readProductChoice } from './product-address.ts';

const read = (text: string, market: 'cz' | 'ro' = 'cz') =>
  readProductChoice(market, [...new URLSearchParams(text)]);

describe('productAddress', () => {
  it('names the choice in the words of the market', () => {
    const choice = { condition: 'used', unit: 12, extras: ['insurance-1', 'glass'] } as const;
    expect(productAddress('cz', 'iphone-15-128gb-black', choice)).toBe(
      '/produkt/iphone-15-128gb-black?stav=used&kus=12&doplnky=insurance-1,glass',
    );
    expect(productAddress('ro', 'iphone-15', { swap: ['telefoane', 'apple', 'iphone-12'] })).toBe(
      '/produs/iphone-15?schimb=telefoane,apple,iphone-12',
    );
    expect(productAddress('cz', 'iphone-15', emptyProductChoice)).toBe('/produkt/iphone-15');
  });

  it('is read back as it was written', () => {
    const choice = {
      condition: 'nearly_new',
      unit: 7,
      extras: ['a', 'b'],
      swap: ['telefony', 'apple', 'iphone-12-64gb'],
      swapOffer: 'Zk0us3bni-kod_22',
    } as const;
    for (const market of ['cz', 'ro'] as const) {
      const query = productAddress(market, 'x', choice).split('?')[1] ?? '';
      expect(read(query, market)).toEqual(choice);
    }
  });
});

describe('readProductChoice', () => {
  it.each([
    'stav=neznamy',
    'kus=0',
    'kus=-3',
    'kus=1e9',
    'doplnky=',
    'doplnky=%27%3B--',
    'stare=used',
  ])('takes %s for nothing chosen', (query) => expect(read(query)).toEqual(emptyProductChoice));

  it.each(['nabidka=', 'nabidka=kratky', 'nabidka=..%2F..%2Fadmin', 'oferta=Zk0us3bni-kod_22'])(
    'takes %s for no offer',
    (query) => expect(read(query).swapOffer).toBeNull(),
  );

  it.each(['protiucet=telefony', 'protiucet=a,b,c,d', 'protiucet=a,,c', 'protiucet=..%2F,b,c'])(
    'takes %s for no swap',
    (query) => expect(read(query).swap).toBeNull(),
  );

  it('keeps each extra once and the last of a repeated name', () => {
    expect(read('doplnky=b,a,b').extras).toEqual(['b', 'a']);
    expect(read('stav=new&stav=used').condition).toBe('used');
  });
});
