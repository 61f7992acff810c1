export const purgeTabs = ['default', 'url', 'key', 'full'] as const;
/** Tabs of the dialog: Default, URL, Key, Purge All (SPECIFICATION 2). */
export type PurgeTab = (typeof purgeTabs)[number];

/** A tab as it is remembered on the device; `at` in milliseconds since 1970. */
export interface RememberedTab {
  readonly tab: PurgeTab;
  readonly at: number;
}

/** For how long a tab is remembered, in milliseconds (SPECIFICATION 9). */
const rememberedForMs = 5 * 60_000;

/**
 * The tab that the dialog opens with: the last one for five minutes, then the first (T-PLAT-4). What
 * was remembered in the future, by a clock set back since, counts for nothing.
 */
export function openingTab(remembered: RememberedTab | null, now: number): PurgeTab {
  const age = remembered === null ? -1 : now - remembered.at;
  return remembered !== null && age >= 0 && age <= rememberedForMs ? remembered.tab : 'default';
}
