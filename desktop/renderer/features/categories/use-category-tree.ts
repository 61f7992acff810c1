import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { client } from '../../lib/client.ts';
import { useLive } from '../../lib/live.ts';
import { queries } from '../../lib/queries.ts';
import {
  indexCategories,
  searchedText,
  type Category,
  type CategoryIndex,
} from './category-index.ts';

export const treeKey = ['category-tree'] as const;
export const moveKey = ['category-move'] as const;

const restMs = 250;

/** Reads the tree anew once no move is under way: an answer from before it would put it back. */
export function refreshTree(): void {
  if (queries.isMutating({ mutationKey: moveKey }) > 0) return;
  void queries.invalidateQueries({ queryKey: treeKey });
}

/** Reads the tree in pieces of work, so that a large one is not felt. */
async function readTree(): Promise<CategoryIndex> {
  const { results } = await client.get('category-tree', {});
  await new Promise((resolve) => setTimeout(resolve));
  const index = indexCategories(results);
  makeSearchable(index.categories.values());
  return index;
}

/** Folds names while nothing else is to do; the first letter of a filter then finds it done. */
function makeSearchable(waiting: Iterator<Category>): void {
  requestIdleCallback((idle) => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) {
      searchedText(next.value);
      if (idle.timeRemaining() < 1) {
        makeSearchable(waiting);
        return;
      }
    }
  });
}

/** The whole tree, read again when somebody changes it. */
export function useCategoryTree() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Many changes come at once, such as those of one move; they are one reason to read.
  const refreshSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(refreshTree, restMs);
  };
  useLive('type_categories', refreshSoon);
  useLive('type_category_manufacturers', refreshSoon);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useQuery({
    queryKey: treeKey,
    queryFn: readTree,
    // Maps are compared by nothing; and the server's answer is always the newer one.
    structuralSharing: false,
  });
}

export const useManufacturers = () =>
  useQuery({
    queryKey: ['category-manufacturers'],
    queryFn: async () => (await client.get('category-manufacturers', {})).results,
  });

export const useDeviceTypes = (language: string) =>
  useQuery({
    queryKey: ['type-devices', language],
    queryFn: async () => (await client.get('type-devices', {})).results,
  });
