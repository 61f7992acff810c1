import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { usePhrases } from '../../i18n/use-phrases.ts';
import type { Category } from './category-index.ts';
import { CategoryPanel, useParents } from './category-panel.tsx';
import { blankCategory, typedCategory, type WrittenCategory } from './form-values.ts';
import { offerRowUndo } from './offer-row-undo.ts';
import { addCategory } from './save-category.ts';
import { useCategoryForm, useRefusal } from './use-category-form.ts';

interface AddCategoryProps {
  readonly parent: number | null;
  readonly onAdded: (category: Category) => void;
  readonly onClose: () => void;
}

/** A new category, the last one of its parent. */
export function AddCategory({ parent, onAdded, onClose }: AddCategoryProps) {
  const t = usePhrases('categories');
  const [blank] = useState(() => blankCategory(parent));
  const form = useCategoryForm(blank);
  const parents = useParents(null);
  const refuse = useRefusal(form);
  const saving = useMutation({
    mutationFn: (written: WrittenCategory) => addCategory(written),
    meta: { silent: true },
    onSuccess: (added) => {
      // Nothing is unsaved any more, and the guard must know it before the screen goes on.
      flushSync(() => form.reset(typedCategory(added)));
      void offerRowUndo(added.id, t('saved'));
      onAdded(added);
    },
    onError: refuse,
  });
  return (
    <CategoryPanel
      form={form}
      parents={parents}
      onClose={onClose}
      title={t('newCategory')}
      isNew
      canEdit
      takesFocus
      isSaving={saving.isPending}
      onSave={() => void form.handleSubmit((written) => saving.mutate(written))()}
    />
  );
}
