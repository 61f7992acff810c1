import { useNavigate } from 'react-router';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { queries } from '../../lib/queries.ts';
import { Panel } from '../../ui/panel.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { AddCategory } from './add-category.tsx';
import type { Category, CategoryIndex } from './category-index.ts';
import { categoriesRoot } from './category-place.ts';
import { EditCategory } from './edit-category.tsx';
import { treeKey } from './use-category-tree.ts';

interface CategoryDetailsProps {
  readonly index: CategoryIndex;
  readonly id: number | null;
  readonly isNew: boolean;
  readonly parent: number | null;
  readonly takesFocus: boolean;
  readonly canEdit: boolean;
  readonly onDelete: (category: Category) => void;
  readonly onClose: () => void;
}

/** The panel at the right: a new category, the chosen one, or that there is none of that number. */
export function CategoryDetails(props: CategoryDetailsProps) {
  const { index, id, isNew, parent, canEdit, onDelete, onClose } = props;
  const t = usePhrases('categories');
  const frame = usePhrases('frame');
  const navigate = useNavigate();
  if (isNew && canEdit) {
    const onAdded = async (added: Category) => {
      await queries.invalidateQueries({ queryKey: treeKey });
      await navigate(`${categoriesRoot}/${String(added.id)}`);
    };
    return (
      <AddCategory
        key={parent}
        parent={parent}
        onClose={onClose}
        onAdded={(added) => void onAdded(added)}
      />
    );
  }
  const category = id === null ? undefined : index.categories.get(id);
  if (!category) {
    return (
      <Panel title={t('category')} onClose={onClose}>
        <EmptyState icon="warning" title={frame('missingTitle')}>
          {t('goneText')}
        </EmptyState>
      </Panel>
    );
  }
  return (
    <EditCategory
      key={category.id}
      category={category}
      canEdit={canEdit}
      onClose={onClose}
      takesFocus={props.takesFocus}
      onDelete={() => onDelete(category)}
    />
  );
}
