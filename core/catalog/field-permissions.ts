import type { Permission } from '../permissions/roles.ts';

/** Fields of a product that are not everybody's who edits the catalogue, by their names on the wire. */
const own: Readonly<Record<string, Permission>> = {
  nameCs: 'catalogue.texts',
  nameRo: 'catalogue.texts',
  descriptionCs: 'catalogue.texts',
  descriptionRo: 'catalogue.texts',
  price: 'prices.edit',
  isReduced: 'prices.edit',
  newPrice: 'prices.edit',
};

/** Who changes a field of a product: texts, prices, and everything else are three people's work. */
export const permissionOfField = (field: string): Permission => own[field] ?? 'catalogue.edit';

/** Permissions of those who may change some of a product. */
export const productEditors = ['catalogue.edit', 'catalogue.texts', 'prices.edit'] as const;

/** The first field of a change that somebody with these permissions may not write; null where none is. */
export const foreignField = (
  fields: readonly string[],
  permissions: readonly Permission[],
): string | null => fields.find((field) => !permissions.includes(permissionOfField(field))) ?? null;
