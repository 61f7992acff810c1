import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-password.ts';

const words = new Set(['password', 'dragon', '1qaz2wsx']);

describe('isCommonPassword', () => {
  it.each([
    'Heslo123!',
    'Password1!',
    'P@ssw0rd1!',
    'Aa1!aaaa',
    'Qwerty1!',
    'Qwertz12345!',
    'Asdfgh-2026',
    'HÉSLO-2026!',
    'Parolă123!',
    'București2026!',
    '1Qaz2wsx',
    '!!Dragon1',
    'Obmena123456!',
  ])('refuses %s', (password) => expect(isCommonPassword(password, words)).toBe(true));

  it.each([
    'Tajne-heslo-1',
    'Jine-heslo-22',
    'Dragon-91-47-02-x',
    'Dragon#85!7?2',
    'Sůl nad zlato 7',
  ])('lets %s be', (password) => expect(isCommonPassword(password, words)).toBe(false));

  it('reads a text without letters', () => {
    expect(isCommonPassword('', words)).toBe(true);
    expect(isCommonPassword('٣٤٥٦٧٨٩', words)).toBe(false);
  });
});
