import { describe, expect, it } from 'vitest';
import { readAddresses } from './read-addresses.ts';

describe('addresses in a cell', () => {
  it.each([
    ['https://a.cz/1.jpg', ['https://a.cz/1.jpg']],
    ['https://a.cz/1.jpg|https://a.cz/2.jpg', ['https://a.cz/1.jpg', 'https://a.cz/2.jpg']],
    ['https://a.cz/1.jpg, https://a.cz/2.jpg', ['https://a.cz/1.jpg', 'https://a.cz/2.jpg']],
    ['https://a.cz/w_1,h_2/1.jpg', ['https://a.cz/w_1,h_2/1.jpg']],
    ['//a.cz/1.jpg;//a.cz/1.jpg', ['https://a.cz/1.jpg']],
    ['obrazek.jpg', ['obrazek.jpg']],
    ['', []],
  ])('are parted: %s', (text, addresses) => {
    expect(readAddresses(text)).toEqual(addresses);
  });

  it('are no more than twenty', () => {
    const many = Array.from({ length: 30 }, (_, at) => `https://a.cz/${String(at)}`);
    expect(readAddresses(many.join(' '))).toHaveLength(20);
  });
});
