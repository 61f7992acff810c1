import type { z } from 'zod';
import { reference } from '#core/contract/catalog-admin-fields.ts';
import { categoryEndpoints } from '#core/contract/categories.ts';
import type { Category } from './category-index.ts';

/** What the form checks before it sends: the contract's own rules, and where the category belongs. */
export const categoryForm = categoryEndpoints['category-update'].body
  .pick({
    ...{ nameCs: true, nameRo: true, seoName: true, forDisplay: true, forBuyout: true },
    ...{ forService: true, filterable: true, manufacturers: true, photoId: true },
    ...{ typeDevice: true, meilisearchBoost: true },
  })
  .required()
  .extend({ parent: reference.nullable() });

/** As it is typed; the boost is a text until it is read. */
export type TypedCategory = z.input<typeof categoryForm>;
/** As it is sent. */
export type WrittenCategory = z.output<typeof categoryForm>;
export type CategoryField = keyof WrittenCategory;

export const formFields = Object.keys(categoryForm.shape).filter(
  (name): name is CategoryField => name in categoryForm.shape,
);

/** A category as the form shows it; the boost with a comma, as both languages write it. */
export const typedCategory = (category: Category): TypedCategory => ({
  ...{ nameCs: category.nameCs, nameRo: category.nameRo, seoName: category.seoName },
  ...{ forDisplay: category.forDisplay, forBuyout: category.forBuyout },
  ...{ forService: category.forService, filterable: category.filterable },
  ...{ manufacturers: [...category.manufacturers], photoId: category.photoId },
  ...{ typeDevice: category.typeDevice, parent: category.parent },
  meilisearchBoost: category.meilisearchBoost.replace('.', ','),
});

/** A new one as the specification has it: shown, filtered by nothing, boost 1. */
export const blankCategory = (parent: number | null): TypedCategory => ({
  ...{ nameCs: '', nameRo: '', seoName: '', forDisplay: true, forBuyout: false },
  ...{ forService: false, filterable: false, manufacturers: [], photoId: null },
  ...{ typeDevice: null, parent, meilisearchBoost: '1' },
});

/** What is stored, in the form's own terms, so that both can be compared. */
export const storedCategory = (category: Category): WrittenCategory => ({
  ...typedCategory(category),
  meilisearchBoost: Number(category.meilisearchBoost),
});

const sameSet = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id) => other.includes(id));

const isSame = (one: WrittenCategory, other: WrittenCategory, field: CategoryField): boolean =>
  field === 'manufacturers'
    ? sameSet(one.manufacturers, other.manufacturers)
    : one[field] === other[field];

/** Fields in which two differ; the order of manufacturers says nothing. */
const differingFields = (one: WrittenCategory, other: WrittenCategory): readonly CategoryField[] =>
  formFields.filter((field) => !isSame(one, other, field));

export interface Merge {
  /** What I changed. */
  readonly mine: readonly CategoryField[];
  /** What both changed, to different values. */
  readonly conflicts: readonly CategoryField[];
}

/**
 * What becomes of an edit that began at `base` and met `current`: fields that only one of us changed
 * merge, the same field with another value has to be chosen (T-GRID-8).
 */
export function mergeCategory(
  base: WrittenCategory,
  edited: WrittenCategory,
  current: WrittenCategory,
): Merge {
  const mine = differingFields(base, edited);
  const theirs = differingFields(base, current);
  const conflicts = mine.filter(
    (field) => theirs.includes(field) && !isSame(edited, current, field),
  );
  return { mine, conflicts };
}
