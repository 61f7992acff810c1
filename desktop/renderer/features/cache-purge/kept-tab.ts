import {
  openingTab,
  purgeTabs,
  type PurgeTab,
  type RememberedTab,
} from '#core/cache-purge/remembered-tab.ts';

const place = 'purge-tab';

/** The tab that the person used last, for five minutes; it names nobody and nothing of the shop. */
export const readTab = (): PurgeTab => openingTab(keptTab(localStorage.getItem(place)), Date.now());

/** What was kept, as `1764000000000 url`; null where that is nothing that this program wrote. */
function keptTab(text: string | null): RememberedTab | null {
  const [at, name] = text?.split(' ') ?? [];
  const tab = purgeTabs.find((one) => one === name);
  return tab === undefined || !/^\d+$/.test(at ?? '') ? null : { tab, at: Number(at) };
}

export const keepTab = (tab: PurgeTab): void =>
  localStorage.setItem(place, `${String(Date.now())} ${tab}`);
