import { describe, expect, it } from 'vitest';
import { countryCodes } from './countries.ts';
import { ibanLengths } from './iban-lengths.ts';

describe('countryCodes', () => {
  it('has the 249 countries of ISO 3166-1 once each, in order', () => {
    expect(countryCodes).toHaveLength(249);
    expect([...new Set(countryCodes)].sort()).toEqual(countryCodes);
  });

  it('has a name in both languages for each', () => {
    for (const language of ['cs', 'ro']) {
      const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
      expect(countryCodes.filter((code) => names.of(code) === undefined)).toEqual([]);
    }
  });

  it('knows every country that issues an IBAN, Kosovo apart', () => {
    const unknown = [...ibanLengths.keys()].filter((code) => !countryCodes.includes(code));
    expect(unknown).toEqual(['XK']);
  });
});
