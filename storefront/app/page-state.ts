import type { DehydratedState } from '@tanstack/react-query';
import type { Language, MarketCode } from '#core/market/market.ts';

/**
 * What the server leaves in the document so that the browser goes on where it ended. What other
 * pages have as well is not repeated here (shared-parts.ts).
 */
export interface PageState {
  readonly market: MarketCode;
  readonly language: Language;
  readonly gonePath: string | null;
  readonly queries: DehydratedState;
  /** Address of the whole style sheet; the document has what its own markup uses. */
  readonly styleSheet: string;
}

export const pageStateId = 'state';

/** JSON that cannot end the script element that carries it. */
export const writePageState = (state: PageState): string =>
  JSON.stringify(state).replaceAll('<', '\\u003c');

export function readPageState(): PageState {
  const text = document.getElementById(pageStateId)?.textContent ?? '';
  return JSON.parse(text) as PageState; // written by the same version's server, for this page
}
