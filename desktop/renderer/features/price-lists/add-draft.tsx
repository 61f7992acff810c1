import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { failureOf } from '../../lib/failures.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';

/** Names a new draft and opens it. */
export function AddDraft({ onClose }: { readonly onClose: () => void }) {
  const t = usePhrases('priceLists');
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const adding = useMutation({
    mutationFn: () => client.post('price-draft-add', { body: { name } }),
    meta: { silent: true },
    onSuccess: ({ id }) => void navigate(`/price-lists/${String(id)}`),
  });
  const failure = adding.error === null ? null : failureOf(adding.error);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!adding.isPending) adding.mutate();
  };
  return (
    <Dialog
      title={t('newDraft')}
      lead={t('newDraftLead')}
      width="narrow"
      onClose={onClose}
      actions={
        <Button kind="primary" type="submit" form="add-draft" busy={adding.isPending}>
          {t('create')}
        </Button>
      }
    >
      <form id="add-draft" noValidate onSubmit={send}>
        <TextField
          label={t('name')}
          help={t('nameHelp')}
          autoFocus
          maxLength={100}
          value={name}
          error={failure ? (failure.fields['name'] ?? failure.text) : undefined}
          onChange={({ target }) => setName(target.value)}
        />
      </form>
    </Dialog>
  );
}
