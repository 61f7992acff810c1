import type { PhraseBook } from '../i18n/phrase-book.ts';
import type { Menu } from '../lib/menu.ts';
import type { ShopConfig } from '../lib/shop.tsx';
import { appPlace } from './app-place.ts';

/**
 * What all pages of a language have in common. It is a file of its own whose address changes with
 * its content, so a browser loads it once and not with every page.
 */
export interface SharedParts {
  readonly config: ShopConfig;
  readonly menu: Menu;
  readonly phrases: Pick<PhraseBook, 'shell'>;
}

/** Attribute of the app's place with the address of the shared parts. */
export const sharedPartsAddress = 'data-shared-parts';

/** Loads them in the browser. Rejects where they did not arrive. */
export async function loadSharedParts(): Promise<SharedParts> {
  const response = await fetch(appPlace().getAttribute(sharedPartsAddress) ?? '');
  if (!response.ok) throw new Error(`shared parts: ${String(response.status)}`);
  // Written by write-shared-parts.ts.
  return (await response.json()) as SharedParts;
}
