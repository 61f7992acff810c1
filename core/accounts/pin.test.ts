import { expect, it } from 'vitest';
import { checkPin } from './pin.ts';

it.each(['2580', '19283', '11223344', '1235', '0918'])('takes %s', (pin) => {
  expect(checkPin(pin)).toEqual({ ok: true, value: pin });
});

it.each(['', '123', '123456789', '12a4', '١٢٣٤', ' 2580', '25.8'])(
  'refuses "%s" as no PIN',
  (pin) => {
    expect(checkPin(pin)).toEqual({ ok: false, error: 'invalid_pin' });
  },
);

it.each(['0000', '1111', '1234', '98765', '01234567'])(
  'refuses %s, which is tried first',
  (pin) => {
    expect(checkPin(pin)).toEqual({ ok: false, error: 'weak_pin' });
  },
);
