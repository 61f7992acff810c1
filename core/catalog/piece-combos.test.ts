import { describe, expect, it } from 'vitest';
import { batteriesFrom, combosBelow, gradesFrom, hasPiece, metFacts } from './piece-combos.ts';

const [black, green] = [7, 9];
const [gradeA, gradeC] = [gradesFrom, gradesFrom - 3];
const band = (place: number) => batteriesFrom + 1 - place;
const piece = (color: number, grade: number, battery: number) =>
  combosBelow - (color * 64 + grade * 8 + battery);

/** A black one of grade A with 92 %, and a green one of grade C with less than 80 %. */
const card = [0, -3, black, green, gradeA, gradeC, band(2), band(3), band(4)].concat([
  piece(black, 1, 2),
  piece(green, 4, 0),
]);
const sorted = (facts: readonly number[]) => [...facts].sort((one, other) => one - other);

describe('facets of pieces', () => {
  it('are met by one and the same piece', () => {
    const asked = (color: number, grade: number) =>
      hasPiece(
        card,
        new Map([
          ['color', [color]],
          ['grade', [grade]],
        ]),
      );
    expect([asked(black, gradeA), asked(green, gradeC)]).toEqual([true, true]);
    expect([asked(black, gradeC), asked(green, gradeA)]).toEqual([false, false]);
    expect(
      hasPiece(
        card,
        new Map([
          ['color', [green]],
          ['battery', [band(4)]],
        ]),
      ),
    ).toBe(false);
    expect(
      hasPiece(
        card,
        new Map([
          ['color', [green]],
          ['battery', [band(4)]],
        ]),
        'color',
      ),
    ).toBe(true);
  });

  it('are counted without their own filter, under the choices of the others', () => {
    const met = metFacts(card, new Map([['color', [green]]]));
    expect(sorted(met)).toEqual(sorted([0, -3, black, green, gradeC]));
    const both = metFacts(
      card,
      new Map([
        ['color', [green]],
        ['grade', [gradeA]],
      ]),
    );
    expect(sorted(both)).toEqual(sorted([0, -3, black, gradeC]));
  });

  it('say nothing of a card that has none', () => {
    expect(metFacts([0, -1, 30], new Map([['grade', [gradeA]]]))).toEqual([0, -1, 30]);
    expect(hasPiece([0, -1, 30], new Map([['grade', [gradeA]]]))).toBe(false);
  });
});
