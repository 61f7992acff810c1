import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
import { queries } from '../../lib/queries.ts';
import { Button } from '../../ui/button.tsx';
import { nameOf, withCategory, type Category, type CategoryIndex } from './category-index.ts';
import { CategoryPanel, UrlPath, useParents } from './category-panel.tsx';
import { typedCategory, type WrittenCategory } from './form-values.ts';
import { offerRowUndo } from './offer-row-undo.ts';
import { saveCategory } from './save-category.ts';
import { useCategoryForm, useRefusal } from './use-category-form.ts';
import { refreshTree, treeKey } from './use-category-tree.ts';
import { useFieldWords } from './use-field-words.ts';

interface EditCategoryProps {
  readonly category: Category;
  readonly canEdit: boolean;
  readonly takesFocus: boolean;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Changing a category. What others save meanwhile comes in as long as nothing is typed. */
export function EditCategory({ category, onDelete, onClose, ...rest }: EditCategoryProps) {
  const t = usePhrases('categories');
  const language = useLanguage();
  const [base, setBase] = useState(category);
  const form = useCategoryForm(typedCategory(base));
  const { isDirty } = form.formState;
  if (category !== base && !isDirty) setBase(category);
  const parents = useParents(category.id);
  const words = useFieldWords(parents);
  const refuse = useRefusal(form);
  const saving = useMutation({
    mutationFn: (edited: WrittenCategory) => saveCategory(base, edited, words),
    meta: { silent: true },
    onSuccess: (saved) => {
      if (saved === null) return;
      queries.setQueryData<CategoryIndex>(treeKey, (index) => index && withCategory(index, saved));
      form.reset(typedCategory(saved));
      setBase(saved);
      if (saved !== base) void offerRowUndo(saved.id, t('saved'));
    },
    onError: refuse,
    onSettled: refreshTree,
  });
  return (
    <CategoryPanel
      {...rest}
      form={form}
      parents={parents}
      onClose={onClose}
      title={nameOf(category, language)}
      isNew={false}
      isSaving={saving.isPending}
      onSave={() => void form.handleSubmit((edited) => saving.mutate(edited))()}
      actions={
        <Button kind="danger" icon="trash" onClick={onDelete}>
          {t('delete')}
        </Button>
      }
    >
      {category.version !== base.version && (
        <p className="category-warning" role="status">
          {t('changedMeanwhile')}
        </p>
      )}
      <UrlPath path={category.urlPath} />
    </CategoryPanel>
  );
}
