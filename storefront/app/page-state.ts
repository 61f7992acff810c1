import type { DehydratedState } from '@tanstack/react-query';
import type { Language, MarketCode } from '#core/market/market.ts';
import type { PhraseBook } from '../i18n/phrase-book.ts';
import type { Menu } from '../lib/menu.ts';
import type { ShopConfig } from '../lib/shop.tsx';

/** What the server leaves in the document so that the browser goes on where it ended. */
export interface PageState {
  readonly market: MarketCode;
  readonly language: Language;
  readonly config: ShopConfig;
  readonly gonePath: string | null;
  readonly menu: Menu;
  readonly queries: DehydratedState;
  /** Address of the whole style sheet; the document has what its own markup uses. */
  readonly styleSheet: string;
  /** The namespaces that the page said something from. */
  readonly phrases: Partial<PhraseBook>;
}

export const pageStateId = 'state';

/** JSON that cannot end the script element that carries it. */
export const writePageState = (state: PageState): string =>
  JSON.stringify(state).replace(/</g, '\\u003c');

export function readPageState(): PageState {
  const text = document.getElementById(pageStateId)?.textContent ?? '';
  return JSON.parse(text) as PageState; // written by the same version's server, for this page
}
