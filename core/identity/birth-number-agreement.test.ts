import { describe, expect, it } from 'vitest';
import { checkBirthNumberAgreement } from './birth-number-agreement.ts';
import type { BirthNumber } from './birth-number-parts.ts';

const woman: BirthNumber = { digits: '7360285163', birthDate: '1973-10-28', gender: 'female' };

describe('checkBirthNumberAgreement', () => {
  it.each([
    {},
    { gender: 'female' },
    { birthDate: '1973-10-28' },
    { gender: 'female', birthDate: '1973-10-28' },
  ] as const)('accepts %o beside the number of a woman born 28.10.1973', (stated) => {
    expect(checkBirthNumberAgreement(woman, stated)).toEqual({ ok: true, value: woman });
  });

  it.each([
    [{ gender: 'male' }, 'gender_contradicts_number'],
    [{ birthDate: '1973-10-27' }, 'birth_date_contradicts_number'],
    [{ gender: 'female', birthDate: '2073-10-28' }, 'birth_date_contradicts_number'],
  ] as const)('refuses %o as %s', (stated, error) => {
    expect(checkBirthNumberAgreement(woman, stated)).toEqual({ ok: false, error });
  });

  it('lets a number without a gender agree with both', () => {
    const foreigner = { ...woman, gender: null };
    expect(checkBirthNumberAgreement(foreigner, { gender: 'male' }).ok).toBe(true);
    expect(checkBirthNumberAgreement(foreigner, { gender: 'female' }).ok).toBe(true);
  });
});
