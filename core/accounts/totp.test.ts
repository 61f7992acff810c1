import { expect, it } from 'vitest';
import { openSteps, readTotpCode, toBase32, totpDigitsOf, totpStep, totpUri } from './totp.ts';

it('writes a secret as apps take it (RFC 4648, 10)', () => {
  expect(toBase32(new TextEncoder().encode('foobar'))).toBe('MZXW6YTBOI');
  expect(toBase32(new TextEncoder().encode('fo'))).toBe('MZXQ');
});

it('takes the digits out of an HMAC (RFC 4226, 5.4)', () => {
  const hmac = Uint8Array.from(
    '1f8698690e02ca16618550ef7f19da8e945b555a'.match(/../g) ?? [],
    (byte) => Number.parseInt(byte, 16),
  );
  expect(totpDigitsOf(hmac)).toBe('872921');
});

it('opens a step and its neighbours, and none that was used or came before one', () => {
  const at = new Date(59_000);
  expect(totpStep(at)).toBe(1);
  expect(openSteps(at, null)).toEqual([0, 1, 2]);
  expect(openSteps(at, 1)).toEqual([2]);
  expect(openSteps(at, 2)).toEqual([]);
});

it('reads a code with a gap and nothing else', () => {
  expect(readTotpCode(' 123 456 ')).toBe('123456');
  expect(readTotpCode('12345')).toBeNull();
  expect(readTotpCode('12345a')).toBeNull();
});

it('names the shop and the account to the app', () => {
  expect(totpUri({ secret: 'ABC', account: 'jana@obmena.example', issuer: 'Obměna' })).toBe(
    'otpauth://totp/Obm%C4%9Bna%3Ajana%40obmena.example?secret=ABC&issuer=Obm%C4%9Bna',
  );
});
