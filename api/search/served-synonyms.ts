import { synonyms } from '#core/search/synonyms.ts';
import { words as cs } from '#core/phrases/cs/resources/search-synonyms.ts';
import { words as ro } from '#core/phrases/ro/resources/search-synonyms.ts';
import { wordsKey } from '../catalog/surrogate-keys.ts';
import { serve } from '../platform/resources/serve.ts';

/** Synonyms, kept by staff; a search that was answered before is answered anew. */
export const servedSynonyms = serve(synonyms, {
  said: { cs, ro },
  order: ['said'],
  after: (trx, deps) => deps.replyCache.purge(trx, [wordsKey]),
});
