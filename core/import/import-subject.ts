import type { ImportField } from './import-fields.ts';

/** What a file holds. */
export const importSubjects = ['products', 'pictures'] as const;
export type ImportSubject = (typeof importSubjects)[number];

/** What columns of a file can mean, by what it holds; the files of an archive have a name alone. */
export const subjectFields: Readonly<Record<ImportSubject, readonly ImportField[]>> = {
  products: [
    ...(['code', 'ean', 'mpn', 'family', 'nameCs', 'nameRo', 'descriptionCs'] as const),
    ...(['descriptionRo', 'manufacturer', 'category', 'groupName', 'color', 'price'] as const),
    ...(['cost', 'quantity', 'condition', 'isActive', 'picture', 'morePictures'] as const),
  ],
  pictures: ['fileName'],
};
