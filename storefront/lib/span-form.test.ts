import { expect, it } from 'vitest';
import { joinedSpans, spanText, typedAmount } from './span-form.ts';

it('reads amounts as people write them', () => {
  expect(typedAmount('12 990')).toBe(12_990);
  expect(typedAmount('1.299')).toBe(1299);
  expect(typedAmount('12,5')).toBeNull();
  expect(typedAmount('-5')).toBeNull();
  expect(typedAmount('')).toBeNull();
});

it('takes one bound, two bounds, or two swapped ones', () => {
  expect(spanText('100', '200')).toBe('100-200');
  expect(spanText('200', '100')).toBe('100-200');
  expect(spanText('', '200')).toBe('0-200');
  expect(spanText('100', '')).toBe('100-999999999');
  expect(spanText('', 'abc')).toBeNull();
});

it('turns a form that was sent without a script into the one address of its list', () => {
  expect(joinedSpans('color=black,blue&price_from=1000&price_to=2000')).toBe(
    'color=black,blue&price=1000-2000',
  );
  expect(joinedSpans('price=1-5&page=3&price_from=7&price_to=')).toBe('price=7-999999999');
  expect(joinedSpans('price_from=&price_to=')).toBe('');
  expect(joinedSpans('color=black')).toBeNull();
});
