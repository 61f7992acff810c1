import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankText, payeeName } from './bank-text.ts';

describe('a text for the bank', () => {
  it.each([
    ['Bořivoj Zelenka', 'Borivoj Zelenka'],
    ['Ștefan Țurcanu', 'Stefan Turcanu'],
    ['Łukasz Żółć', 'Lukasz Zolc'],
    ['Øystein Æbelø-Strauß', 'Oystein Aebelo-Strauss'],
    ['Əliyev O’Neil', "Eliyev O'Neil"],
    ['ĐORĐE', 'DORDE'],
    ['Ｊａｎａ', 'Jana'],
    ['Zelenka <&> syn 🙂', 'Zelenka syn'],
  ])('writes %s as %s', (text, plain) => expect(bankText(text)).toBe(plain));

  it.each(['Ян', 'Jana Шевченко', '王小明', 'محمد', '🙂', '   ', '', '12', '\ud800'])(
    'refuses %j',
    (text) => expect(bankText(text)).toBeNull(),
  );

  it('makes of any text a plain one, or none', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const plain = bankText(text);
        if (plain !== null)
          expect(plain).toMatch(/^(?! )(?=.*[A-Za-z])[A-Za-z0-9/\-?:().,'+ ]+(?<! )$/);
      }),
    );
  });
});

describe('the name of a payee', () => {
  const yan = { firstName: 'Ян', lastName: 'Шевченко' };

  it('is the name of the seller where it can be written', () => {
    const name = { firstName: 'Jan', lastName: 'Novák' };
    expect(payeeName({ ...name, accountHolder: 'Somebody Else' })).toBe('Jan Novak');
  });

  it('is asked for where a part of it cannot', () => {
    expect(payeeName(yan)).toBeNull();
    expect(payeeName({ firstName: '🙂', lastName: 'Novák' })).toBeNull();
    expect(payeeName({ ...yan, accountHolder: 'Ян Шевченко' })).toBeNull();
    expect(payeeName({ ...yan, accountHolder: 'Yan Shevchenko' })).toBe('Yan Shevchenko');
  });
});
