import { expect, it } from 'vitest';
import { readRepairSerial } from './repair-serial.ts';

const imei = '490154203237518';

it('reads the IMEI of a phone and refuses any other number', () => {
  expect(readRepairSerial('49 015420 323751 8', 'phone', true)).toEqual({ ok: true, value: imei });
  expect(readRepairSerial('490154203237519', 'phone', true)).toEqual({
    ok: false,
    error: 'invalid_imei',
  });
  expect(readRepairSerial('F2LX12ABCD', 'phone', true)).toEqual({
    ok: false,
    error: 'invalid_imei',
  });
});

it('takes a serial number of what has one', () => {
  expect(readRepairSerial('F2LX12ABCD', 'tablet', true).ok).toBe(true);
  expect(readRepairSerial('?', 'tablet', true)).toEqual({
    ok: false,
    error: 'invalid_serial_number',
  });
});

it('asks for a number of what has one, and of nothing else', () => {
  expect(readRepairSerial('', 'smartwatch', true)).toEqual({ ok: false, error: 'required' });
  expect(readRepairSerial('', 'smartwatch', false)).toEqual({ ok: true, value: null });
  expect(readRepairSerial('', 'accessory', true)).toEqual({ ok: true, value: null });
});

it('takes either number of a kind that nobody knows, or none', () => {
  expect(readRepairSerial(imei, null, true)).toEqual({ ok: true, value: imei });
  expect(readRepairSerial('F2LX12ABCD', null, true).ok).toBe(true);
  expect(readRepairSerial('', null, true)).toEqual({ ok: true, value: null });
});
