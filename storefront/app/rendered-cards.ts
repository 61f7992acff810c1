import type { Language, MarketCode } from '#core/market/market.ts';
import type { DrawnCard } from '../lib/card-markup.ts';

/** Insides of cards by what they show; the same card stands on many pages. */
const kept: Record<Language, Map<string, string>> = { cs: new Map(), ro: new Map() };
/** About 3 MB a language. */
const mostKept = 1_000;

const opening = '<article class="product-card" data-view="';
const ending = '</article>';

/** The cards of one page that is being rendered on the server. */
export function renderedCards(market: MarketCode, language: Language) {
  const known = kept[language];
  /** In the order of the page: what a card is kept by, null where it is not drawn to be kept. */
  const drawn: (string | null)[] = [];
  return {
    find: ({ card, level, isPlain }: DrawnCard): string | undefined => {
      const key = isPlain ? JSON.stringify([market, level, card]) : null;
      const markup = key === null ? undefined : known.get(key);
      drawn.push(markup === undefined ? key : null);
      return markup;
    },
    /** Keeps the cards that were drawn for the pages after this one. */
    keep: (app: string): void => {
      let at = app.indexOf(opening);
      for (const key of drawn) {
        if (at < 0) return;
        const end = app.indexOf(ending, at);
        if (key !== null) keepOne(known, key, app.slice(app.indexOf('>', at) + 1, end));
        at = app.indexOf(opening, end);
      }
    },
  };
}

function keepOne(known: Map<string, string>, key: string, markup: string): void {
  const [oldest] = known.keys();
  if (known.size >= mostKept && oldest !== undefined) known.delete(oldest);
  known.set(key, markup);
}
