import { useCallback } from 'react';
import { changedTables as csTables } from '#core/phrases/cs/changes.ts';
import { changedTables as roTables } from '#core/phrases/ro/changes.ts';
import type { Language } from '#core/market/market.ts';
import { useLanguage, useWordsOfResources } from './use-phrases.ts';

const tables: Record<Language, Readonly<Record<string, string>>> = { cs: csTables, ro: roTables };

/** What people call a table: a resource by its own words, any other by those of the history. */
export function useTableName(): (table: string) => string {
  const language = useLanguage();
  const words = useWordsOfResources();
  return useCallback((table) => tables[language][table] ?? words(table).title, [language, words]);
}
