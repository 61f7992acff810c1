import { z } from 'zod';
import type { Access } from './endpoint.ts';
import { id, listOf, staffPage, term, version, versionQuery } from './catalog-admin-fields.ts';

const catalogue = {
  read: { permission: 'catalogue.read' },
  edit: { permission: 'catalogue.edit' },
} as const;

interface StaffTable<W extends z.ZodRawShape, F extends z.ZodRawShape, S extends z.ZodRawShape> {
  /** Of the list, such as `product/admin-units/`; a row has its id behind it. */
  readonly path: string;
  /** Who may read and who may write it; whoever may so with the catalogue where nothing is said. */
  readonly access?: { readonly read: Access; readonly edit: Access };
  /** What staff write, by field; the row answers the same fields. */
  readonly fields: W;
  /** What the row answers besides. */
  readonly shown: S;
  /** By what the list can be narrowed, besides a term. */
  readonly filters: F;
  /** What the rows are, as in "Units of measure". */
  readonly summary: string;
}

/**
 * The four calls of a plain table: list, add, update and delete. Every write names
 * only fields that the table has, and the version that it was made against.
 */
export function staffTable<
  W extends z.ZodRawShape,
  F extends z.ZodRawShape,
  S extends z.ZodRawShape,
>({ path, access = catalogue, fields, shown, filters, summary }: StaffTable<W, F, S>) {
  const written = z.strictObject(fields);
  const row = z.object({ id: z.int(), version: z.int(), ...fields, ...shown });
  const one = { path: `${path}{id}/`, access: access.edit, params: z.object({ id }) } as const;
  return {
    list: {
      method: 'GET',
      path,
      access: access.read,
      status: 200,
      query: staffPage.extend({ term }).extend(filters),
      reply: listOf(row),
      summary,
    },
    add: {
      method: 'POST',
      path,
      access: access.edit,
      status: 201,
      body: written,
      reply: row,
      summary: `${summary}: adds one`,
    },
    update: {
      ...one,
      method: 'PATCH',
      status: 200,
      conflicts: true,
      body: written.partial().extend({ version }),
      reply: row,
      summary: `${summary}: changes one`,
    },
    remove: {
      ...one,
      method: 'DELETE',
      status: 204,
      conflicts: true,
      query: versionQuery,
      summary: `${summary}: deletes one; refused while it is used`,
    },
  } as const;
}
