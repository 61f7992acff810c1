import { TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { line } from '../../lib/field-rules.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { Button } from '../../ui/button.tsx';
import type { DeskFile } from './desk-file.ts';

/** How the bank writes the holder of the account, where the seller's name is in another script. */
export function AccountHolder({ file: { id, version } }: { readonly file: DeskFile }) {
  const t = usePhrases('buybacks');
  const { form, submit, field, isSending } = useOfficeForm({
    fields: ['accountHolder'],
    rules: { accountHolder: line(70) },
    send: async (body) => {
      try {
        await client.post('buyback-account-holder', {
          params: { id },
          body: { ...body, version },
        });
      } finally {
        void queries.invalidateQueries({ queryKey: ['buyback-desk', id] });
      }
    },
    onSent: () => notify('success', t('holderSaved')),
  });
  return (
    <form ref={form} className="buyback-move" noValidate onSubmit={submit}>
      <TextField
        label={t('holder')}
        help={t('holderHelp')}
        maxLength={70}
        {...field('accountHolder')}
      />
      <Button type="submit" busy={isSending}>
        {t('holderSave')}
      </Button>
    </form>
  );
}
