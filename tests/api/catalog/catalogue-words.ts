import type { Knex } from 'knex';
import {
  addAttribute,
  addAttributeGroup,
  addAttributeValue,
  addManufacturer,
  addUnit,
} from '#tests/support/factories/catalogue.ts';

/** Makers, units, attributes and the values of colour and capacity. */
export async function insertWords(knex: Knex): Promise<void> {
  await addManufacturer.many(knex, [
    { id: 1, slug: 'apple', name: 'Apple', popularity: 1 },
    { id: 2, slug: 'samsung', name: 'Samsung', popularity: 2 },
  ]);
  await addUnit(knex, { id: 1, code: 'gigabyte', symbol_cs: 'GB', symbol_ro: 'GB' });
  await addAttributeGroup.many(knex, [
    { id: 1, code: 'body', name_cs: 'Tělo', name_ro: 'Carcasă', position: 1 },
    { id: 2, code: 'memory', name_cs: 'Paměť', name_ro: 'Memorie', position: 2 },
  ]);
  const facet = { kind: 'choice', is_facet: true } as const;
  await addAttribute.many(knex, [
    { ...facet, id: 1, group_id: 1, position: 1, code: 'color', ...named('Barva', 'Culoare') },
    {
      ...facet,
      id: 2,
      group_id: 2,
      position: 2,
      code: 'capacity',
      ...named('Kapacita', 'Capacitate'),
    },
    {
      id: 3,
      group_id: 2,
      unit_id: 1,
      position: 3,
      code: 'ram',
      kind: 'number',
      ...named('Operační paměť', 'Memorie RAM'),
    },
    { id: 4, group_id: 2, position: 4, code: 'esim', kind: 'boolean', ...named('eSIM') },
  ]);
  const [color, capacity] = [{ attribute_id: 1 }, { attribute_id: 2 }];
  await addAttributeValue.many(knex, [
    { ...color, id: 1, code: 'black', ...named('Černá', 'Negru'), position: 1, hex: '#111111' },
    { ...color, id: 2, code: 'blue', ...named('Modrá', 'Albastru'), position: 2, hex: '#0000ff' },
    { ...capacity, id: 3, code: '128-gb', ...named('128 GB'), position: 1 },
    { ...capacity, id: 4, code: '256-gb', ...named('256 GB'), position: 2 },
  ]);
}

/** Names in both languages; one that is the same in both is given once. */
export const named = (cs: string, ro = cs) => ({ name_cs: cs, name_ro: ro });
