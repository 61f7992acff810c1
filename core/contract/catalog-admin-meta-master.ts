import { z } from 'zod';
import { deviceKinds } from '../buyback/device-kind.ts';
import { seoName } from '../categories/seo-name-schema.ts';
import { note } from '../shared/field-schemas.ts';
import {
  id,
  listOf,
  names,
  reference,
  staffPage,
  term,
  version,
  versionQuery,
} from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';

const read = { permission: 'catalogue.read' } as const;
const edit = { permission: 'catalogue.edit' } as const;
const base = 'mp-meta-master/admin/';
const params = z.object({ metaMasterId: id });

const fields = {
  seoName,
  kind: z.enum(deviceKinds, 'invalid_value'),
  manufacturerId: reference,
  ...names,
  descriptionCs: note(4_000),
  descriptionRo: note(4_000),
  releasedOn: z.iso.date('invalid_value').nullable(),
  /** Its pictures; null where the device is drawn instead. */
  filesetId: reference.nullable(),
};

const masterProduct = z.object({
  id: z.int(),
  code: z.string(),
  seoName: z.string(),
  name: z.string(),
  groupName: z.string(),
  /** Value of the attribute `color`; null where it has none. */
  colorValueId: z.int().nullable(),
  /** Whole units; null where nothing new, or nothing used, is for sale. */
  newPrice: z.int().nullable(),
  usedPrice: z.int().nullable(),
  /** Pieces at hand that are promised to nobody. */
  stock: z.int(),
  isActive: z.boolean(),
  version: z.int(),
});

const metaMaster = z.object({
  id: z.int(),
  version: z.int(),
  ...fields,
  masterProducts: z.array(masterProduct),
});

export const getMetaMaster = {
  method: 'GET',
  path: `${base}get-meta-master/{meta_master_id}`,
  access: read,
  params,
  reply: metaMaster,
  status: 200,
  summary: 'A family of products with its variants',
} as const satisfies Endpoint;

export const addMetaMaster = {
  method: 'POST',
  path: `${base}add-meta-master`,
  access: edit,
  body: z.strictObject(fields),
  reply: metaMaster,
  status: 201,
  summary: 'Makes a family without variants',
} as const satisfies Endpoint;

export const updateMetaMaster = {
  method: 'PATCH',
  path: `${base}update-meta-master/{meta_master_id}`,
  /** Names and descriptions are the work of `catalogue.texts`, the rest of `catalogue.edit`. */
  access: { permission: 'catalogue.edit', or: ['catalogue.texts'] },
  params,
  body: z.strictObject(fields).partial().extend({ version }),
  reply: metaMaster,
  status: 200,
  conflicts: true,
  summary: 'Changes a family',
} as const satisfies Endpoint;

export const deleteMetaMaster = {
  method: 'DELETE',
  path: `${base}delete-meta-master/{meta_master_id}`,
  access: edit,
  params,
  query: versionQuery,
  status: 204,
  conflicts: true,
  summary: 'Deletes a family; refused with the number of its variants while it has any',
} as const satisfies Endpoint;

export const swapMetaMaster = {
  method: 'PATCH',
  path: `${base}swap-meta-master/{master_product_id}`,
  access: edit,
  params: z.object({ masterProductId: id }),
  body: z.strictObject({ metaMasterId: reference, version }),
  reply: metaMaster,
  status: 200,
  conflicts: true,
  summary: 'Moves a variant to another family, by the version of the variant; answers that family',
} as const satisfies Endpoint;

export const addMasterProduct = {
  method: 'PATCH',
  path: `${base}add-master-product`,
  access: edit,
  body: z.strictObject({
    metaMasterId: reference,
    version,
    masterProductIds: z.array(reference, 'required').min(1, 'required').max(500, 'invalid_value'),
  }),
  reply: metaMaster,
  status: 200,
  conflicts: true,
  summary: 'Moves variants into a family, by the version of the family',
} as const satisfies Endpoint;

export const excludeMetaMaster = {
  method: 'GET',
  path: `${base}exclude-meta-master/{excluded_meta_master_id}`,
  access: read,
  params: z.object({ excludedMetaMasterId: id }),
  query: staffPage.extend({
    term,
    /** Accessories alone, or devices alone. */
    of: z.enum(['accessory', 'device'], 'invalid_value').optional(),
  }),
  reply: listOf(
    z.object({
      id: z.int(),
      seoName: z.string(),
      name: z.string(),
      masterProductCount: z.int().nonnegative(),
    }),
  ),
  status: 200,
  summary: 'All families but one, to choose where its variants go or what fits it',
} as const satisfies Endpoint;
