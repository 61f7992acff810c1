import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { parseQuery } from '#core/search/parse-query.ts';
import { useShop } from '../../lib/shop.tsx';
import { suggestionOptions, type SuggestionOption } from './suggestion-options.ts';
import { useDebounced } from '#ui/use-debounced.ts';

/** Milliseconds that typing rests before it is asked about. */
const typingRest = 120;

interface SuggestionState {
  readonly isLong: boolean;
  readonly isError: boolean;
  readonly isAnswered: boolean;
  readonly options: readonly SuggestionOption[];
}

/** What the shop suggests for a text; nothing below two letters. */
export function useSuggestions(typed: string): SuggestionState {
  const { client, market, language } = useShop();
  const asked = useDebounced(typed.trim(), typingRest);
  const isLong = parseQuery(typed).ok;
  // The cache keeps each answer under its question, so a late one never replaces a newer one.
  const { data, isError } = useQuery({
    queryKey: ['suggestions', language, asked],
    queryFn: ({ signal }) => client.get('search-suggestions', { query: { q: asked } }, { signal }),
    enabled: isLong && parseQuery(asked).ok,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const options = data === undefined || !isLong ? [] : suggestionOptions(data, market);
  return { isLong, isError, isAnswered: data !== undefined, options };
}
