import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, type ReactNode } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { notify } from '../../lib/notify.ts';
import { Button } from '../button.tsx';
import { Panel } from '../panel.tsx';
import { UnsavedDialog } from '../unsaved-dialog.tsx';
import { setTextErrors } from './text-errors.ts';

interface TextsPanelProps<T extends FieldValues> {
  readonly title: string;
  readonly form: UseFormReturn<T>;
  /** Fields that a refusal may name; one of blocks stands for all its blocks. */
  readonly paths: readonly FieldPath<T>[];
  readonly save: (typed: T) => Promise<unknown>;
  /** Reads the list and the record anew. */
  readonly readAnew: () => Promise<void>;
  /** Said in the corner once it is saved. */
  readonly saved: string;
  /** A new record closes its form once it is saved; a stored one goes on as it is now. */
  readonly isNew: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Form of a record of long texts beside its list; what is typed and not saved is asked about before it is left. */
export function TextsPanel<T extends FieldValues>(props: TextsPanelProps<T>) {
  const { children, form, isNew, onClose, paths, readAnew, saved, save, title } = props;
  const t = usePhrases('rowPanel');
  const id = useId();
  const saving = useMutation({
    meta: { silent: true },
    mutationFn: save,
    onSuccess: async () => {
      notify('success', saved);
      await readAnew();
    },
    onError: (error) => setTextErrors(error, paths, form.setError),
  });
  const isOver = isNew && saving.isSuccess;
  useEffect(() => {
    // Only now is nothing held any more that would ask before leaving.
    if (isOver) onClose();
  }, [isOver, onClose]);
  return (
    <Panel
      title={title}
      onClose={onClose}
      takesFocus
      actions={
        <Button kind="primary" type="submit" form={id} busy={saving.isPending}>
          {t('save')}
        </Button>
      }
    >
      <form
        id={id}
        className="texts-form"
        onSubmit={(event) => void form.handleSubmit((typed) => saving.mutate(typed))(event)}
      >
        {children}
        <UnsavedDialog isDirty={form.formState.isDirty && !saving.isSuccess} />
      </form>
    </Panel>
  );
}
