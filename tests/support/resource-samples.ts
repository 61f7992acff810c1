import type { CellValue } from '#core/grid/grid-definition.ts';
import { schemaOf } from '#core/resources/column-schema.ts';
import { keptColumns, type Resource } from '#core/resources/resource.ts';

const candidates: readonly CellValue[] = [
  'vzorek',
  '#1c1b1a',
  '2026-11-21',
  '2026-11-21T08:00:00.000Z',
  '15:00',
  '09:00-18:00',
  'prodejna@obmena.example',
  '11 12',
  'L-A-01',
  '/Cil',
  '/Jiny-cil',
  '/Treti-cil',
  '/stara-adresa',
  'display_4',
  1,
  // Where so little is not taken.
  60,
  true,
  // Days of a week.
  '12345',
];

/** Values that a column takes, one after another. */
export const valuesOf = (of: Resource, id: string): readonly CellValue[] => {
  const column = of.columns[id];
  const others = [
    'jiny',
    '/jina-adresa',
    '/treti-adresa',
    'L-A-02',
    false,
    '2026-12-24',
    '10:00-16:00',
    'jina@obmena.example',
    'W-1',
    'W-2',
    '#a1b2c3',
    2,
    3,
    90,
    '67',
    'battery_3',
  ];
  // A flag that is off at first asks more of its row than one that is on.
  const usual = column && 'initial' in column && column.initial === false ? [false] : [];
  // A term of the law is short in one market.
  const most = of.table === 'shop_terms' && id === 'days' ? 15 : Infinity;
  // A number of the shop has bounds of its own; the first two settings take these.
  const least = of.table === 'shop_numbers' && id === 'amount' ? 60 : -Infinity;
  return [...(column?.choices ?? []), ...usual, ...candidates, ...others].filter(
    (value) =>
      column?.limits !== undefined &&
      schemaOf(column).safeParse(value).success &&
      !(typeof value === 'number' && (value > most || value < least)),
  );
};

/** A row that the calls take. */
export const rowOf = (of: Resource): Record<string, CellValue> =>
  Object.fromEntries(
    keptColumns(of.columns).map(([id]) => {
      const [value] = valuesOf(of, id);
      if (value === undefined) throw new Error(`no sample of ${of.table}.${id}`);
      return [id, value];
    }),
  );
