import { describe, expect, it } from 'vitest';
import { plainText, readCondition, readFlag, readPrice, readQuantity } from './read-values.ts';

const valueOf = (read: { ok: boolean; value?: unknown; error?: unknown }): unknown =>
  read.ok ? read.value : read.error;

describe('an amount of money in a file', () => {
  it.each([
    ['12990', 12_990],
    ['12 990 Kč', 12_990],
    ['12\u00a0990,00 Kč', 12_990],
    ['12990.00 CZK', 12_990],
    ['1,299.00', 1_299],
    ['1.299,00 lei', 1_299],
    ['1.299', 1_299],
    ['CZK 990', 990],
    ['999,50', 1_000],
    ['0', 0],
    ['-5', 'not_price'],
    ['dohodou', 'not_price'],
    ['1,2,3', 'not_price'],
    ['99999999999', 'too_large'],
  ])('%s is %s', (text, expected) => {
    expect(valueOf(readPrice(text))).toBe(expected);
  });
});

describe('a count of pieces in a file', () => {
  it.each([
    ['5', 5],
    ['5 ks', 5],
    ['> 5', 5],
    ['1 200', 1_200],
    ['3,00', 3],
    ['-2', 0],
    ['skladem', 'not_a_count'],
    ['2,5', 'not_a_count'],
  ])('%s is %s', (text, expected) => {
    expect(valueOf(readQuantity(text))).toBe(expected);
  });
});

describe('yes and no in a file', () => {
  it.each([
    ...['1', 'ano', 'TRUE', 'da', 'active', 'visible', 'published'].map(
      (text) => [text, true] as const,
    ),
    ...['0', 'ne', 'false', 'nu', 'draft', 'archived', 'hidden'].map(
      (text) => [text, false] as const,
    ),
    ['možná', 'invalid_value'] as const,
  ])('%s', (text, expected) => {
    expect(valueOf(readFlag(text))).toBe(expected);
  });
});

describe('a condition in a file', () => {
  it.each([
    ['new', 'new'],
    ['Nové', 'new'],
    ['nou', 'new'],
    ['rozbaleno', 'nearly_new'],
    ['open box', 'nearly_new'],
    ['used', 'used_piece'],
    ['bazar', 'used_piece'],
    ['xyz', 'invalid_value'],
  ])('%s is %s', (text, expected) => {
    expect(valueOf(readCondition(text))).toBe(expected);
  });
});

it('makes plain text of HTML, and runs nothing of it', () => {
  expect(
    plainText('<p>Displej&nbsp;6,1&quot;</p><ul><li>5G</li><li>NFC &amp; eSIM</li></ul>'),
  ).toBe('Displej 6,1"\n5G\nNFC & eSIM');
  expect(plainText('<script>alert(1)</script>Telefon<style>p{}</style>')).toBe('Telefon');
  expect(plainText('1 < 2 a 3 > 2')).toBe('1 < 2 a 3 > 2');
});
