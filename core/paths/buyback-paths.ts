import { markets, type MarketCode } from '../market/market.ts';
import { selectorPath, type SelectedSteps } from './selected-steps.ts';

const words = {
  cz: {
    status: 'stav',
    centers: 'vykupni-mista',
    thankYou: 'dekujeme',
    offer: 'nabidka',
    counterOffer: 'protinabidka',
  },
  ro: {
    status: 'stare',
    centers: 'centre',
    thankYou: 'multumim',
    offer: 'oferta',
    counterOffer: 'contraoferta',
  },
} as const;

/** Addresses of the buy-back pages, relative to the shop's origin, without a trailing slash. */
export function buybackPaths(market: MarketCode) {
  const root = `/${markets[market].slugs.buyback}`;
  const word = words[market];
  return {
    root,
    selector: (steps: SelectedSteps): string => selectorPath(root, steps),
    status: `${root}/${word.status}`,
    centers: `${root}/${word.centers}`,
    thankYou: (code: string) => `${root}/${word.thankYou}/${encodeURIComponent(code)}`,
    offer: (code: string) => `${root}/${word.offer}/${encodeURIComponent(code)}`,
    counterOffer: (code: string) => `${root}/${word.counterOffer}/${encodeURIComponent(code)}`,
  };
}

/** Words that no device type may take as its slug, because a page has them. */
export const reservedBuybackWords = (market: MarketCode): ReadonlySet<string> =>
  new Set(Object.values(words[market]));
