import fc from 'fast-check';
import { expect, it } from 'vitest';
import { spaydText, type PaymentOrder } from './spayd.ts';

const order: PaymentOrder = {
  iban: 'CZ6508000000192000145399',
  bic: null,
  amount: 24_990,
  variableSymbol: '1260000001',
  message: 'Objednávka 1260000001',
};

it('writes the payment of an order', () => {
  expect(spaydText(order)).toBe(
    'SPD*1.0*ACC:CZ6508000000192000145399*AM:24990.00*CC:CZK*X-VS:1260000001*MSG:OBJEDNAVKA 1260000001',
  );
});

it('names the bank behind the account where it is known', () => {
  expect(spaydText({ ...order, bic: 'GIBACZPX' })).toContain(
    'ACC:CZ6508000000192000145399+GIBACZPX*',
  );
});

it.each([
  ['a*b', 'A%2AB'],
  ['sleva 50 %', 'SLEVA 50 %25'],
  ['Řeřicha, „ťuhýk“ (žlutý)', 'RERICHA TUHYK ZLUTY'],
  ['ștrudel & țuică', 'STRUDEL TUICA'],
  ['a\u0000b\nc', 'A B C'],
  ['📱 telefon', 'TELEFON'],
  ['x'.repeat(80), 'X'.repeat(60)],
  [`${'x'.repeat(59)} konec`, 'X'.repeat(59)],
  [`${'x'.repeat(59)}*y`, `${'X'.repeat(59)}%2A`],
])('writes the message %j as %s', (message, written) => {
  expect(spaydText({ ...order, message }).split('*MSG:')[1]).toBe(written);
});

it.each(['', ' ', '\u0007', '„“'])('leaves an empty message %j out', (message) => {
  expect(spaydText({ ...order, message })).not.toContain('MSG');
});

// Often what has a meaning in the format, otherwise anything, halves of pairs among it.
const anyUnit = fc.oneof(
  fc.constantFrom(...Array.from('*%:+ ažAZ09', (letter) => letter.charCodeAt(0))),
  fc.integer({ min: 0, max: 0xffff }),
);

it('never lets a message reach into another part', () => {
  fc.assert(
    fc.property(fc.array(anyUnit, { maxLength: 90 }), (units) => {
      const message = String.fromCharCode(...units);
      const parts = spaydText({ ...order, message }).split('*');
      expect(parts.length).toBeLessThanOrEqual(7);
      expect(parts.join('*')).toMatch(/^[A-Z0-9 $%*+\-./:]+$/);
      const [, written = ''] = (parts[6] ?? '').split('MSG:');
      expect(decodeURIComponent(written).length).toBeLessThanOrEqual(60);
    }),
  );
});

it.each([
  { amount: 0 },
  { amount: -1 },
  { amount: 1.5 },
  { amount: 10_000_000 },
  { variableSymbol: '' },
  { variableSymbol: '12345678901' },
  { variableSymbol: '1*2' },
  { iban: 'CZ65 0800 0000 1920 0014 5399' },
  { iban: '' },
])('throws on %j', (wrong) => {
  expect(() => spaydText({ ...order, ...wrong })).toThrow(RangeError);
});
