import { describe, expect, it } from 'vitest';
import { permissionsOf } from '../permissions/roles.ts';
import { foreignField, permissionOfField } from './field-permissions.ts';

const fields = {
  texts: ['nameCs', 'nameRo', 'descriptionCs', 'descriptionRo'],
  prices: ['price', 'isReduced', 'newPrice'],
  others: ['ean', 'isActive', 'barcode', 'kind', 'manufacturerId', 'filesetId', 'isOnSale'],
} as const;

describe.each([
  ['content', ['texts']],
  ['pricing', ['prices']],
  ['catalogue_editor', ['texts', 'others']],
  ['admin', ['texts', 'prices', 'others']],
  ['support', []],
] as const)('%s', (role, kinds) => {
  it(`writes ${kinds.join(' and ') || 'nothing'}`, () => {
    const may = Object.entries(fields).flatMap(([kind, names]) =>
      names.every((field) => permissionsOf(role).includes(permissionOfField(field))) ? [kind] : [],
    );
    expect(may.toSorted()).toEqual([...kinds].toSorted());
  });
});

it('names the first field of a change that is another one’s work', () => {
  expect(foreignField(['nameCs', 'price'], permissionsOf('content'))).toBe('price');
  expect(foreignField(['nameCs'], permissionsOf('content'))).toBeNull();
});
