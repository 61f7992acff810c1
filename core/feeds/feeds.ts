import { marketCodes, type MarketCode } from '../market/market.ts';
import { compari } from './compari.ts';
import type { FeedWriter } from './feed-writer.ts';
import { glami } from './glami.ts';
import { google } from './google.ts';
import { heureka, heurekaAvailability } from './heureka.ts';
import { meta } from './meta.ts';
import { priceRo } from './price-ro.ts';
import { zbozi } from './zbozi.ts';
import type { FeedCode } from './feed-codes.ts';

export interface Feed {
  /** Name of the file under `/feeds/`. */
  readonly file: string;
  readonly type: string;
  readonly markets: readonly MarketCode[];
  readonly writer: FeedWriter;
  /** Made anew after so many minutes though nothing has changed, as it says hours. */
  readonly mostMinutes?: number;
}

const xml = 'application/xml; charset=utf-8';

/** Every feed that the shop can make, in the order in which staff see them. */
export const feeds: Readonly<Record<FeedCode, Feed>> = {
  heureka: { file: 'heureka.xml', type: xml, markets: ['cz'], writer: heureka },
  'heureka-availability': {
    file: 'heureka-dostupnost.xml',
    type: xml,
    markets: ['cz'],
    writer: heurekaAvailability,
    mostMinutes: 60,
  },
  zbozi: { file: 'zbozi.xml', type: xml, markets: ['cz'], writer: zbozi },
  google: { file: 'google.xml', type: xml, markets: marketCodes, writer: google },
  meta: { file: 'meta.csv', type: 'text/csv; charset=utf-8', markets: marketCodes, writer: meta },
  glami: { file: 'glami.xml', type: xml, markets: marketCodes, writer: glami },
  compari: { file: 'compari.xml', type: xml, markets: ['ro'], writer: compari },
  'price-ro': {
    file: 'price-ro.txt',
    type: 'text/plain; charset=utf-8',
    markets: ['ro'],
    writer: priceRo,
  },
};
