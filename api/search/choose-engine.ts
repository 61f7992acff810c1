import type { Dependencies } from '../platform/dependencies.ts';
import { meiliEngine, openMeili, withFallback } from './meilisearch/meili-engine.ts';
import { postgresEngine } from './postgres-engine.ts';
import type { SearchEngine } from './search-engine.ts';
import { Vocabulary } from './vocabulary.ts';

/** The engine that the environment asks for; PostgreSQL answers whenever another one does not. */
export function chooseEngine({ knex, replyCache, environment, log }: Dependencies): SearchEngine {
  const postgres = postgresEngine(knex, new Vocabulary(() => replyCache.generation));
  const { meili } = environment;
  return meili ? withFallback(meiliEngine(openMeili(meili)), postgres, log) : postgres;
}
