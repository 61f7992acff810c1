import type { SearchQuery } from '#core/search/parse-query.ts';
import type { ChosenFilter } from '../catalog/listing/chosen-filters.ts';
import type { FoundCard } from './found-card.ts';

/** What an engine is asked. */
export interface EngineSearch {
  readonly query: SearchQuery;
  /** While it is typed, its last word may be the beginning of one. */
  readonly isUnfinished: boolean;
  /** What is chosen in facets; only where more answers than `most` does an engine need it. */
  readonly filters: readonly ChosenFilter[];
  /** Boosts of categories by number. */
  readonly boosts: ReadonlyMap<number, number>;
  /** Cards that are looked at, at most. */
  readonly most: number;
}

export interface EngineAnswer {
  /** Best first; under filters also such as they do not let through, for the counts. */
  readonly cards: readonly FoundCard[];
  /** False where there are more than were looked at. */
  readonly isExact: boolean;
  /** The query as it was read where a typo was put right, else null. */
  readonly correctedTo: string | null;
  /** Where nothing answers: cards that answer most of the words, best first. */
  readonly nearest: readonly FoundCard[];
  /** Whether any of them has a code that was asked for. */
  readonly isCoded: boolean;
}

/** What finds cards: PostgreSQL, or Meilisearch where a server is given. */
export interface SearchEngine {
  readonly name: 'postgres' | 'meilisearch';
  readonly find: (search: EngineSearch) => Promise<EngineAnswer>;
}
