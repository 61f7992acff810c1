import type { z } from 'zod';
import { parseBoost } from '#core/categories/boost.ts';
import { readSeoName } from '#core/categories/seo-name-of.ts';
import type { categoryEndpoints } from '#core/contract/categories.ts';
import type { CategoryFieldPhrase } from '#core/phrases/cs/category-fields.ts';
import { accept, refuse, type Result } from '#core/shared/result.ts';
import { readLine } from '#core/shared/typed-line.ts';
import type { Category } from './category-index.ts';

/** Fields of the form that the contract knows; where the category belongs is beside them. */
const ownFields = [
  ...(['nameCs', 'nameRo', 'seoName', 'forDisplay', 'forBuyout', 'forService'] as const),
  ...(['filterable', 'manufacturers', 'photoId', 'typeDevice', 'meilisearchBoost'] as const),
] as const;
type OwnField = (typeof ownFields)[number];
type Body = (typeof categoryEndpoints)['category-update']['body'];
type Filled<T> = { [K in keyof T]-?: Exclude<T[K], undefined> };
type WithParent<T> = Filled<T> & { parent: number | null };

/** As it is typed; the boost is a text until it is read. */
export type TypedCategory = WithParent<Pick<z.input<Body>, OwnField>>;
/** As it is sent. */
export type WrittenCategory = WithParent<Pick<z.output<Body>, OwnField>>;
export type CategoryField = keyof WrittenCategory;
/** What is wrong with fields, in keys of the contract's messages. */
type FieldRefusals = Partial<Record<CategoryField, CategoryFieldPhrase>>;

export const formFields: readonly CategoryField[] = [...ownFields, 'parent'];

/**
 * What the form checks before it sends: the texts, by the rules that the contract has for them
 * (form-values.test.ts compares both). The contract itself is not in the program, its schemas weigh.
 */
export function readCategory(typed: TypedCategory): Result<WrittenCategory, FieldRefusals> {
  const nameCs = readLine(typed.nameCs, 200);
  const nameRo = readLine(typed.nameRo, 200);
  const seoName = readSeoName(typed.seoName);
  const boost = parseBoost(typed.meilisearchBoost);
  if (nameCs.ok && nameRo.ok && seoName.ok && boost.ok) {
    const names = { nameCs: nameCs.value, nameRo: nameRo.value, seoName: seoName.value };
    return accept({ ...typed, ...names, meilisearchBoost: boost.value });
  }
  const read: Partial<Record<CategoryField, Result<unknown, CategoryFieldPhrase>>> = {
    nameCs,
    nameRo,
    seoName,
    meilisearchBoost: boost,
  };
  return refuse(
    Object.fromEntries(
      Object.entries(read).flatMap(([field, result]) => (result.ok ? [] : [[field, result.error]])),
    ),
  );
}

/** A category as the form shows it; the boost with a comma, as both languages write it. */
export const typedCategory = (category: Category): TypedCategory => ({
  nameCs: category.nameCs,
  nameRo: category.nameRo,
  seoName: category.seoName,
  forDisplay: category.forDisplay,
  forBuyout: category.forBuyout,
  forService: category.forService,
  filterable: category.filterable,
  manufacturers: [...category.manufacturers],
  photoId: category.photoId,
  typeDevice: category.typeDevice,
  parent: category.parent,
  meilisearchBoost: category.meilisearchBoost.replace('.', ','),
});

/** A new one as the specification has it: shown, filtered by nothing, boost 1. */
export const blankCategory = (parent: number | null): TypedCategory => ({
  nameCs: '',
  nameRo: '',
  seoName: '',
  forDisplay: true,
  forBuyout: false,
  forService: false,
  filterable: false,
  manufacturers: [],
  photoId: null,
  typeDevice: null,
  parent,
  meilisearchBoost: '1',
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
