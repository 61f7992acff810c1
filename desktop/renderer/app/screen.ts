import type { ComponentType } from 'react';
import type { Permission } from '#core/permissions/roles.ts';
import type { PhraseKey } from '../i18n/phrase-book.ts';

/** Groups of the navigation, in its order. */
export const screenGroups = [
  'groupToday',
  'groupBuyback',
  'groupService',
  'groupPricing',
  'groupSales',
  'groupMoney',
  'groupWarehouse',
  'groupCatalogue',
  'groupContent',
  'groupShop',
  'groupAdministration',
] as const satisfies readonly PhraseKey<'screens'>[];
export type ScreenGroup = (typeof screenGroups)[number];

export interface Screen {
  /** Begins with a slash; what is behind it belongs to the screen (`/buybacks/12`). */
  readonly path: string;
  readonly title: PhraseKey<'screens'> | { readonly ofResource: string };
  /** Who has none of these does not see the screen. */
  readonly permission: Permission;
  readonly group: ScreenGroup;
  /** Loaded when it is first opened; the component is the screen's. */
  readonly load: () => Promise<ComponentType>;
}

/** Where the back office of a shop that is not set up yet begins. */
export const firstStepsPath = '/first-steps';
