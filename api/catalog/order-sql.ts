import { productConditions } from '#core/catalog/product-condition.ts';

const listOf = (values: readonly string[]) =>
  `array[${values.map((value) => `'${value}'`).join(', ')}]`;

const placeIn = (values: readonly string[], column: string) =>
  `array_position(${listOf(values)}, ${column})`;

/** Place of a column's condition among those of the core, from 1: new before used. */
export const conditionPlace = (column: string): string => placeIn(productConditions, column);
