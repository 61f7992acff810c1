import { flag, position, reference, shown, text } from '../resources/column.ts';
import { resource } from '../resources/resource.ts';

/** How a category stands in the menu of the shop, where that is not as in the tree. */
export const menuEntries = resource(
  'menu_entries',
  {
    categoryId: reference({
      from: { list: 'categories', named: [], as: 'category', isOutside: true },
      unique: true,
      formOnly: true,
      sortable: false,
      hidden: true,
    }),
    category: shown('text', { width: 280 }),
    /** What the menu calls it; null as the category is called. */
    nameCs: text({ max: 200 }, { search: true, optional: true }),
    nameRo: text({ max: 200 }, { search: true, optional: true }),
    /** Its place among those beside it; null as in the tree. */
    place: position({ optional: true }),
    isHidden: flag({ initial: false }),
  },
  {
    read: 'catalogue.read',
    edit: 'catalogue.edit',
    summary: 'How categories stand in the menu of the shop',
    list: { name: 'menu-entries', sort: 'category', key: ['categoryId'] },
    screen: { path: '/menu', group: 'groupCatalogue' },
    rows: { key: 'admin-menu-entry', path: 'product/admin-menu-entries/' },
    label: ['name_*'],
    of: { table: 'type_categories', column: 'category_id' },
  },
);
