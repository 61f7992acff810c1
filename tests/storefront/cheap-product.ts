import { createTestClient } from '#tests/support/test-client.ts';
import { shopOf } from '#tests/support/shops.ts';

/** `seo_name` of something new that every payment may be used for. */
export async function cheapProduct(): Promise<string> {
  const client = createTestClient(shopOf('cz').url);
  const { bestselling, newest } = await client.get('catalog-home', {});
  for (const { seoName } of [...bestselling, ...newest]) {
    const { offers } = await client.get('catalog-product', { params: { seoName } });
    const [offer] = offers;
    if (offer && offer.price < 18_000 && offer.price > 2_000) return seoName;
  }
  throw new Error('the demonstration shop sells nothing cheap on its home page');
}
