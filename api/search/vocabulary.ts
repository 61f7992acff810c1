import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import type { KnownWord, KnownWords, WordQuestions } from '#core/search/query-words.ts';

interface FoundWords {
  readonly kind: 'exact' | 'from' | 'near';
  readonly asked: string;
  readonly found: readonly KnownWord[];
}

/** Words that one beginning is continued with at most. */
const mostFrom = 48;
const mostRemembered = 20_000;

const question = `
  select 'exact' as kind, w.word as asked, json_build_array(json_build_object('id', w.id, 'word', w.word)) as found
  from search_words w where w.word = any(:exact::text[])
  union all
  select 'from', asked, (
    select coalesce(json_agg(w), '[]') from (
      select id, word from search_words
      where word > asked collate "C" and word < (asked || U&'\\+10FFFF') collate "C"
      order by documents desc, id limit ${String(mostFrom)}
    ) w)
  from unnest(:beginnings::text[]) asked
  union all
  select 'near', asked, (
    select coalesce(json_agg(w), '[]') from (
      select id, word from search_words_near(asked) order by documents desc, id
    ) w)
  from unnest(:near::text[]) asked
  where not exists (select 1 from search_words w where w.word = asked)`;

/**
 * Words that exist in the index, remembered until anything is purged anywhere: `generation` is that
 * of the reply cache, which hears the changes of every process.
 */
export class Vocabulary {
  readonly #remembered = new LRUCache<string, readonly KnownWord[]>({ max: mostRemembered });
  readonly #generation: () => number;
  #of: number | null = null;

  constructor(generation: () => number) {
    this.#generation = generation;
  }

  /** Answers the questions of one query with one statement at most. */
  async ask(db: Knex, questions: WordQuestions): Promise<KnownWords> {
    const generation = this.#generation();
    if (generation !== this.#of) this.#remembered.clear();
    this.#of = generation;
    const kinds = ['exact', 'from', 'near'] as const;
    const asked = { exact: questions.exact, from: questions.beginnings, near: questions.near };
    const answers = new Map<string, readonly KnownWord[]>();
    const missing = { exact: [''], from: [''], near: [''] };
    for (const kind of kinds) {
      missing[kind] = asked[kind].filter((word) => {
        const found = this.#remembered.get(`${kind} ${word}`);
        if (found !== undefined) answers.set(`${kind} ${word}`, found);
        return found === undefined;
      });
    }
    if (kinds.some((kind) => missing[kind].length > 0)) {
      const { rows } = await db.raw<{ rows: FoundWords[] }>(question, {
        exact: missing.exact,
        beginnings: missing.from,
        near: missing.near,
      });
      for (const kind of kinds) {
        for (const word of missing[kind]) answers.set(`${kind} ${word}`, []);
      }
      for (const row of rows) answers.set(`${row.kind} ${row.asked}`, row.found);
      if (generation === this.#of) {
        for (const [key, found] of answers) this.#remembered.set(key, found);
      }
    }
    const found = (key: string) => answers.get(key) ?? this.#remembered.get(key) ?? [];
    return {
      exact: (word) => found(`exact ${word}`)[0]?.id,
      from: (beginning) => found(`from ${beginning}`),
      near: (word) => found(`near ${word}`),
    };
  }
}
