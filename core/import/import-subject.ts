import type { ImportField } from './import-fields.ts';

import type { Permission } from '../permissions/roles.ts';

/** What a file holds. */
export const importSubjects = [
  'products',
  'pictures',
  'redirects',
  'level_prices',
  'customers',
  'pieces',
] as const;
export type ImportSubject = (typeof importSubjects)[number];

/** What columns of a file can mean, by what it holds; the files of an archive have a name alone. */
export const subjectFields: Readonly<Record<ImportSubject, readonly ImportField[]>> = {
  products: [
    ...(['code', 'ean', 'mpn', 'family', 'nameCs', 'nameRo', 'descriptionCs'] as const),
    ...(['descriptionRo', 'manufacturer', 'category', 'groupName', 'color', 'price'] as const),
    ...(['cost', 'quantity', 'condition', 'isActive', 'packageWidth', 'packageHeight'] as const),
    ...(['packageDepth', 'packageWeight', 'packageGrams', 'attribute', 'picture'] as const),
    'morePictures',
  ],
  pictures: ['fileName'],
  redirects: ['oldAddress', 'newAddress'],
  level_prices: ['code', 'ean', 'level', 'price', 'startsOn'],
  customers: [
    ...(['eMail', 'firstName', 'lastName', 'fullName', 'phone', 'company'] as const),
    ...(['registrationNumber', 'vatNumber', 'street', 'city', 'postcode', 'country'] as const),
  ],
  pieces: [
    ...(['code', 'ean', 'grade', 'price', 'boughtFor', 'battery', 'serial'] as const),
    ...(['place', 'noteCs', 'noteRo'] as const),
  ],
};

/** What several columns of a file can mean, each of something else. */
export const repeatedFields: readonly ImportField[] = ['attribute'];

/** Subjects of files of rows; the others are archives. */
export const fileSubjects = [
  'products',
  'pieces',
  'level_prices',
  'customers',
  'redirects',
] as const;

/** Who sees what came in and brings it in, by what it is; accounts are for whoever manages accounts. */
export const subjectRights: Readonly<
  Record<ImportSubject, { readonly read: Permission; readonly edit: Permission }>
> = {
  products: { read: 'catalogue.read', edit: 'catalogue.edit' },
  pictures: { read: 'catalogue.read', edit: 'catalogue.edit' },
  redirects: { read: 'catalogue.read', edit: 'catalogue.edit' },
  level_prices: { read: 'pricing.read', edit: 'prices.edit' },
  customers: { read: 'accounts.manage', edit: 'accounts.manage' },
  pieces: { read: 'catalogue.read', edit: 'catalogue.edit' },
};

/** Fields of which each row has to have one. */
const needed: Readonly<Record<ImportSubject, readonly (readonly ImportField[])[]>> = {
  products: [['code', 'ean']],
  pictures: [['fileName']],
  redirects: [['oldAddress'], ['newAddress']],
  level_prices: [['code', 'ean'], ['price']],
  customers: [['eMail']],
  pieces: [['code', 'ean'], ['grade'], ['price']],
};

/** The phrase of what no column means although every row needs it; null where all is there. */
export function missingField(
  subject: ImportSubject,
  mapping: readonly (ImportField | null)[],
): 'import_needs_code' | 'import_needs_columns' | null {
  const isThere = (fields: readonly ImportField[]) =>
    fields.some((field) => mapping.includes(field));
  const missing = needed[subject].find((fields) => !isThere(fields));
  if (!missing) return null;
  return missing.includes('code') ? 'import_needs_code' : 'import_needs_columns';
}
