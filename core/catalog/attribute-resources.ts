import { choice, color, flag, position, reference, slug, text } from '../resources/column.ts';
import { resource } from '../resources/resource.ts';

const rights = { read: 'catalogue.read', edit: 'catalogue.edit' } as const;
const code = slug({ unique: true });
const names = {
  nameCs: text({ max: 200 }, { search: true }),
  nameRo: text({ max: 200 }, { search: true }),
} as const;

export const units = resource(
  'units',
  {
    code,
    symbolCs: text({ max: 20 }, { search: true }),
    symbolRo: text({ max: 20 }, { search: true }),
  },
  {
    ...rights,
    summary: 'Units of measure',
    list: { name: 'units', sort: 'code' },
    screen: { path: '/units', group: 'groupCatalogue' },
    rows: { key: 'admin-unit', path: 'product/admin-units/' },
    label: ['code'],
  },
);

export const attributeGroups = resource(
  'attribute_groups',
  { code, ...names, position: position({}) },
  {
    ...rights,
    summary: 'Groups of attributes',
    rows: { key: 'admin-attribute-group', path: 'product/admin-attribute-groups/' },
    label: ['name_*', 'code'],
  },
);

/** Attributes of products. */
export const attributes = resource(
  'attributes',
  {
    code,
    groupId: reference({}),
    unitId: reference({ optional: true }),
    kind: choice(['choice', 'number', 'boolean', 'text'], {}),
    ...names,
    position: position({}),
    /** Whether lists of products can be filtered by it; only a choice can. */
    isFacet: flag({}),
  },
  {
    ...rights,
    summary: 'Attributes of products; those with is_facet are the filters of the catalogue',
    rows: {
      key: 'admin-attribute',
      path: 'product/admin-attributes/',
      filters: ['groupId'],
    },
    label: ['name_*', 'code'],
  },
);

/** Values of attributes that are a choice. */
export const attributeValues = resource(
  'attribute_values',
  {
    attributeId: reference({}),
    /** No other value of the attribute has the same. */
    code: slug({}),
    ...names,
    position: position({}),
    hex: color({ optional: true }),
  },
  {
    ...rights,
    summary: 'Values of attributes that are a choice',
    rows: {
      key: 'admin-attribute-value',
      path: 'product/admin-attribute-values/',
      filters: ['attributeId'],
    },
    label: ['name_*', 'code'],
  },
);
