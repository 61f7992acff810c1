import { TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { email } from '../../lib/field-rules.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { Button } from '../../ui/button.tsx';
import type { Subscriber } from './subscribers.ts';

interface FindSubscriberProps {
  /** Null while the list is shown. */
  readonly found: readonly Subscriber[] | null;
  readonly onFound: (found: readonly Subscriber[] | null) => void;
}

/** Finds one subscription by its whole address, which stands in no URL and is kept nowhere. */
export function FindSubscriber({ found, onFound }: FindSubscriberProps) {
  const t = usePhrases('subscribers');
  const { form, submit, field, isSending } = useOfficeForm({
    fields: ['eMail'],
    rules: { eMail: email },
    send: ({ eMail }) => client.post('admin-subscriber-find', { body: { eMail } }),
    onSent: ({ results }) => onFound(results),
  });
  return (
    <form ref={form} role="search" className="subscriber-search" noValidate onSubmit={submit}>
      <TextField
        label={t('find')}
        type="search"
        autoComplete="off"
        spellCheck={false}
        {...field('eMail')}
      />
      <Button type="submit" busy={isSending}>
        {t('doFind')}
      </Button>
      {found && <Button onClick={() => onFound(null)}>{t('backToList')}</Button>}
    </form>
  );
}
