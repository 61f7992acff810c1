import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FieldError } from '#ui/field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { failureOf } from '../../lib/failures.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextAreaField } from '#ui/text-field.tsx';
import { useWarnings, type Draft } from './use-draft.ts';
import { Warnings } from './warnings.tsx';

interface PublishDialogProps {
  readonly draft: Draft;
  readonly onClose: () => void;
}

const changes = ['raised', 'lowered', 'added', 'removed', 'mixed'] as const;

function usePublishing({ draft: { id, version }, onClose }: PublishDialogProps) {
  const t = usePhrases('priceLists');
  const approvals = usePhrases('approvals');
  return useMutation({
    mutationFn: (said: { readonly note: string; readonly acceptedWarnings: string }) =>
      client.post('price-draft-publish', { params: { id }, body: { version, ...said } }),
    meta: { silent: true },
    onSuccess: ({ publishedAs, prepared }) => {
      if (prepared === null) notify('success', t('published', { code: publishedAs ?? '' }));
      else notify('info', approvals('waitsFor'));
      onClose();
    },
    // Somebody wrote into it meanwhile: what is shown is asked for anew.
    onSettled: () => queries.invalidateQueries({ queryKey: ['price-draft', id] }),
  });
}

/** The last look before a list is published: what changes, what is odd, and why it is done. */
export function PublishDialog({ draft, onClose }: PublishDialogProps) {
  const t = usePhrases('priceLists');
  const { id } = draft;
  const [note, setNote] = useState('');
  const [read, setRead] = useState('');
  const warnings = useWarnings(id);
  const digest = warnings.data?.digest ?? '';
  const publishing = usePublishing({ draft, onClose });
  const failure = publishing.error === null ? null : failureOf(publishing.error);
  // A box ticked for other warnings than those shown now does not count.
  const isRead = warnings.isSuccess && (digest === '' || read === digest);
  return (
    <Dialog
      title={t('publishTitle', { name: draft.name })}
      lead={t('publishLead')}
      onClose={onClose}
      actions={
        <Button
          kind="primary"
          disabled={!isRead}
          busy={publishing.isPending}
          onClick={() => publishing.mutate({ note, acceptedWarnings: digest })}
        >
          {t('publishNow')}
        </Button>
      }
    >
      <Counts draft={draft} />
      <Warnings draftId={id} />
      {digest !== '' && (
        <Checkbox
          label={t('warningsRead')}
          checked={read === digest}
          onChange={({ target }) => setRead(target.checked ? digest : '')}
        />
      )}
      <TextAreaField
        label={t('note')}
        help={t('noteHelp')}
        maxLength={500}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {failure && (
        <FieldError isAlert>
          {[failure.text, ...Object.values(failure.fields)].join(' ')}
        </FieldError>
      )}
    </Dialog>
  );
}

/** How many prices and choices are other than in the published list. */
function Counts({ draft }: { readonly draft: Draft }) {
  const t = usePhrases('priceLists');
  return (
    <ul className="publish-counts">
      {changes.map((change) => (
        <li key={change}>
          <b>{draft.changes[change]}</b> {t(`change_${change}`)}
        </li>
      ))}
      <li>
        <b>{draft.changedChoices}</b> {t('changedChoices')}
      </li>
    </ul>
  );
}
