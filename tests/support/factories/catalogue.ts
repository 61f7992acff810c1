import { factoryOf } from './row-factory.ts';

export const addManufacturer = factoryOf('manufacturers')((made) => ({
  slug: `vyrobce-${String(made)}`,
  name: `Výrobce ${String(made)}`,
}));

export const addUnit = factoryOf('units')((made) => ({
  code: `jednotka-${String(made)}`,
  symbol_cs: 'mm',
  symbol_ro: 'mm',
}));

export const addAttributeGroup = factoryOf('attribute_groups')((made) => ({
  code: `skupina-${String(made)}`,
  name_cs: 'Skupina',
  name_ro: 'Grup',
  position: made,
}));

export const addAttribute = factoryOf('attributes')(async (made, given, knex) => ({
  code: `vlastnost-${String(made)}`,
  group_id: given.group_id ?? (await addAttributeGroup(knex)).id,
  kind: 'text',
  name_cs: 'Vlastnost',
  name_ro: 'Proprietate',
  position: made,
}));

/** One of the values to choose from. */
export const addAttributeValue = factoryOf('attribute_values')(async (made, given, knex) => ({
  attribute_id: given.attribute_id ?? (await addAttribute(knex, { kind: 'choice' })).id,
  code: `hodnota-${String(made)}`,
  name_cs: 'Hodnota',
  name_ro: 'Valoare',
  position: made,
}));

/** A family of variants: a phone. */
export const addFamily = factoryOf('meta_masters')(async (made, given, knex) => ({
  seo_name: `rada-${String(made)}`,
  kind: 'phone',
  manufacturer_id: given.manufacturer_id ?? (await addManufacturer(knex)).id,
  name_cs: 'iPhone 15',
  name_ro: 'iPhone 15',
}));

export const addVariant = factoryOf('master_products')(async (made, given, knex) => ({
  meta_master_id: given.meta_master_id ?? (await addFamily(knex)).id,
  code: `VAR-${String(made)}`,
  seo_name: `varianta-${String(made)}`,
  name_cs: 'iPhone 15',
  name_ro: 'iPhone 15',
}));

/** A stock item: pieces of a new variant, or one that is used and graded B. */
export const addProduct = factoryOf('products')(async (_, given, knex) => {
  const isUsed = given.condition === 'used';
  return {
    master_product_id: given.master_product_id ?? (await addVariant(knex)).id,
    condition: 'new',
    grade: isUsed ? 'B' : null,
    is_single_unit: isUsed,
    price: 20_000,
  };
});

/** What is said of a variant: a value, a number or a text. */
export const addProductAttribute = factoryOf('product_attributes')(async (_, given, knex) => ({
  master_product_id: given.master_product_id ?? (await addVariant(knex)).id,
  attribute_id: given.attribute_id ?? (await addAttribute(knex)).id,
}));

/** That an accessory fits a device; both are families. */
export const addAccessoryFit = factoryOf('accessory_fits')(async (_, given, knex) => ({
  accessory_id: given.accessory_id ?? (await addFamily(knex, { kind: 'accessory' })).id,
  device_id: given.device_id ?? (await addFamily(knex)).id,
}));
