import { z } from 'zod';
import { openingTab, purgeTabs, type PurgeTab } from '#core/cache-purge/remembered-tab.ts';

const place = 'purge-tab';
const kept = z.object({ tab: z.enum(purgeTabs), at: z.number() });

/** The tab that the person used last, for five minutes; it names nobody and nothing of the shop. */
export function readTab(): PurgeTab {
  const text = localStorage.getItem(place);
  if (text === null) return openingTab(null, Date.now());
  const read = z
    .string()
    .transform((json, context) => {
      try {
        return JSON.parse(json) as unknown; // checked by the schema behind
      } catch {
        context.addIssue({ code: 'custom' });
        return z.NEVER;
      }
    })
    .pipe(kept)
    .safeParse(text);
  return openingTab(read.success ? read.data : null, Date.now());
}

export const keepTab = (tab: PurgeTab): void =>
  localStorage.setItem(place, JSON.stringify({ tab, at: Date.now() }));
