import { expect, it } from 'vitest';
import { exportCells, exportedFields, type ExportedRow } from './export-row.ts';
import { guessMapping } from './guess-mapping.ts';
import { readImportRow } from './read-row.ts';

const row: ExportedRow = {
  code: 'P000012',
  ean: '4006381333931',
  mpn: 'SM-S921B',
  family: 'Galaxy S24',
  nameCs: 'Galaxy S24 128 GB; "černý"',
  nameRo: '=Galaxy S24',
  descriptionCs: 'První odstavec.\n\nDruhý – za 5 < 6.',
  descriptionRo: 'Primul.',
  manufacturer: 'Samsung',
  category: 'Elektronika | Telefony',
  groupName: '128 GB',
  color: 'Černá',
  price: 19_990,
  quantity: 0,
  condition: 'new',
  isActive: false,
  packageWidth: 15.5,
  packageHeight: 8,
  packageDepth: 4.2,
  packageWeight: 0.35,
};

it('has titles that an import knows, and cells that it reads as they were', () => {
  const mapping = guessMapping([...exportedFields], [exportCells(row)]);
  expect(mapping).toEqual(exportedFields);
  expect(readImportRow(exportCells(row), mapping)).toEqual({ row, problems: [] });
});

it('leaves empty what an import would refuse or change', () => {
  const odd = { ...row, ean: '4006381333930', nameCs: 'dvě  mezery', mpn: null, price: null };
  const cells = exportCells(odd);
  const at = (field: (typeof exportedFields)[number]) => cells[exportedFields.indexOf(field)];
  expect([at('ean'), at('nameCs'), at('mpn'), at('price')]).toEqual(['', '', '', '']);
});
