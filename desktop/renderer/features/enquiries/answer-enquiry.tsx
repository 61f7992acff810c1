import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { TextAreaField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { failureOf, reportFailure } from '../../lib/failures.ts';
import { notify } from '../../lib/notify.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { readAnew, type Enquiry } from './enquiries.ts';

interface AnswerEnquiryProps {
  readonly enquiry: Enquiry;
  readonly onClose: () => void;
}

/** Writes the answer beside the question; a failed sending keeps what was written. */
export function AnswerEnquiry({ enquiry, onClose }: AnswerEnquiryProps) {
  const t = usePhrases('enquiries');
  const cancel = usePhrases('frame')('cancel');
  const [text, setText] = useState('');
  const { id, content, language } = enquiry;
  const send = useMutation({
    meta: { silent: true },
    mutationFn: () =>
      client.post('admin-enquiry-answer', { params: { id }, body: { answer: text } }),
    onSuccess: async () => {
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
        onChange={({ target }) => setText(target.value)}
      />
    </Dialog>
  );
}
