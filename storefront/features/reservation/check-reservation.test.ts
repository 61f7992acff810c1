import { expect, it } from 'vitest';
import { checkReservation } from './check-reservation.ts';

const typed = { name: 'Jana', eMail: ' jana@example.cz ', phone: '601 234 567' };

it('accepts what a person types in each market', () => {
  expect(checkReservation(typed, 'cz')).toEqual({});
  expect(checkReservation({ ...typed, phone: '0712 345 678' }, 'ro')).toEqual({});
});

it('names what must be mended', () => {
  expect(checkReservation({ name: ' ', eMail: 'jana@', phone: '0712 345' }, 'ro')).toEqual({
    name: 'required',
    eMail: 'invalid_email',
    phone: 'invalid_phone',
  });
});
