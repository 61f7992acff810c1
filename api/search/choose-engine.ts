import type { Dependencies } from '../dependencies.ts';
import { postgresEngine } from './postgres-engine.ts';
import type { SearchEngine } from './search-engine.ts';
import { Vocabulary } from './vocabulary.ts';

/** The engine that the environment asks for. */
export function chooseEngine({ knex, replyCache }: Dependencies): SearchEngine {
  return postgresEngine(knex, new Vocabulary(() => replyCache.generation));
}
