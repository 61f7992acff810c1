import { describe, expect, it } from 'vitest';
import { bindWords } from './bind-words.ts';

/** Shows where no line breaks. */
const shown = (text: string, language: 'cs' | 'ro') =>
  bindWords(text, language).replaceAll('\u00a0', '_');

describe('bindWords', () => {
  it('keeps Czech words of one letter with the word after them', () => {
    expect(shown('Zabalte ho a v krabici s kódem. I k nám („o víkendu“).', 'cs')).toBe(
      'Zabalte ho a_v_krabici s_kódem. I_k_nám („o_víkendu“).',
    );
    expect(shown('Krok dva, část A', 'cs')).toBe('Krok dva, část A');
  });

  it('leaves other languages their short words', () => {
    expect(shown('Vă rugăm a scrie', 'ro')).toBe('Vă rugăm a scrie');
  });

  it('keeps a number with its unit and a dash with the word before it', () => {
    expect(shown('Platí 14 dní – bonus 15 % za 128 GB', 'cs')).toBe(
      'Platí 14_dní_– bonus 15_% za 128_GB',
    );
    expect(shown('14 zile, 21 de zile', 'ro')).toBe('14_zile, 21 de zile');
    expect(shown('5 letadel', 'cs')).toBe('5 letadel');
  });
});
