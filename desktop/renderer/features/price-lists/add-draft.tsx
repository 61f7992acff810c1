import { useNavigate } from 'react-router';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { line } from '../../lib/field-rules.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';

/** Names a new draft and opens it. */
export function AddDraft({ onClose }: { readonly onClose: () => void }) {
  const t = usePhrases('priceLists');
  const navigate = useNavigate();
  const { form, submit, field, trouble, isSending } = useOfficeForm({
    fields: ['name'],
    rules: { name: line(100) },
    send: (body) => client.post('price-draft-add', { body }),
    onSent: ({ id }) => void navigate(`/price-lists/${String(id)}`),
    saysTrouble: true,
  });
  const name = field('name');
  return (
    <Dialog
      title={t('newDraft')}
      lead={t('newDraftLead')}
      width="narrow"
      onClose={onClose}
      actions={
        <Button kind="primary" type="submit" form="add-draft" busy={isSending}>
          {t('create')}
        </Button>
      }
    >
      <form ref={form} id="add-draft" noValidate onSubmit={submit}>
        <TextField
          label={t('name')}
          help={t('nameHelp')}
          autoFocus
          maxLength={100}
          {...name}
          error={name.error ?? trouble}
        />
      </form>
    </Dialog>
  );
}
