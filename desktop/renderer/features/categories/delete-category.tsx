import { useMutation } from '@tanstack/react-query';
import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
import { asApiError } from '#ui/api-error.ts';
import { client } from '../../lib/client.ts';
import { failureOf } from '../../lib/failures.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { nameOf, type Category } from './category-index.ts';
import { offerRowUndo } from './offer-row-undo.ts';
import { refreshTree } from './use-category-tree.ts';

interface DeleteCategoryProps {
  readonly category: Category;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

const uses = ['children', 'products', 'buyback_devices'] as const;

/** Asks before a category is deleted, and says what still uses it where it cannot be (T-CAT-8). */
export function DeleteCategory({ category, onDeleted, onClose }: DeleteCategoryProps) {
  const t = usePhrases('categories');
  const name = nameOf(category, useLanguage());
  const deleting = useMutation({
    mutationFn: () => client.delete('category-delete', { params: { id: category.id } }),
    meta: { silent: true },
    onSuccess: () => {
      void offerRowUndo(category.id, t('deleted'));
      onDeleted();
    },
    onSettled: refreshTree,
  });
  if (deleting.error !== null)
    return <Refused error={deleting.error} name={name} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={t('deleteTitle', { name })}
      lead={t('deleteLead')}
      confirm={t('deleteConfirm')}
      isDangerous
      busy={deleting.isPending}
      onConfirm={() => deleting.mutate()}
      onClose={onClose}
    />
  );
}

interface RefusedProps {
  readonly error: unknown;
  readonly name: string;
  readonly onClose: () => void;
}

function Refused({ error, name, onClose }: RefusedProps) {
  const t = usePhrases('categories');
  const frame = usePhrases('frame');
  const body = Object(asApiError(error)?.body) as Readonly<Record<string, unknown>>; // what Object() makes
  const counts = uses.flatMap((use) => {
    const count = body[use];
    return typeof count === 'number' && count > 0 ? [t(`use_${use}`, { count })] : [];
  });
  return (
    <Dialog
      title={t('notDeleted', { name })}
      lead={failureOf(error).text}
      width="narrow"
      onClose={onClose}
      actions={<Button onClick={onClose}>{frame('close')}</Button>}
    >
      {counts.length > 0 && (
        <ul className="category-uses">
          {counts.map((count) => (
            <li key={count}>{count}</li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
