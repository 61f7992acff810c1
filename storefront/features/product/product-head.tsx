import { codeNames, productCodes } from '#core/catalog/product-codes.ts';
import { productAddress } from '#core/catalog/product-address.ts';
import { pictureFile } from '#core/files/picture.ts';
import { publicGtin } from '#core/feeds/public-gtin.ts';
import { markets } from '#core/market/market.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { useText } from '../../i18n/text.ts';
import { PageHead } from '../../lib/head.tsx';
import { breadcrumbList, product as productNode, type OfferFacts } from '../../lib/json-ld.ts';
import { useShop } from '../../lib/shop.tsx';
import type { Product } from './product-query.ts';

/** Offers that structured data lists at most; the sum over all of them stands beside. */
const mostListed = 20;
/** Pixels of the picture that shared links show. */
const sharedWidth = 1_280;

/** Search engines show no more of a description. */
const mostSigns = 160;

/** The beginning of a text, cut between words. */
function firstWords(text: string): string {
  if (text.length <= mostSigns) return text;
  return `${text.slice(0, text.lastIndexOf(' ', mostSigns - 1))}…`;
}

/** What search engines and shared links are told: the product, its offers and the way to it. */
export function ProductHead({ product }: { readonly product: Product }) {
  const t = useText('product');
  const { market, config } = useShop();
  const { currency, timeZone, defaultCountry } = markets[market];
  const path = productAddress(market, product.seoName);
  const images = product.pictures.map((picture) => pictureFile(picture, sharedWidth));
  const offers = product.offers.slice(0, mostListed).map((offer): OfferFacts => ({
    path: productAddress(market, product.seoName, {
      condition: offer.condition,
      unit: offer.isSingleUnit ? offer.id : null,
    }),
    price: offer.price,
    currency,
    condition: offer.condition,
    availability: offer.availability.code,
    shipping: offer.shipping,
    seller: config.company.name,
    country: defaultCountry,
    priceValidUntil: offer.limited
      ? dayInTimeZone(new Date(offer.limited.until), timeZone)
      : undefined,
  }));
  const node = productNode({
    name: product.name,
    path,
    description: product.metaDescription || product.description || undefined,
    images: images.length > 0 ? images : undefined,
    brand: product.manufacturer.name,
    sku: product.code,
    codes: {
      ...Object.fromEntries(
        codeNames.map((name) => [productCodes[name], product[name] ?? undefined]),
      ),
      // A number that the shop gave itself means something else everywhere else.
      [productCodes.ean]: publicGtin(product.ean) ?? undefined,
    },
    color: product.colors.find(({ isCurrent }) => isCurrent)?.label,
    rating: product.reviews
      ? { value: product.reviews.averageTenths / 10, count: product.reviews.count }
      : undefined,
    offers,
  });
  const steps = product.categories.map(({ name, urlPath }) => ({ name, path: urlPath }));
  return (
    <PageHead
      title={
        product.title === product.name
          ? `${product.name} – ${t(product.buyback ? 'titleSuffix' : 'titleSuffixPlain')}`
          : product.title
      }
      description={product.metaDescription || firstWords(product.description)}
      canonical={path}
      kind="product"
      image={images[0]}
      jsonLd={[node, breadcrumbList([...steps, { name: product.name, path }])]}
    />
  );
}
