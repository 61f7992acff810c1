import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { SelectField, TextAreaField, TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { draftOf } from '../../lib/drafts.ts';
import { failureOf, reportFailure } from '../../lib/failures.ts';
import { notify } from '../../lib/notify.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { rereadRepair } from './repairs.ts';
import { useBenchAct, type Bench } from './bench.ts';

interface WriteMessageProps {
  readonly id: number;
  readonly templates: Bench['templates'];
  readonly onClose: () => void;
}

interface Draft {
  readonly templateId: number | null;
  readonly title: string;
  readonly text: string;
}

const blank: Draft = { templateId: null, title: '', text: '' };

const reportOther = (error: unknown): void => {
  if (failureOf(error).kind !== 'fields') reportFailure(error);
};

/** Sends the message, and shows beforehand the mail that it becomes; what is changed is looked at anew. */
function useMessage(id: number, draft: Draft, onClose: () => void) {
  const t = usePhrases('repairBench');
  const { templateId, title, text } = draft;
  const params = { id };
  const preview = useMutation({
    meta: { silent: true },
    mutationFn: () =>
      client.post('admin-repair-message-preview', { params, body: { title, text } }),
    onError: reportOther,
  });
  const send = useBenchAct(id, {
    send: () => client.post('admin-repair-message', { params, body: { title, text, templateId } }),
    onDone: () => {
      notify('success', t('sent'));
      void rereadRepair(id);
      onClose();
    },
    onFailed: reportOther,
  });
  const failed = send.error ?? preview.error;
  return { preview, send, errors: failed ? failureOf(failed).fields : {} };
}

/** A message to the customer: from a template, changed as it is wanted, and looked at before it goes out. */
export function WriteMessage({ id, templates, onClose }: WriteMessageProps) {
  const t = usePhrases('repairBench');
  const cancel = usePhrases('frame')('cancel');
  const kept = draftOf<Draft>(`repair-message-${String(id)}`);
  const [draft, setDraft] = useState(kept.kept ?? blank);
  const { preview, send, errors } = useMessage(id, draft, () => {
    kept.drop();
    onClose();
  });
  const change = (to: Draft) => {
    kept.keep(to);
    setDraft(to);
    preview.reset();
    send.reset();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!send.isPending) send.mutate();
  };
  return (
    <Dialog
      title={t('write')}
      lead={t('writeLead')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button busy={preview.isPending} onClick={() => preview.mutate()}>
            {t('preview')}
          </Button>
          <Button kind="primary" type="submit" form="repair-message" busy={send.isPending}>
            {t('send')}
          </Button>
        </>
      }
    >
      <form id="repair-message" className="repair-form" noValidate onSubmit={submit}>
        <Fields draft={draft} templates={templates} errors={errors} onChange={change} />
      </form>
      {preview.data && (
        <section aria-label={t('previewTitle')}>
          <h3>{preview.data.subject}</h3>
          <p className="bench-text">{preview.data.text}</p>
        </section>
      )}
    </Dialog>
  );
}

interface FieldsProps {
  readonly draft: Draft;
  readonly templates: Bench['templates'];
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (draft: Draft) => void;
}

function Fields({ draft, templates, errors, onChange }: FieldsProps) {
  const t = usePhrases('repairBench');
  const choose = (chosen: string) => {
    const template = templates.find(({ id }) => String(id) === chosen);
    onChange(
      template
        ? { templateId: template.id, title: template.title, text: template.text }
        : { ...draft, templateId: null },
    );
  };
  return (
    <>
      <SelectField
        label={t('template')}
        value={draft.templateId === null ? '' : String(draft.templateId)}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{t('noTemplate')}</option>
        {templates.map(({ id, title }) => (
          <option key={id} value={String(id)}>
            {title}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('title')}
        maxLength={120}
        value={draft.title}
        error={errors['title']}
        onChange={({ target }) => onChange({ ...draft, title: target.value })}
      />
      <TextAreaField
        label={t('text')}
        help={t('textHelp')}
        rows={7}
        maxLength={3000}
        value={draft.text}
        error={errors['text']}
        onChange={({ target }) => onChange({ ...draft, text: target.value })}
      />
    </>
  );
}
