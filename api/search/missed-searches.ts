import type { Language } from '#core/market/market.ts';
import { missedWords } from '#core/search/missed-search.ts';
import type { SearchQuery } from '#core/search/parse-query.ts';
import { query } from '../platform/database/query.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { describeError } from '../platform/describe-error.ts';

type Tools = Pick<Dependencies, 'knex' | 'log'>;

interface Missed {
  readonly day: string;
  readonly language: Language;
  readonly words: string;
  count: number;
}

const flushMs = 1_000;
/** Different words of a day that are counted, and that wait to be written; whoever sends more is no customer. */
const mostOfDay = 1_000;

const noteSql = `
  insert into missed_searches as kept (day, language, words, count)
  select day, language, words, count
  from jsonb_to_recordset($1::jsonb) as m (day date, language text, words text, count integer)
  where exists (select from missed_searches k
      where k.day = m.day and k.language = m.language and k.words = m.words)
    or (select count(*) from missed_searches k where k.day = m.day) < $2
  on conflict (day, language, words) do update set count = kept.count + excluded.count`;

/**
 * Counts searches that found nothing, for the statistics, and writes them once a second: no answer waits for it. Says
 * nothing of who searched. A process that is killed loses its last second.
 */
class MissedSearches {
  readonly #tools: Tools;
  #waiting = new Map<string, Missed>();
  #timer: NodeJS.Timeout | undefined;

  constructor(tools: Tools) {
    this.#tools = tools;
  }

  note(asked: SearchQuery, { today: day, language }: { today: string; language: Language }): void {
    const words = missedWords(asked);
    if (words === null) return;
    const key = `${day} ${language} ${words}`;
    const known = this.#waiting.get(key);
    if (known) known.count += 1;
    else if (this.#waiting.size < mostOfDay)
      this.#waiting.set(key, { day, language, words, count: 1 });
    this.#timer ??= setTimeout(() => void this.flush(), flushMs).unref();
  }

  /** Writes what was counted; a number of the statistics is not worth a second attempt. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const missed = [...this.#waiting.values()];
    this.#waiting = new Map();
    if (missed.length === 0) return;
    try {
      await query(this.#tools.knex, noteSql, [JSON.stringify(missed), mostOfDay]);
    } catch (error) {
      this.#tools.log.warn({ error: describeError(error) }, 'missed searches were not counted');
    }
  }
}

const kept = new WeakMap<object, MissedSearches>();

/** The one count of a program, by its pool of connections. */
export function missedSearchesOf(tools: Tools): MissedSearches {
  const known = kept.get(tools.knex);
  if (known) return known;
  const made = new MissedSearches(tools);
  kept.set(tools.knex, made);
  return made;
}
