import { TextAreaField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { notify } from '../../lib/notify.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { Button } from '../../ui/button.tsx';
import { addNote, type Customer } from './customers.ts';

const longest = 2_000;

/** What was said with a customer; what is written stays as it is. */
export function CustomerNotes({ customer: { key, notes } }: { readonly customer: Customer }) {
  const t = usePhrases('customers');
  const moment = useMoment();
  return (
    <section aria-labelledby="customer-notes">
      <h3 id="customer-notes">{t('notes')}</h3>
      {/* A new form with every note, so that the field is empty for the next one. */}
      <NoteForm key={notes[0]?.id ?? 0} customerKey={key} />
      {notes.length === 0 && <p className="soft">{t('notesNone')}</p>}
      <ol className="customer-notes">
        {notes.map(({ id, text, writtenAt, writtenBy }) => (
          <li key={id}>
            <p>{text}</p>
            <p className="soft">
              {writtenBy}, <time dateTime={writtenAt}>{moment(writtenAt)}</time>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function NoteForm({ customerKey }: { readonly customerKey: string }) {
  const t = usePhrases('customers');
  const { form, submit, field, isSending } = useOfficeForm({
    fields: ['text'],
    rules: { text: (text) => (text.trim() === '' ? 'required' : null) },
    send: ({ text }) => addNote(customerKey, text),
    onSent: () => notify('success', t('noteAdded')),
  });
  return (
    <form ref={form} className="customer-note-form" noValidate onSubmit={submit}>
      <TextAreaField
        label={t('note')}
        help={t('noteHelp')}
        maxLength={longest}
        {...field('text')}
      />
      <Button type="submit" busy={isSending}>
        {t('addNote')}
      </Button>
    </form>
  );
}
