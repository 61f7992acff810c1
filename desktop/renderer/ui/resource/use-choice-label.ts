import { useCallback } from 'react';
import type { GridColumn } from '#core/grid/grid-definition.ts';
import type { ResourceWords } from '#core/resources/words.ts';

/** What a choice of a resource's column is called. */
export const useChoiceLabel = (words: ResourceWords) =>
  useCallback(
    ({ id }: GridColumn, choice: string) => words.choices?.[id]?.[choice] ?? choice,
    [words],
  );
