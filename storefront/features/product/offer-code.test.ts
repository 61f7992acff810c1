import { describe, expect, it } from 'vitest';
import { offerCodeIn } from './offer-code.ts';

describe('offerCodeIn', () => {
  it.each([
    'q8Zk-0us3bni_kodNab22A',
    '  q8Zk-0us3bni_kodNab22A ',
    'https://obmena.example/vykup/nabidka/q8Zk-0us3bni_kodNab22A',
    'https://obmena.example/vykup/nabidka/q8Zk-0us3bni_kodNab22A/?utm=e-mail#cena',
  ])('finds the code in %s', (typed) => expect(offerCodeIn(typed)).toBe('q8Zk-0us3bni_kodNab22A'));

  it.each(['', '   ', 'kratky', 'dvě slova nejsou kód', 'https://'])(
    'finds none in "%s"',
    (typed) => expect(offerCodeIn(typed)).toBeNull(),
  );
});
