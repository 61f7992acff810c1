import {
  choice,
  color,
  flag,
  position,
  reference,
  shown,
  slug,
  text,
} from '../resources/column.ts';
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
    list: { name: 'attribute-groups', sort: 'position' },
    screen: { path: '/attribute-groups', group: 'groupCatalogue' },
    rows: { key: 'admin-attribute-group', path: 'product/admin-attribute-groups/' },
    label: ['name_*', 'code'],
  },
);

/** Ids of other rows are chosen in the form; the list shows their names. */
const inForm = { formOnly: true, sortable: false, hidden: true } as const;

/** Attributes of products. */
export const attributes = resource(
  'attributes',
  {
    code,
    groupId: reference({
      from: { list: 'attribute-groups', named: ['nameCs'], as: 'group' },
      ...inForm,
    }),
    group: shown('text', {}),
    unitId: reference({
      from: { list: 'units', named: ['code'], as: 'unit' },
      optional: true,
      ...inForm,
    }),
    unit: shown('text', { optional: true }),
    /** Products say it in its kind, so that it stays once one does. */
    kind: choice(['choice', 'number', 'boolean', 'text'], { formOnly: true }),
    ...names,
    position: position({}),
    /** Whether lists of products can be filtered by it; only a choice can. */
    isFacet: flag({ initial: false }),
  },
  {
    ...rights,
    summary: 'Attributes of products; those with is_facet are the filters of the catalogue',
    list: { name: 'attributes', sort: 'group,position' },
    screen: { path: '/attributes', group: 'groupCatalogue' },
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
    attributeId: reference({
      from: { list: 'attributes', named: ['group', 'nameCs'], as: 'attribute' },
      ...inForm,
    }),
    attribute: shown('text', {}),
    /** No other value of the attribute has the same. */
    code: slug({}),
    ...names,
    position: position({}),
    hex: color({ optional: true }),
  },
  {
    ...rights,
    summary: 'Values of attributes that are a choice',
    list: {
      name: 'attribute-values',
      sort: 'attribute,position',
      key: ['attributeId', 'code'],
    },
    screen: { path: '/attribute-values', group: 'groupCatalogue' },
    rows: {
      key: 'admin-attribute-value',
      path: 'product/admin-attribute-values/',
      filters: ['attributeId'],
    },
    label: ['name_*', 'code'],
  },
);
