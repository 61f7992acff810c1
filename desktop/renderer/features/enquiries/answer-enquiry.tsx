import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { TextAreaField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { draftOf } from '../../lib/drafts.ts';
import { failureOf, reportFailure } from '../../lib/failures.ts';
import { notify } from '../../lib/notify.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { readAnew, type Enquiry } from './enquiries.ts';

interface AnswerEnquiryProps {
  readonly enquiry: Enquiry;
  readonly onClose: () => void;
}

/** Writes the answer beside the question; what was written stays until it is sent. */
export function AnswerEnquiry({ enquiry, onClose }: AnswerEnquiryProps) {
  const t = usePhrases('enquiries');
  const cancel = usePhrases('frame')('cancel');
  const { id, content, language } = enquiry;
  const draft = draftOf<string>(`enquiry-${String(id)}`);
  const [text, setText] = useState(draft.kept ?? '');
  const send = useMutation({
    meta: { silent: true },
    mutationFn: () =>
      client.post('admin-enquiry-answer', { params: { id }, body: { answer: text } }),
    onSuccess: async () => {
      draft.drop();
      notify('success', t('answeredNow'));
      await readAnew();
      onClose();
    },
    onError: (error) => {
      if (failureOf(error).fields['answer'] === undefined) reportFailure(error);
    },
  });
  const error = send.isError ? failureOf(send.error).fields['answer'] : undefined;
  return (
    <Dialog
      title={t('answerTitle', { name: String(content?.['name'] ?? '') })}
      lead={t(`answerLead_${language}`)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button kind="primary" busy={send.isPending} onClick={() => send.mutate()}>
            {t('send')}
          </Button>
        </>
      }
    >
      <blockquote className="letter-quote">{String(content?.['message'] ?? '')}</blockquote>
      <TextAreaField
        label={t('answer')}
        rows={8}
        value={text}
        error={error}
        autoFocus
        onChange={({ target }) => {
          setText(target.value);
          draft.keep(target.value);
        }}
      />
    </Dialog>
  );
}
