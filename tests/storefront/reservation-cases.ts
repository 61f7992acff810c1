import type { MarketCode } from '#core/market/market.ts';
import { shopOf } from '#tests/support/shops.ts';
import { createTestClient } from '#tests/support/test-client.ts';

interface StockedPiece {
  readonly product: string;
  readonly condition: 'new' | 'nearly_new' | 'used';
  readonly store: string;
}

/** Something that lies at a store of the demonstration shop. */
export async function findPieceAtStore(market: MarketCode): Promise<StockedPiece> {
  const client = createTestClient(shopOf(market).url);
  const { bestselling, newest, used } = await client.get('catalog-home', {});
  for (const { seoName } of [...bestselling, ...newest, ...used]) {
    const { offers } = await client.get('catalog-product', { params: { seoName } });
    // The page of the product shows its first offer.
    const [offer] = offers;
    const [at] = offer?.stores ?? [];
    if (offer && at) return { product: seoName, condition: offer.condition, store: at.slug };
  }
  throw new Error('the demonstration shop has nothing at its stores');
}

/** Reserves without the pages; answers the path of the reservation's page. */
export async function reservePiece(market: MarketCode, piece: StockedPiece): Promise<string> {
  const client = createTestClient(shopOf(market).url);
  const phone = market === 'cz' ? '601 234 567' : '0712 345 678';
  const person = { name: 'Jana Nováková', eMail: `jana.${market}@posta.example`, phone };
  const { url } = await client.post('reservation-create', { body: { ...piece, ...person } });
  return url;
}
