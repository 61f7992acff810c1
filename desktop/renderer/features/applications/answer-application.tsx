import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApplicationAnswer } from '#core/careers/application-status.ts';
import { SelectField, TextAreaField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { draftOf } from '../../lib/drafts.ts';
import { failureOf, reportFailure } from '../../lib/failures.ts';
import { notify } from '../../lib/notify.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { readAnew, type Application } from './applications.ts';

interface AnswerApplicationProps {
  readonly application: Application;
  readonly onClose: () => void;
}

/** Writes to an applicant in their language, from a text that is ready; what was written stays until it is sent. */
export function AnswerApplication({ application, onClose }: AnswerApplicationProps) {
  const t = usePhrases('applications');
  const cancel = usePhrases('frame')('cancel');
  const { drafts, fullName, language } = application;
  const { error, isPending, keep, send, text, to } = useAnswer(application, onClose);
  return (
    <Dialog
      title={t('answerTitle', { name: fullName })}
      lead={t(`answerLead_${language}`)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button kind="primary" busy={isPending} onClick={send}>
            {t('send')}
          </Button>
        </>
      }
    >
      <SelectField
        label={t('what')}
        value={to}
        autoFocus
        error={error('to')}
        onChange={({ target }) => {
          const chosen = drafts.find(({ status }) => status === target.value);
          if (chosen) keep(chosen.status, chosen.text);
        }}
      >
        {drafts.map(({ status }) => (
          <option key={status} value={status}>
            {t(`what_${status}`)}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={t('text')}
        rows={10}
        lang={language}
        value={text}
        error={error('text')}
        onChange={({ target }) => keep(to, target.value)}
      />
    </Dialog>
  );
}

function useAnswer({ drafts, id, status: from }: Application, onClose: () => void) {
  const t = usePhrases('applications');
  const draft = draftOf<{ to: ApplicationAnswer; text: string }>(`application-${String(id)}`);
  const [first] = drafts;
  const [written, setWritten] = useState(
    draft.kept ?? { to: first?.status ?? 'invited', text: first?.text ?? '' },
  );
  const keep = (to: ApplicationAnswer, text: string) => {
    setWritten({ to, text });
    draft.keep({ to, text });
  };
  const sending = useMutation({
    meta: { silent: true },
    mutationFn: () =>
      client.post('admin-job-application-answer', { params: { id }, body: { from, ...written } }),
    onSuccess: async () => {
      draft.drop();
      notify('success', t('sent'));
      await readAnew();
      onClose();
    },
    onError: (error) => {
      const { fields } = failureOf(error);
      if (fields['to'] === undefined && fields['text'] === undefined) reportFailure(error);
    },
  });
  const error = (field: 'to' | 'text') =>
    sending.isError ? failureOf(sending.error).fields[field] : undefined;
  return { ...written, error, isPending: sending.isPending, keep, send: () => sending.mutate() };
}
