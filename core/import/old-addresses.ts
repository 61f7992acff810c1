import { pattern } from '../resources/column.ts';
import { resource } from '../resources/resource.ts';

/** Addresses of the shop before this one, each with the page of this shop that it leads to. */
export const oldAddresses = resource(
  'old_addresses',
  {
    path: pattern(
      { max: 1_000, pattern: String.raw`^\/[^\sA-Z<>"\\#]*[^\sA-Z<>"\\#\/]$` },
      { unique: true, search: true, formOnly: true, width: 320 },
    ),
    target: pattern(
      { max: 1_000, pattern: String.raw`^\/(?![\/\\])[^\s<>"\\]*$` },
      { search: true, width: 320 },
    ),
  },
  {
    read: 'catalogue.read',
    edit: 'catalogue.edit',
    summary: 'Redirects of old addresses',
    list: { name: 'old-addresses', sort: 'path' },
    rows: { key: 'admin-old-address', path: 'admin/old-addresses/' },
    screen: { path: '/old-addresses', group: 'groupCatalogue' },
    label: ['path'],
  },
);
