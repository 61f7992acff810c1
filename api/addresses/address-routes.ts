import { shopPaths } from '#core/paths/shop-paths.ts';
import type { resolveAddress } from '#core/contract/addresses.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import { categoriesKey, familyKey } from '../catalog/surrogate-keys.ts';
import { findSuccessor, isRetired, placeOf } from '../catalog/product/find-successor.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';

interface Living {
  readonly kind: 'category' | 'moved_category' | 'moved_product';
  /** Of a product that of its family. */
  readonly id: number;
  /** Of a product its `seo_name`. */
  readonly url_path: string;
}
type Found = Living | { readonly kind: 'gone' };

/** One question to the database, whatever lives at the address; the living page wins. */
const findAddress = `
  select 'category' as kind, id, url_path, 1 as rank
    from type_categories where url_path = :path and for_display
  union all
  select 'moved_category', c.id, c.url_path, 2
    from category_redirects r join type_categories c on c.id = r.category_id
    where r.path = :path and c.for_display
  union all
  select 'moved_product', p.meta_master_id, p.seo_name, 2
    from product_redirects r join master_products p on p.id = r.master_product_id
    where r.seo_name = :product and p.is_active
  union all
  select 'gone', null, null, 3 from gone_addresses where path = :path
  order by rank limit 1`;

type Resolved = Reply<typeof resolveAddress>;

export function addressRoutes({ knex, market }: Dependencies): BoundRoute[] {
  const { product } = shopPaths(market.code);
  const productRoot = product('');
  return [
    bind('resolve-address', async ({ query: { path } }, { tag, language }) => {
      const name = path.startsWith(productRoot) ? path.slice(productRoot.length) : null;
      const result: { rows: Found[] } = await knex.raw(findAddress, { path, product: name });
      const [found] = result.rows;
      // What is not there is not kept: there are more such addresses than memory.
      if (found === undefined && (name === null || !(await isRetired(knex, name)))) {
        return { kind: 'not_found' } as const;
      }
      if (found === undefined || found.kind === 'gone') {
        const successor = name === null ? null : await findSuccessor(knex, name, language);
        return { kind: 'gone', successor: placeOf(successor, market) } as const;
      }
      tag(found.kind === 'moved_product' ? familyKey(found.id) : categoriesKey);
      return leadTo(found, product);
    }),
  ];
}

function leadTo(found: Living, product: (seoName: string) => string): Resolved {
  const { kind, id, url_path: path } = found;
  if (kind === 'category') return { kind, id, urlPath: path };
  return { kind: 'redirect', to: kind === 'moved_product' ? product(path) : path };
}
