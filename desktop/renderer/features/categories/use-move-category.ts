import { useMutation } from '@tanstack/react-query';
import type { CategoryMove } from '#core/categories/move-category.ts';
import { phrases, useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { failureOf } from '../../lib/failures.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { movedIndex, nameOf, type CategoryIndex } from './category-index.ts';
import { offerRowUndo } from './offer-row-undo.ts';
import { moveKey, refreshTree, treeKey } from './use-category-tree.ts';

export type MoveReason = Extract<ReturnType<typeof movedIndex>, { ok: false }>['error']['reason'];

/** A refusal in the words of the specification; what is gone is for the screen to read anew. */
export const moveRefusal = (reason: MoveReason): string =>
  phrases('categoryFields')(reason === 'category_not_found' ? 'target_not_found' : reason);

/**
 * Moves a category: it stands in its new place at once and goes back if the server refuses. Moves are
 * sent one after another, in the order they were made.
 */
export function useMoveCategory(): (move: CategoryMove) => void {
  const t = usePhrases('categories');
  const language = useLanguage();
  const { mutate } = useMutation({
    mutationKey: moveKey,
    scope: { id: 'category-move' },
    meta: { silent: true },
    mutationFn: ({ id, target, position }: CategoryMove) =>
      client.patch('category-move', { params: { id }, body: { target, position } }),
    onMutate: async (move) => {
      await queries.cancelQueries({ queryKey: treeKey });
      const before = queries.getQueryData<CategoryIndex>(treeKey);
      const moved = before && movedIndex(before, move);
      if (moved?.ok) queries.setQueryData(treeKey, moved.value);
      return { before };
    },
    onSuccess: (category) => offerRowUndo(category.id, t('moved', { name: category.name })),
    onError: (error, _move, context) => {
      if (context?.before) queries.setQueryData(treeKey, context.before);
      const { text, fields } = failureOf(error);
      notify('error', fields['name'] ?? fields['target'] ?? text);
    },
    // This one still counts as under way here.
    onSettled: () => void setTimeout(refreshTree),
  });
  return (move) => {
    const index = queries.getQueryData<CategoryIndex>(treeKey);
    if (!index) return;
    const moved = movedIndex(index, move);
    if (!moved.ok) notify('error', moveRefusal(moved.error.reason));
    else if (moved.value !== index) mutate(move);
    else {
      const category = index.categories.get(move.id);
      if (category) notify('info', t('alreadyThere', { name: nameOf(category, language) }));
    }
  };
}
