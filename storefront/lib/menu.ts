import type { Client } from '#core/contract/client.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';

/** Categories for display, three levels deep. */
export type Menu = Reply<Endpoints['hamburger-menu']>['categories'];
export type MenuCategory = Menu[number];

/** A category's name below its parent, whose name it need not repeat: "Telefony Apple" is "Apple". */
export const nameBelow = (parent: string, name: string): string =>
  name.startsWith(`${parent} `) ? name.slice(parent.length + 1) : name;

/** The menu of every page; a page is better without one than not at all. */
export const loadMenu = (client: Client): Promise<Menu> =>
  client.get('hamburger-menu', {}).then(
    ({ categories }) => categories,
    () => [],
  );
