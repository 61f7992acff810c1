import { useState, type SubmitEvent } from 'react';
import { TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { draftOf } from '../../lib/drafts.ts';
import { failureOf, reportFailure } from '../../lib/failures.ts';
import { Button } from '../../ui/button.tsx';
import type { Repair } from './repairs.ts';
import { useRepairAct } from './use-repair-act.ts';

/** A line for colleagues; it stands in the history. What was typed stays until it is sent. */
export function RepairNotes({ repair: { id } }: { readonly repair: Repair }) {
  const t = usePhrases('repairs');
  const draft = draftOf<string>(`repair-note-${String(id)}`);
  const [text, setText] = useState(draft.kept ?? '');
  const type = (typed: string) => {
    setText(typed);
    draft.keep(typed);
  };
  const add = useRepairAct(id, {
    send: () => client.post('admin-repair-note', { params: { id }, body: { text } }),
    done: () => t('noted'),
    onDone: () => {
      setText('');
      draft.drop();
    },
    onFailed: (error) => {
      if (failureOf(error).fields['text'] === undefined) reportFailure(error);
    },
  });
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!add.isPending && text.trim() !== '') add.mutate();
  };
  return (
    <section>
      <h2>{t('notes')}</h2>
      <form className="repair-line-form" onSubmit={send}>
        <TextField
          label={t('note')}
          value={text}
          error={add.isError ? failureOf(add.error).fields['text'] : undefined}
          maxLength={300}
          onChange={({ target }) => type(target.value)}
        />
        <Button type="submit" busy={add.isPending}>
          {t('addNote')}
        </Button>
      </form>
    </section>
  );
}
