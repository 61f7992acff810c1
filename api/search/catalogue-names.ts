import type { Knex } from 'knex';
import type { Language } from '#core/market/market.ts';
import { facets as cs } from '#core/phrases/cs/facets.ts';
import { facets as ro } from '#core/phrases/ro/facets.ts';
import { searchDocument, type SearchDocument } from '#core/search/rank.ts';
import { synonymBook, type Synonym, type SynonymBook } from '#core/search/read-by-synonyms.ts';
import type { FactRow } from '../catalog/listing/category-row.ts';
import { fixedValues } from '../catalog/listing/facts.ts';
import { defineListing, type ListingDefinition } from '../catalog/listing/listing-definition.ts';
import { query } from '../platform/database/query.ts';
import { categoryFact } from './category-facts.ts';
import type { Rows } from '../platform/database/rows.ts';

/** A category that is displayed. */
export interface NamedCategory {
  readonly id: number;
  readonly urlPath: string;
  readonly name: Readonly<Record<Language, string>>;
  /** The names as they are searched. */
  readonly searched: Readonly<Record<Language, SearchDocument>>;
}

/** What every search needs of the catalogue besides its cards. */
export interface CatalogueNames {
  /** All that a list of search results can be filtered by. */
  readonly listing: Readonly<Record<Language, ListingDefinition>>;
  readonly boosts: ReadonlyMap<number, number>;
  readonly categories: readonly NamedCategory[];
  /** What staff say that people mean. */
  readonly synonyms: SynonymBook;
  /** Another one once an article, a question, a page of a campaign or a store was written. */
  readonly pagesStamp: string;
}

type ValueRow = Pick<Rows['attribute_values'], 'hex'> & {
  readonly fact: number;
  readonly value: string;
  readonly facet: string | null;
  readonly cs: string;
  readonly ro: string;
  readonly facet_cs: string | null;
  readonly facet_ro: string | null;
};

type CategoryNameRow = Pick<Rows['type_categories'], 'id' | 'url_path' | 'for_display'> & {
  readonly cs: string;
  readonly ro: string;
  readonly parent_cs: string | null;
  readonly parent_ro: string | null;
  readonly boost: number;
};

/** Each change of a row raises its version. */
const stampOf = (table: string) =>
  `(select md5(string_agg(id || '.' || version, ',' order by id)) from ${table})`;

const statement = `
  select
    (select coalesce(json_agg(v), '[]') from (
      select v.id as fact, v.code as value, v.hex, a.code as facet, v.name_cs as cs, v.name_ro as ro,
        a.name_cs as facet_cs, a.name_ro as facet_ro
      from attribute_values v
      join attributes a on a.id = v.attribute_id and a.is_facet
      join attribute_groups g on g.id = a.group_id
      order by g.position, a.position, a.id, v.position, v.id
    ) v) as values,
    (select coalesce(json_agg(m), '[]') from (
      select -1000 - id as fact, slug as value, null as hex, null as facet, name as cs, name as ro
      from manufacturers order by popularity, name
    ) m) as manufacturers,
    (select coalesce(json_agg(c), '[]') from (
      select c.id, c.name_cs as cs, c.name_ro as ro, c.url_path, c.for_display,
        p.name_cs as parent_cs, p.name_ro as parent_ro, c.meilisearch_boost::float as boost
      from type_categories c left join type_categories p on p.id = c.parent_id
      order by coalesce(p.position, c.position), p.id is not null, c.position, c.id
    ) c) as categories,
    (select coalesce(json_agg(s), '[]') from (
      select said, meant from search_synonyms order by id
    ) s) as synonyms,
    concat_ws(';', ${['articles', 'faq_questions', 'landing_pages', 'stores'].map(stampOf).join(', ')})
      as pages_stamp`;

interface StoredNames {
  readonly values: readonly ValueRow[];
  readonly manufacturers: readonly ValueRow[];
  readonly categories: readonly CategoryNameRow[];
  readonly synonyms: readonly Synonym[];
  readonly pages_stamp: string;
}

/** Prices are bounded by what is found, not beforehand. */
const anyPrice = { min: 0, max: 10_000_000 };
const phrases = { cs, ro };

/** Reads the names in one statement. */
async function readNames(db: Knex): Promise<CatalogueNames> {
  const [row] = await query<StoredNames>(db, statement, []);
  if (!row) throw new Error('a statement without tables answered no row');
  const listing = (language: Language) =>
    defineListing(factRows(row, language), anyPrice, language);
  return {
    listing: { cs: listing('cs'), ro: listing('ro') },
    boosts: new Map(row.categories.map(({ id, boost }) => [id, boost])),
    categories: row.categories.filter((category) => category.for_display).map(namedCategory),
    synonyms: synonymBook(row.synonyms),
    pagesStamp: row.pages_stamp,
  };
}

function namedCategory(row: CategoryNameRow): NamedCategory {
  const name = { cs: placeName(row, 'cs'), ro: placeName(row, 'ro') };
  const searched = { cs: searchDocument(name.cs, []), ro: searchDocument(name.ro, []) };
  return { id: row.id, urlPath: row.url_path, name, searched };
}

function factRows(row: StoredNames, language: Language): FactRow[] {
  const plain = { cards: 0, value: null, label: null, hex: null, facet: null, facet_label: null };
  const fixed = [
    ...fixedValues.condition.map((_, index) => ({ ...plain, fact: -1 - index })),
    ...fixedValues.availability.map((_, index) => ({ ...plain, fact: -11 - index })),
    ...fixedValues.grade.map((_, index) => ({ ...plain, fact: -31 - index })),
    ...fixedValues.battery.map((_, index) => ({ ...plain, fact: -51 - index })),
  ];
  const categories = row.categories
    .filter((category) => category.for_display)
    .map((category) => {
      return {
        ...plain,
        fact: categoryFact(category.id),
        facet: 'category',
        value: category.url_path.slice(1).replaceAll('/', '.'),
        label: placeName(category, language),
        facet_label: phrases[language].category,
      };
    });
  const named = [...row.manufacturers, ...row.values].map((each) => ({
    fact: each.fact,
    cards: 0,
    value: each.value,
    label: each[language],
    hex: each.hex,
    facet: each.facet,
    facet_label: (language === 'cs' ? each.facet_cs : each.facet_ro) ?? null,
  }));
  return [...fixed, ...categories, ...named];
}

type PlaceNames = Pick<CategoryNameRow, 'cs' | 'ro' | 'parent_cs' | 'parent_ro'>;

/** With the category above it: every kind of device has its Apple. */
function placeName(row: PlaceNames, language: Language): string {
  const parent = language === 'cs' ? row.parent_cs : row.parent_ro;
  return parent === null ? row[language] : `${parent} – ${row[language]}`;
}

/** The names, read again after anything is purged anywhere. */
export function rememberNames(db: Knex, generation: () => number): () => Promise<CatalogueNames> {
  let last: { readonly of: number; readonly names: Promise<CatalogueNames> } | null = null;
  return () => {
    const now = generation();
    if (last?.of !== now) {
      const names = readNames(db);
      last = { of: now, names };
      names.catch(() => (last = null));
    }
    return last.names;
  };
}
