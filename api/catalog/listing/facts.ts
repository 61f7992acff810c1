import { grades } from '#core/buyback/grade.ts';
import { batteryBands, batteryValues } from '#core/catalog/battery-bands.ts';
import { batteriesFrom, combosBelow, gradesFrom, isCombo } from '#core/catalog/piece-combos.ts';
import { productConditions } from '#core/catalog/product-condition.ts';

/**
 * What facets ask of a card, each as one whole number, so that every facet is filtered and counted
 * alike: the id of an attribute's value, or one of the negative numbers below. Written by
 * api/catalog/cards/card-rows-sql.ts.
 */

/** Every card has it: its count is the number of cards. */
export const anyCard = 0;

const availabilityValues = ['in_stock', 'at_stores', 'to_come', 'sold_out'] as const;

const manufacturersBelow = -1000;
/** Below it: devices that an accessory fits, each by the number of its family. */
export const devicesBelow = -1_000_000;

const gradeArray = `array[${grades.map((grade) => `'${grade}'`).join(', ')}]`;

/** SQL of the facts of pieces of grades and with batteries in such health; `best` is of all of them. */
export const pieceFactsSql = {
  grade: (column: string): string =>
    `${String(gradesFrom + 1)} - array_position(${gradeArray}, ${column})`,
  batteries: (best: string): string =>
    `case ${batteryBands
      .map((least, index) => `when ${best} >= ${String(least)} then array[${batteriesMet(index)}]`)
      .join(' ')} else '{}' end`,
  /** Colour, grade and battery of one piece in one number (core/catalog/piece-combos.ts); null where it has none of them. */
  combo: (color: string, grade: string, battery: string): string =>
    `${String(combosBelow)} - nullif((coalesce(${color}, 0) * 8
      + coalesce(array_position(${gradeArray}, ${grade}), 0)) * 8
      + case ${batteryBands
        .map((least, index) => `when ${battery} >= ${String(least)} then ${String(index + 1)}`)
        .join(' ')} else 0 end, 0)`,
};

const batteriesMet = (index: number): string =>
  batteryBands
    .map((_, at) => batteriesFrom - at)
    .slice(index)
    .join(', ');

/** A fact of every card, by the code of its facet. */
export type FixedFacet =
  'condition' | 'manufacturer' | 'availability' | 'grade' | 'battery' | 'fits';

export interface FixedFact {
  readonly facet: FixedFacet;
  /** Place of the value in its list; of a manufacturer or a device its id. */
  readonly index: number;
}

/** What a negative number says; null for `anyCard`, values of attributes and single pieces. */
export function fixedFact(fact: number): FixedFact | null {
  if (fact >= 0 || isCombo(fact)) return null;
  if (fact < devicesBelow) return { facet: 'fits', index: devicesBelow - fact };
  if (fact < manufacturersBelow) return { facet: 'manufacturer', index: manufacturersBelow - fact };
  if (fact <= batteriesFrom) return { facet: 'battery', index: batteriesFrom - fact };
  if (fact <= gradesFrom) return { facet: 'grade', index: gradesFrom - fact };
  if (fact <= -11) return { facet: 'availability', index: -11 - fact };
  return { facet: 'condition', index: -1 - fact };
}

/** Values of the fixed facets that are not catalogue data, in the order in which they are shown. */
export const fixedValues = {
  condition: productConditions,
  availability: availabilityValues,
  grade: grades,
  battery: batteryValues,
} as const;
