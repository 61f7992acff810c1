import { useQuery } from '@tanstack/react-query';
import { Suspense, type ComponentType } from 'react';
import { Link } from 'react-router';
import { shopListOf, type LinkTarget } from '#core/content/page-block.ts';
import { servicePaths } from '#core/paths/service-paths.ts';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { useText } from '../../i18n/text.ts';
import { usePaths, useShop } from '../../lib/shop.tsx';
import { Blocks } from '../../ui/blocks.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { ProductRow } from '../../ui/product-row.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { HeroDrawing } from './hero.tsx';
import { homeQuery } from './home-query.ts';
import { Doors, Promises } from './own-parts.tsx';
import { listRowQuery, type ComposedBlock, type ComposedPage } from './page-query.ts';
import { SellTeaser } from './sell-teaser.tsx';

interface PartProps {
  /** What this visitor looked at, from another feature; it comes after hydration. */
  readonly LastVisitedRow: ComponentType;
}

interface ComposedBlocksProps extends PartProps {
  readonly page: ComposedPage;
}

/** The blocks of a page in their order. Its first hero is its heading; without one first, the title is. */
export function ComposedBlocks({ page: { title, blocks }, LastVisitedRow }: ComposedBlocksProps) {
  const hasHeading = blocks[0]?.type === 'hero';
  return (
    <>
      {!hasHeading && <h1>{title}</h1>}
      {blocks.map((block, index) => (
        // A page is shown as a whole; its blocks never change places on it.
        <BlockView
          key={index}
          block={block}
          isFirst={index === 0}
          LastVisitedRow={LastVisitedRow}
        />
      ))}
    </>
  );
}

interface BlockViewProps extends PartProps {
  readonly block: ComposedBlock;
  readonly isFirst: boolean;
}

function BlockView({ block, isFirst, LastVisitedRow }: BlockViewProps) {
  switch (block.type) {
    case 'hero':
      return <HeroBlock block={block} isFirst={isFirst} />;
    case 'products': {
      const list = shopListOf(block.list);
      return list ? (
        <ListRow heading={block.heading} list={list} address={block.list} />
      ) : (
        <OwnRow block={block} />
      );
    }
    case 'text':
      return <Blocks blocks={block.body} />;
    case 'links':
      return <LinksBlock block={block} />;
    case 'brands':
      return <BrandsBlock block={block} />;
    case 'part': {
      if (block.part === 'last_visited') {
        return (
          <Suspense>
            <LastVisitedRow />
          </Suspense>
        );
      }
      const Part = parts[block.part];
      return <Part />;
    }
  }
}

const parts = {
  categories: CategoryTiles,
  sell: SellTeaser,
  promises: Promises,
  doors: Doors,
} as const;

type Block<T extends ComposedBlock['type']> = Extract<ComposedBlock, { type: T }>;

interface HeroBlockProps {
  readonly block: Block<'hero'>;
  readonly isFirst: boolean;
}

function HeroBlock({ block: { heading, text, label, href }, isFirst }: HeroBlockProps) {
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <section className="home-hero">
      <div className="stack">
        <Heading>{heading}</Heading>
        <p className="home-lead">{text}</p>
        <p className="cluster">
          <LinkButton to={href}>{label}</LinkButton>
        </p>
      </div>
      {isFirst && <HeroDrawing />}
    </section>
  );
}

interface ListRowProps {
  readonly heading: string;
  readonly list: { readonly path: string; readonly state: string };
  readonly address: string;
}

function ListRow({ heading, list, address }: ListRowProps) {
  const t = useText('home');
  const { data } = useQuery(listRowQuery(useShop().client, list));
  const more = <Link to={address}>{t('seeAll')}</Link>;
  return <ProductRow heading={heading} cards={data?.results ?? []} more={more} />;
}

function OwnRow({ block: { heading, row } }: { readonly block: Block<'products'> }) {
  const { data } = useQuery(homeQuery(useShop().client));
  if (row === 'list') return null;
  return <ProductRow heading={heading} cards={data?.[row] ?? []} />;
}

function LinksBlock({ block: { heading, targets } }: { readonly block: Block<'links'> }) {
  const t = useText('home');
  const { market } = useShop();
  const shop = shopPaths(market);
  const addresses: Readonly<Record<LinkTarget, string>> = {
    buyback: usePaths().root,
    service: servicePaths(market).root,
    stores: shop.stores,
    articles: shop.articles,
    limited_offers: shop.limitedOffers,
    contact: shop.contact,
  };
  return (
    <nav className="stack" aria-label={heading}>
      <h2>{heading}</h2>
      <ul className="home-links">
        {targets.map((target) => (
          <li key={target}>
            <Link className="card" to={addresses[target]}>
              {t(`link_${target}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const BrandsBlock = ({ block: { heading, brands } }: { readonly block: Block<'brands'> }) => (
  <nav className="stack" aria-label={heading}>
    <h2>{heading}</h2>
    <ul className="home-links">
      {brands.map(({ name, href }) => (
        <li key={`${name} ${href}`}>
          <Link className="card" to={href}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
