import type { z } from 'zod';
import type { importEndpoints } from '#core/contract/imports.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { rowModel } from '../platform/database/row-model.ts';
import type { ImportSubject } from '#core/import/import-subject.ts';
import type { Names } from './read-names.ts';
import type { ShopDetails } from '#core/import/plan-details.ts';
import type { ImportRules } from '#core/import/apply-rules.ts';
import type { Mapping } from '#core/import/guess-mapping.ts';
import type { ImportField } from '#core/import/import-fields.ts';
import type { SeenKeys } from '#core/import/seen-keys.ts';
import type { ImportChange, ImportRights } from '#core/import/plan-row.ts';
import type { ImportProblem } from '#core/import/read-row.ts';

export type ImportOptions = z.output<(typeof importEndpoints)['import-preview']['body']>['options'];

/** Of a file whose supplier is not known. */
export const usualOptions: ImportOptions = {
  kind: 'accessory',
  manufacturerId: null,
  categoryId: null,
  addsNew: true,
  isPublished: false,
  addsCategories: true,
};

type Outcome = 'new' | 'changed' | 'same' | 'refused' | 'held';

/** How many rows come to what, and how many were applied. */
export type RowCounts = Readonly<Partial<Record<Outcome | 'applied', number>>>;

export interface MadeName {
  readonly field: ImportField;
  readonly name: string;
}

export interface ImportTexts {
  readonly subject: ImportSubject;
  readonly header: readonly string[];
  readonly mapping: Mapping;
  readonly options: ImportOptions;
  readonly counts: RowCounts;
  /** What rows would make that the shop does not have, as it was when they were checked. */
  readonly made: readonly MadeName[];
  /** Of a scheduled import; null for one that a person brought. */
  readonly rules: ImportRules | null;
}

/** An import; its columns of JSON are written by this feature alone. */
export class ImportModel extends rowModel<'imports', ImportTexts>('imports', [
  'header',
  'mapping',
  'options',
  'rules',
  'counts',
  'made',
]) {}

/** A row of a file with what it comes to. */
export class ImportRowModel extends rowModel<'import_rows', RowTexts>('import_rows', [
  'cells',
  'changes',
  'problems',
]) {}

interface RowTexts {
  readonly cells: readonly string[];
  readonly changes: readonly ImportChange[];
  readonly problems: readonly ImportProblem[];
}

/** What the columns of a supplier's files mean, by their titles. */
export class ImportMappingModel extends rowModel<'import_mappings', MappingTexts>(
  'import_mappings',
  ['fields', 'options'],
) {}

interface MappingTexts {
  readonly fields: Readonly<Record<string, ImportField | null>>;
  readonly options: ImportOptions;
}

/** A row of `import_rows` as the jobs see it. */
export interface StoredRow {
  readonly place: number;
  readonly line: number;
  readonly cells: readonly string[];
  readonly outcome: Outcome | null;
}

/** What a row came to. */
export interface CheckedRow {
  readonly place: number;
  readonly outcome: Outcome;
  readonly changes: readonly ImportChange[];
  readonly problems: readonly ImportProblem[];
  readonly familyKey: string | null;
  readonly variantId: number | null;
}

/** What applying a row depends on besides it. */
export interface Applying {
  readonly importId: number;
  readonly startedBy: number;
  readonly mapping: Mapping;
  readonly header: readonly string[];
  readonly options: ImportOptions;
  readonly rules: ImportRules | null;
  readonly rights: ImportRights;
  readonly names: Names;
  readonly details: ShopDetails;
  readonly at: Date;
}

/** What became of a row when it was applied. */
export interface AppliedRow {
  readonly place: number;
  readonly outcome: Outcome;
  readonly problems: readonly { readonly field: string; readonly reason: string }[];
  readonly familyId: number | null;
  readonly variantId: number | null;
}

export interface Checking {
  readonly deps: Dependencies;
  readonly work: ImportModel;
  readonly rights: ImportRights;
  /** Codes and the like of rows above, so that none is done twice. */
  readonly seen: SeenKeys;
  readonly details: ShopDetails;
}

export interface Applied {
  /** Families whose cards and lists have to follow. */
  readonly families: readonly number[];
  readonly results: readonly AppliedRow[];
}

export const checkJob = 'import-check';
export const applyJob = 'import-apply';
export const picturesJob = 'import-pictures';
