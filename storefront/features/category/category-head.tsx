import { Link } from 'react-router';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { useText } from '../../i18n/text.ts';
import { PageHead } from '../../lib/head.tsx';
import { breadcrumbList } from '../../lib/json-ld.ts';
import { isFiltered, listingNames, type ListingModel } from '../../lib/listing-address.ts';
import { nameBelow } from '../../lib/menu.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Icon } from '../../ui/icon.tsx';
import './category.css';

interface CategoryHeadProps {
  readonly category: Reply<Endpoints['catalog-category']>['category'];
  readonly model: ListingModel;
}

/** Where we are, what the category is about, and what lies below it. */
export function CategoryHead({ category, model }: CategoryHeadProps) {
  const t = useText('listing');
  const shellText = useText('shell');
  const steps = [
    { label: shellText('home'), to: '/' },
    ...category.ancestors.map(({ name, urlPath }) => ({ label: name, to: urlPath })),
    { label: category.name, to: category.urlPath },
  ];
  return (
    <div className="category-head">
      <CategoryPageHead category={category} model={model} />
      <Breadcrumbs crumbs={steps} />
      <h1>{category.name}</h1>
      {/* Words of the page's own, so that the question of consent is not the most there is to read. */}
      <p className="measure soft">{category.description || t('categoryIntro')}</p>
      <DeviceWays category={category} />
      {category.children.length > 0 && (
        <nav aria-label={t('subcategories')}>
          <ul className="subcategories">
            {category.children.map(({ name, urlPath, count }) => (
              <li key={urlPath}>
                <Link to={urlPath}>
                  {nameBelow(category.name, name)} <span className="soft">{count}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

/** What else the shop does with devices of this kind. */
function DeviceWays({ category }: Pick<CategoryHeadProps, 'category'>) {
  const t = useText('listing');
  const { buybackPath, servicePath } = category;
  if (buybackPath === null && servicePath === null) return null;
  return (
    <p className="device-ways">
      {buybackPath !== null && (
        <Link to={buybackPath}>
          <Icon name="money" size={18} />
          {t('sellYours')}
        </Link>
      )}
      {servicePath !== null && (
        <Link to={servicePath}>
          <Icon name="wrench" size={18} />
          {t('repairYours')}
        </Link>
      )}
    </p>
  );
}

/** Pages of the whole list are found by search; what filters or another order make of it is not. */
function CategoryPageHead({ category, model }: CategoryHeadProps) {
  const t = useText('listing');
  const shellText = useText('shell');
  const { reply, state, listing } = model;
  const pageHref = (page: number) =>
    page === 1 ? category.urlPath : `${category.urlPath}?page=${String(page)}`;
  const isPlain =
    !isFiltered(state) &&
    state.sort === listing.sorts[0] &&
    state.pageSize === listing.pageSizes[0] &&
    reply.count > 0;
  const products = t('products', { count: reply.count });
  const names = { category: category.name, products, page: reply.page };
  const hasTitle = category.title !== '' && category.title !== category.name;
  const plainTitle = hasTitle ? category.title : t('categoryTitle', names);
  const crumbs = [
    { name: shellText('home'), path: '/' },
    ...category.ancestors.map(({ name, urlPath }) => ({ name, path: urlPath })),
    { name: category.name, path: category.urlPath },
  ];
  return (
    <PageHead
      title={reply.page === 1 ? plainTitle : t('categoryPageTitle', names)}
      description={category.description || t('categoryDescription', names)}
      canonical={isPlain ? pageHref(reply.page) : category.urlPath}
      robots={isPlain ? undefined : 'noindex'}
      kind="website"
      previous={isPlain && reply.page > 1 ? pageHref(reply.page - 1) : undefined}
      next={isPlain && reply.page < reply.pages ? pageHref(reply.page + 1) : undefined}
      jsonLd={[breadcrumbList(crumbs)]}
      query={listingNames(reply)}
    />
  );
}
