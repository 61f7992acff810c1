import { text } from '../resources/column.ts';
import { resource } from '../resources/resource.ts';

/** What people call things, and the words of the catalogue that the shop's search looks for instead. */
export const synonyms = resource(
  'search_synonyms',
  {
    said: text({ max: 80 }, { unique: true, search: true, width: 240 }),
    meant: text({ max: 120 }, { search: true, width: 320 }),
  },
  {
    read: 'catalogue.read',
    edit: 'catalogue.edit',
    summary: 'Synonyms of the search of the shop',
    list: { name: 'search-synonyms', sort: 'said' },
    rows: { key: 'admin-search-synonym', path: 'admin/search-synonyms/' },
    screen: { path: '/search-synonyms', group: 'groupCatalogue' },
    label: ['said'],
  },
);
