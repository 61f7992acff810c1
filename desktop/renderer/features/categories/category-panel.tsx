import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { usePhrases, useLanguage } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { useShortcut } from '../../lib/shortcuts.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { SearchOption } from '../../ui/search-select.tsx';
import { UnsavedDialog } from '../../ui/unsaved-dialog.tsx';
import { CategoryFields, type CategoryFormControl } from './category-fields.tsx';

/** Where a category can belong: itself and those below it are there, but cannot be chosen. */
export function useParents(editedId: number | null): readonly SearchOption[] {
  const t = usePhrases('categories');
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['category-tree', 'list', editedId, language],
    queryFn: () =>
      client.get('category-list', { query: editedId === null ? {} : { edited: editedId } }),
  });
  const root = t('root');
  return useMemo(
    () => [
      { id: null, label: root },
      ...(data?.results ?? []).map(({ id, name, urlPath, disabled }) => ({
        id,
        label: name,
        detail: urlPath,
        isDisabled: disabled,
      })),
    ],
    [data, root],
  );
}

interface CategoryPanelProps {
  readonly title: string;
  readonly form: CategoryFormControl;
  readonly parents: readonly SearchOption[];
  readonly isNew: boolean;
  readonly canEdit: boolean;
  readonly isSaving: boolean;
  /** The keyboard goes into the form at once. */
  readonly takesFocus: boolean;
  readonly onSave: () => void;
  readonly onClose: () => void;
  readonly actions?: ReactNode;
  /** What stands above the fields. */
  readonly children?: ReactNode;
}

/** Details of a category at the right of the tree, one being added or one being changed. */
export function CategoryPanel(props: CategoryPanelProps) {
  const { form, canEdit, isSaving, onSave } = props;
  const t = usePhrases('categories');
  const box = useRef<HTMLFormElement>(null);
  const { isDirty } = form.formState;
  const trouble = form.formState.errors.root?.message;
  const save = () => {
    if (!isSaving && canEdit) onSave();
  };
  useShortcut({ keys: 'Ctrl+S', label: t('saveCategory'), run: save });
  useEffect(() => {
    if (props.takesFocus) box.current?.querySelector('input')?.focus();
  }, [props.takesFocus]);
  return (
    <Panel
      title={props.title}
      onClose={props.onClose}
      actions={
        canEdit && (
          <>
            {props.actions}
            <span className="category-actions-space" />
            {isDirty && !props.isNew && (
              <Button kind="quiet" icon="undo" onClick={() => form.reset()}>
                {t('discard')}
              </Button>
            )}
            <Button kind="primary" keys="Ctrl+S" busy={isSaving} onClick={save}>
              {t('save')}
            </Button>
          </>
        )
      }
    >
      <form
        ref={box}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <div role="alert">
          {trouble !== undefined && <p className="category-trouble">{trouble}</p>}
        </div>
        {props.children}
        <CategoryFields form={form} canEdit={canEdit} parents={props.parents} isNew={props.isNew} />
        {/* Enter in a field sends the form; the button that is seen stands below it. */}
        <button type="submit" hidden />
      </form>
      <UnsavedDialog isDirty={isDirty} />
    </Panel>
  );
}

/** The address, which follows from the names in it and is never typed. */
export function UrlPath({ path }: { readonly path: string }) {
  const t = usePhrases('categories');
  const copy = async () => {
    await navigator.clipboard.writeText(path);
    notify('info', t('pathCopied'));
  };
  return (
    <div className="category-path">
      <span className="field-label">{t('urlPath')}</span>
      <code>{path}</code>
      <IconButton icon="link" label={t('copyPath')} onClick={() => void copy()} />
    </div>
  );
}
