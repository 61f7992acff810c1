import type { Knex } from 'knex';
import type { z } from 'zod';
import { shownPage } from '#core/content/shown-page.ts';
import type { landingPageEndpoints } from '#core/contract/landing-pages.ts';
import type { Language } from '#core/market/market.ts';
import { shopPaths } from '#core/paths/shop-paths.ts';
import type { Rows } from '../platform/database/rows.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bilingualColumns, lockedVersion } from '../platform/resources/locked-version.ts';

type StoredPage = z.output<(typeof landingPageEndpoints)['admin-landing-page']['reply']>;
type PageChange = z.output<(typeof landingPageEndpoints)['admin-landing-page-update']['body']>;
type StoredBlock = StoredPage['blocks'][number];
type ShownPage = z.output<(typeof landingPageEndpoints)['landing-page']['reply']>;

export type PageRow = Omit<Rows['landing_pages'], 'blocks'> & {
  readonly blocks: readonly StoredBlock[];
};

/** What was made of the page of an address; the front page has none. */
export const pageKey = (slug: string): string => `page:${slug}`;

/** What was made of all pages but the front page; a new one is in it too. */
export const pagesKey = 'pages';

/** What a change of a page drops. */
export const keysOf = (slug: string): readonly string[] => [pageKey(slug), pagesKey];

/** Columns of what is given; the rest stays as it is. */
export const columnsOf = ({
  title,
  description,
  blocks,
  shownFrom,
  shownUntil,
}: Omit<PageChange, 'version'>) => ({
  ...(title && { title_cs: title.cs, title_ro: title.ro }),
  ...(description && { description_cs: description.cs, description_ro: description.ro }),
  ...(blocks && { blocks: JSON.stringify(blocks) }),
  ...(shownFrom !== undefined && { shown_from: shownFrom }),
  ...(shownUntil !== undefined && { shown_until: shownUntil }),
});

export function toStored(
  row: PageRow,
  { market, environment }: Pick<Dependencies, 'market' | 'environment'>,
): StoredPage {
  const paths = shopPaths(market.code);
  return {
    id: row.id,
    slug: row.slug,
    url: environment.publicUrl + (row.slug === '' ? paths.home : paths.promotion(row.slug)),
    version: row.version,
    title: { cs: row.title_cs, ro: row.title_ro },
    description: { cs: row.description_cs, ro: row.description_ro },
    blocks: [...row.blocks],
    shownFrom: row.shown_from?.toISOString() ?? null,
    shownUntil: row.shown_until?.toISOString() ?? null,
    changedAt: row.changed_at.toISOString(),
  };
}

/** A block as a visitor of a language is shown it. */
function inLanguage(block: StoredBlock, language: Language): ShownPage['blocks'][number] {
  switch (block.type) {
    case 'hero': {
      const { heading, text, label } = block;
      return {
        ...block,
        heading: heading[language],
        text: text[language],
        label: label[language],
      };
    }
    case 'text':
      return { ...block, body: block.body[language] };
    case 'part':
      return block;
    case 'products':
      return { ...block, heading: block.heading[language] };
    case 'links':
      return { ...block, heading: block.heading[language] };
    case 'brands':
      return { ...block, heading: block.heading[language] };
  }
}

/** A page as a visitor of a language is shown it. */
export const toShown = (row: PageRow, language: Language): ShownPage => ({
  title: row[`title_${language}`],
  description: row[`description_${language}`],
  blocks: row.blocks.map((block) => inLanguage(block, language)),
});

/** All pages of an address but its drafts, in the order of their making: the core says which of them is shown. */
export const plannedPages = (db: Knex, slug: string): Promise<PageRow[]> =>
  db<PageRow>('landing_pages').where({ slug }).whereNotNull('shown_from').orderBy('id');

/** Those of every address but the front page. */
export const allPlannedPages = (db: Knex): Promise<PageRow[]> =>
  db<PageRow>('landing_pages').whereNot({ slug: '' }).whereNotNull('shown_from').orderBy('id');

const spanOf = ({ shown_from, shown_until }: PageRow) => ({
  shownFrom: shown_from,
  shownUntil: shown_until,
});

/** The core's rules over rows: with their spans beside them. */
export const withSpans = (rows: readonly PageRow[]) => rows.map((row) => ({ ...spanOf(row), row }));

/** The row that is shown of pages of one address. */
export const shownRow = (rows: readonly PageRow[], now: Date): PageRow | null =>
  shownPage(withSpans(rows), now)?.row ?? null;

/** Locks a page for a change of the version that its writer saw. */
export function lockPage(
  trx: Knex,
  deps: Pick<Dependencies, 'market' | 'environment'>,
  id: number,
  { version, ...changes }: PageChange,
): Promise<PageRow> {
  const stored = () => trx<PageRow>('landing_pages').where({ id });
  return lockedVersion<PageRow>(
    stored().forUpdate(),
    version,
    async () => {
      const [row] = await stored();
      return row && toStored(row, deps);
    },
    { trx, table: 'landing_pages', changes, columns: bilingualColumns('title', 'description') },
  );
}
