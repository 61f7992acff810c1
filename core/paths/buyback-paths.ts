import { markets, type MarketCode } from '../market/market.ts';

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

/** The selected steps of the cascade; a later one without an earlier one has no address. */
export interface SelectedSteps {
  readonly productType?: string | null | undefined;
  readonly productManufacturer?: string | null | undefined;
  readonly productModel?: string | null | undefined;
  readonly productColor?: string | null | undefined;
}

/** Addresses of the buy-back pages, relative to the shop's origin, without a trailing slash. */
export function buybackPaths(market: MarketCode) {
  const root = `/${markets[market].slugs.buyback}`;
  const word = words[market];
  return {
    root,
    selector(steps: SelectedSteps): string {
      const chain = [
        steps.productType,
        steps.productManufacturer,
        steps.productModel,
        steps.productColor,
      ];
      const end = chain.findIndex((step) => !step);
      const chosen = end < 0 ? chain : chain.slice(0, end);
      return [root, ...chosen.map((step) => encodeURIComponent(step ?? ''))].join('/');
    },
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
